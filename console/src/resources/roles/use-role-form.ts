import { createRole } from '@pinline/contracts/account/permissions/create-role'
import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import type { ResultOf } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { z } from 'zod'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import {
  type FieldErrors,
  fieldErrorsOf,
  noFieldErrors,
  useFieldErrorText,
  useFocusOnFieldError,
} from '../../layout/field-errors.ts'
import { missingTranslations } from '../../layout/localised-fields.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useRoleGrants } from './use-role-grants.ts'

/** A draft of a role. */
const roleEdits = z.object({
  names: z.record(z.string(), z.string()),
  granted: z.array(z.string()),
  revoked: z.array(z.string()),
})

/** Form state of a role, its menus, and its submit. A new role has no record. */
export const useRoleForm = (record: RoleRow | undefined, onDone: (role: RoleRow) => void) => {
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createRole)
  const updating = useCommand(updateRole)
  const form = useRef<HTMLFormElement>(null)
  const [snapshot, setSnapshot] = useState(record)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<ResultOf<typeof createRole | typeof updateRole>>()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  useFocusOnFieldError(form, fieldErrors)
  const grants = useRoleGrants(snapshot?.menuIds)
  const { before, granted, added, removed, setGranted, resetGrants } = grants

  const grant = grantOf(permissions, snapshot === undefined ? 'roles.create' : 'roles.update')
  const busy = creating.isPending || updating.isPending
  const shownNames = { ...snapshot?.names, ...names }
  const isChanged = added + removed > 0 || Object.keys(names).length > 0
  const draft = useDraft({
    form: 'roles',
    id: record?.id ?? 'new',
    edits: { names, ...grants.edits },
    isChanged,
    schema: roleEdits,
    onRestore: (edits) => {
      setNames(edits.names)
      grants.restoreGrants(edits)
    },
  })

  const editName = (language: string, value: string) => {
    setNames({ ...names, [language]: value })
    setFieldErrors(Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => field !== `names.${language}`)))
  }

  const finish = (saved: RoleRow) => {
    setSnapshot(saved)
    setNames({})
    resetGrants()
    draft.clear()
    setResult(undefined)
    onDone(saved)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (snapshot !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const content = { names: shownNames, menuIds: [...granted] }
    const found = { ...fieldErrorsOf(createRole.input, content), ...missingTranslations('names', shownNames) }
    setFieldErrors(found)
    if (Object.keys(found).length > 0) return
    const outcome =
      snapshot === undefined
        ? await creating.send(content)
        : await updating.send({ id: snapshot.id, revision: snapshot.revision, ...content })
    if (outcome.kind === 'done') return finish(outcome.data)
    if (outcome.kind === 'refused') setFieldErrors(outcome.errors)
    setResult(outcome)
  }

  const reload = async () => {
    if (snapshot !== undefined) setSnapshot((await dataProvider.getOne<RoleRow>('roles', { id: snapshot.id })).data)
    setResult(undefined)
  }

  return {
    form,
    draft,
    isNew: snapshot === undefined,
    grant,
    busy,
    names: shownNames,
    editName,
    before,
    granted,
    changes: { added, removed },
    setGranted: (next: ReadonlySet<string>) => {
      setGranted(next)
      setResult(undefined)
    },
    isChanged,
    result,
    fieldErrorText,
    submit,
    reload,
  }
}
