import type { SellerSettings } from '@pinline/contracts/order/settings/seller'
import { updateSeller } from '@pinline/contracts/order/settings/update-seller'
import { incoterm } from '@pinline/events/order/incoterm'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import { z } from 'zod'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'

/** The fields of the form, as they stand in documents. */
export const sellerFields = [
  'name',
  'registrationNumber',
  'address',
  'city',
  'zipcode',
  'country',
  'taxNumber',
  'email',
  'phone',
  'incoterm',
] as const
export type SellerField = (typeof sellerFields)[number]

export const sellerField = z.enum(sellerFields)

type SellerEdits = { readonly [Field in SellerField]?: string }

/** A draft of the seller. */
const sellerEdits = z.partialRecord(sellerField, z.string())

type SellerValues = Pick<SellerSettings, SellerField>

const sellerValuesOf = (seller: SellerSettings): SellerValues => {
  const { version: _, ...values } = seller
  return values
}

export interface SellerFormOptions {
  readonly shown: SellerSettings
  /** Refetches the seller. */
  readonly onChanged: () => Promise<SellerSettings | undefined>
}

/** Form state of the seller's data and its submit, on the version that the person has loaded. */
export const useUpdateSellerForm = ({ shown, onChanged }: SellerFormOptions) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { send, isPending } = useCommand(updateSeller)
  const [edits, setEdits] = useState<SellerEdits>({})
  /** What the edits began on; unedited fields show the newest. */
  const [begun, setBegun] = useState<SellerSettings>()
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  const grant = grantOf(permissions, 'settings.update')
  const isChanged = sellerFields.some((field) => (edits[field] ?? shown[field]) !== shown[field])
  const draft = useDraft<SellerEdits>({
    form: 'settings',
    id: 'seller',
    edits,
    isChanged,
    schema: sellerEdits,
    onRestore: setEdits,
  })

  const edit = (changed: SellerEdits) => {
    setBegun(begun ?? shown)
    setEdits({ ...edits, ...changed })
    clearFieldErrors(changed)
  }

  const forget = () => {
    setBegun(undefined)
    setEdits({})
    reset()
  }

  const conflict = useConflict<SellerSettings, SellerValues>({
    load: onChanged,
    versionOf: ({ version }) => version,
    valuesOf: sellerValuesOf,
    saveOn: async (newest, mine) => {
      setBegun(newest)
      setEdits(mine)
      return await save(newest, { ...sellerValuesOf(newest), ...mine })
    },
  })

  const save = async (on: SellerSettings, written: SellerValues): Promise<boolean> => {
    const input = { ...written, version: on.version }
    if (!passesValidation(fieldErrorsOf(updateSeller.input, input))) return false
    const outcome = await send(input)
    if (outcome.kind === 'conflict' && (await conflict.compare(on, written))) return false
    if (outcome.kind !== 'done') {
      showResult(outcome)
      return false
    }
    await onChanged()
    forget()
    notify('settings.seller.done')
    return true
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || !isChanged) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const on = begun ?? shown
    const terms = incoterm.safeParse(edits.incoterm).data ?? on.incoterm
    await save(on, { ...sellerValuesOf(on), ...edits, incoterm: terms })
  }

  /** Loads the newest version after a failure; what was typed stays. */
  const reload = async () => {
    setBegun(await onChanged())
    reset()
  }

  return {
    form,
    draft,
    edits,
    isChanged,
    grant,
    isPending,
    result,
    conflict,
    fieldErrorText,
    edit,
    submit,
    reload,
    discard: forget,
  }
}
