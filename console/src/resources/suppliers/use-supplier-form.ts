import { permissionOf } from '@pinline/contracts/api/call'
import { addSupplier } from '@pinline/contracts/catalogue/supplier/add-supplier'
import { changeSupplier } from '@pinline/contracts/catalogue/supplier/change-supplier'
import type { SupplierChanged, SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import {
  type SupplierFormValues,
  supplierFormValues,
  supplierInputOf,
  supplierValuesOf,
} from './supplier-form-values.ts'

/** Form state of a supplier, and its submit. A new one has no record. */
export const useSupplierForm = (record: SupplierRecord | undefined, onDone: (changed: SupplierChanged) => void) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const adding = useCommand(addSupplier)
  const changing = useCommand(changeSupplier)
  const formResult = useFormResult()
  const [snapshot, setSnapshot] = useState(record)
  const [edits, setEdits] = useState<Partial<SupplierFormValues>>({})
  const fieldErrorText = useFieldErrorText(formResult.fieldErrors)

  const canEdit = grantOf(permissions, permissionOf(changeSupplier)) === 'granted'
  const busy = adding.isPending || changing.isPending
  const values: SupplierFormValues = { ...supplierValuesOf(snapshot), ...edits }
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft({
    ...{ form: 'suppliers', id: record?.id ?? 'new', edits: values, isChanged },
    schema: supplierFormValues,
    onRestore: setEdits,
  })

  const edit = (changes: Partial<SupplierFormValues>) => {
    setEdits((before) => ({ ...before, ...changes }))
    formResult.clearFieldErrors(changes)
  }

  const newestOf = async (id: SupplierRecord['id']) =>
    (await dataProvider.getOne<SupplierRecord>('suppliers', { id })).data

  const conflict = useConflict<SupplierRecord, SupplierFormValues>({
    load: async ({ id }) => await newestOf(id),
    versionOf: ({ revision }) => revision,
    valuesOf: supplierValuesOf,
    saveOn: async (newest, mine) => {
      setSnapshot(newest)
      setEdits(mine)
      return await save(newest, { ...supplierValuesOf(newest), ...mine })
    },
  })

  const send = async (
    on: SupplierRecord | undefined,
    written: SupplierFormValues,
  ): Promise<CommandResult<SupplierChanged> | undefined> => {
    const input = supplierInputOf(written)
    if (on === undefined) {
      if (!formResult.passesValidation(fieldErrorsOf(addSupplier.input, input))) return undefined
      return await adding.send(input)
    }
    const changed = { ...input, id: on.id, revision: on.revision }
    if (!formResult.passesValidation(fieldErrorsOf(changeSupplier.input, changed))) return undefined
    return await changing.send(changed)
  }

  const save = async (on: SupplierRecord | undefined, written: SupplierFormValues): Promise<boolean> => {
    const outcome = await send(on, written)
    if (outcome === undefined) return false
    if (outcome.kind === 'conflict' && on !== undefined && (await conflict.compare(on, written))) return false
    if (outcome.kind !== 'done') {
      formResult.showResult(outcome)
      return false
    }
    draft.clear()
    onDone(outcome.data)
    return true
  }

  return {
    ...{ form: formResult.form, result: formResult.result },
    ...{ draft, conflict, canEdit, busy, values, isChanged, edit, fieldErrorText },
    submit: async (event: FormEvent) => {
      event.preventDefault()
      if (busy || (snapshot !== undefined && !isChanged)) return
      if (!canEdit) return notify('shell.function_disabled', { type: 'error' })
      await save(snapshot, values)
    },
    reload: async () => {
      if (snapshot !== undefined) setSnapshot(await newestOf(snapshot.id))
      formResult.reset()
    },
  }
}
export type SupplierFormState = ReturnType<typeof useSupplierForm>
