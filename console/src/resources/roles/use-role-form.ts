import { createRole } from '@pinline/contracts/account/permissions/create-role'
import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import type { ResultOf } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { useConflict } from '../../layout/conflicts/use-conflict.ts'
import {
  type FieldErrors,
  fieldErrorsOf,
  noFieldErrors,
  useFieldErrorText,
  useFocusOnFieldError,
} from '../../layout/field-errors.ts'
import { missingTranslations } from '../../layout/localised-fields.tsx'
import { useStepUp } from '../../layout/step-up-context.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type RoleValues, roleEditsOf, roleValuesOf, withRoleEdits } from './role-values.ts'
import { useRoleEdits } from './use-role-edits.ts'

/** Form state of a role, its menus, and its submit. A new role has no record. */
export const useRoleForm = (record: RoleRow | undefined, onDone: (role: RoleRow) => void) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createRole)
  const updating = useCommand(updateRole)
  const withStepUp = useStepUp()
  const form = useRef<HTMLFormElement>(null)
  const edits = useRoleEdits(record)
  const { snapshot, draft, names, granted, isChanged, begin } = edits
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<ResultOf<typeof createRole | typeof updateRole>>()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  useFocusOnFieldError(form, fieldErrors)

  const grant = grantOf(permissions, snapshot === undefined ? 'roles.create' : 'roles.update')
  const busy = creating.isPending || updating.isPending

  const editName = (language: string, value: string) => {
    edits.editName(language, value)
    setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => field !== `names.${language}`)))
  }

  const newestOf = async ({ id }: RoleRow) => (await dataProvider.getOne<RoleRow>('roles', { id })).data

  const finish = (saved: RoleRow) => {
    begin(saved)
    draft.clear()
    setResult(undefined)
    onDone(saved)
  }

  const conflict = useConflict<RoleRow, RoleValues>({
    load: newestOf,
    versionOf: ({ revision }) => revision,
    valuesOf: roleValuesOf,
    saveOn: async (newest, mine) => {
      const stay = roleEditsOf(mine)
      begin(newest, stay)
      return await save(newest, withRoleEdits(newest, stay))
    },
  })

  const save = async (
    on: RoleRow | undefined,
    content: { readonly names: Readonly<Record<string, string>>; readonly menuIds: string[] },
  ): Promise<boolean> => {
    const found = { ...fieldErrorsOf(createRole.input, content), ...missingTranslations('names', content.names) }
    setFieldErrors(found)
    if (Object.keys(found).length > 0) return false
    const outcome =
      on === undefined
        ? await creating.send(content)
        : await withStepUp((own) => updating.send({ id: on.id, revision: on.revision, ...content, ...own }))
    if (outcome.kind === 'done') {
      finish(outcome.data)
      return true
    }
    if (outcome.kind === 'conflict' && on !== undefined && (await conflict.compare(on, roleValuesOf(content))))
      return false
    if (outcome.kind === 'refused') setFieldErrors(outcome.errors)
    setResult(outcome)
    return false
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (snapshot !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    await save(snapshot, { names, menuIds: [...granted] })
  }

  const reload = async () => {
    if (snapshot !== undefined) edits.setSnapshot(await newestOf(snapshot))
    setResult(undefined)
  }

  return {
    ...{ form, draft, grant, busy, names, editName, granted, isChanged, result, conflict, fieldErrorText },
    isNew: snapshot === undefined,
    before: edits.before,
    changes: edits.changes,
    setGranted: (next: ReadonlySet<string>) => {
      edits.setGranted(next)
      setResult(undefined)
    },
    submit,
    reload,
  }
}
