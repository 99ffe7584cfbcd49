import { createRole } from '@pinline/contracts/account/permissions/create-role'
import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import type { ResultOf } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import {
  type FieldErrors,
  fieldErrorsOf,
  noFieldErrors,
  useFieldErrorText,
  useFocusOnFieldError,
} from '../../layout/field-errors.ts'
import { isKnownPath } from '../../layout/known-paths.ts'
import { LocalisedFields, missingTranslations } from '../../layout/localised-fields.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { roleEffect } from './role-effect.ts'
import { RoleEffectSheet } from './role-effect-sheet.tsx'
import { branchesOf, type GrantableMenu, idsOf, withMenus, withoutMenu } from './role-menus.ts'
import { RoleTree } from './role-tree.tsx'

interface RoleFormProps {
  /** Undefined: a new one. */
  readonly record: RoleRow | undefined
  readonly menus: readonly GrantableMenu[]
  readonly ownOnly: boolean
  readonly onDone: (role: RoleRow) => void
}

const none: ReadonlySet<string> = new Set()

/** Names and menus of a role, and what they amount to. What somebody else changes meanwhile is kept beside one's own. */
export const RoleForm = ({ record, menus, ownOnly, onDone }: RoleFormProps) => {
  const text = useText()
  const format = useFormat()
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createRole)
  const updating = useCommand(updateRole)
  const form = useRef<HTMLFormElement>(null)
  const [snapshot, setSnapshot] = useState(record)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [newlyGranted, setNewlyGranted] = useState(none)
  const [newlyRevoked, setNewlyRevoked] = useState(none)
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<ResultOf<typeof createRole | typeof updateRole>>()
  const fieldErrorText = useFieldErrorText(fieldErrors)
  useFocusOnFieldError(form, fieldErrors)

  const grant = grantOf(permissions, snapshot === undefined ? 'roles.create' : 'roles.update')
  const busy = creating.isPending || updating.isPending
  const before = useMemo(() => new Set(snapshot?.menuIds), [snapshot])
  const granted = useMemo(
    () => before.union(newlyGranted).difference(newlyRevoked),
    [before, newlyGranted, newlyRevoked],
  )
  const branches = useMemo(() => branchesOf(menus), [menus])
  const effect = useMemo(() => roleEffect(menus, before, granted, isKnownPath), [menus, before, granted])
  const shownNames = { ...snapshot?.names, ...names }
  const changes = { added: granted.difference(before).size, removed: before.difference(granted).size }
  const isChanged = changes.added + changes.removed > 0 || Object.keys(names).length > 0

  const setGranted = (next: ReadonlySet<string>) => {
    setNewlyGranted(next.difference(before))
    setNewlyRevoked(before.difference(next))
    setResult(undefined)
  }

  const finish = (saved: RoleRow) => {
    setSnapshot(saved)
    setNames({})
    setNewlyGranted(none)
    setNewlyRevoked(none)
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

  const notGranted =
    result?.kind === 'failed' && result.code === 'not-held'
      ? effect.keys.filter(({ key, change }) => change !== 'kept' && grantOf(permissions, key) === 'missing')
      : []

  return (
    <form ref={form} className="role-columns" onSubmit={(event) => void submit(event)} noValidate>
      <div className="stack">
        <section className="sheet" aria-labelledby="role-names">
          <h2 id="role-names">{text('resources.roles.page.names')}</h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <LocalisedFields
              label={text('resources.roles.fields.name')}
              texts={shownNames}
              maxLength={60}
              fieldErrorOf={(language) => fieldErrorText(`names.${language}`)}
              onChange={(language, value) => {
                setNames({ ...names, [language]: value })
                setFieldErrors(
                  Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => field !== `names.${language}`)),
                )
              }}
            />
          </fieldset>
        </section>
        <section className="sheet" aria-labelledby="role-menus">
          <h2 id="role-menus">
            {text('resources.roles.page.menus')}
            <span className="end">{text('resources.roles.page.menus_note')}</span>
          </h2>
          {ownOnly && <p className="sheet-note">{text('resources.roles.page.own_menus')}</p>}
          <RoleTree
            branches={branches}
            granted={granted}
            fixed={grant === 'missing'}
            idsBelow={idsOf}
            onGrant={(ids) => setGranted(withMenus(menus, granted, ids))}
            onRevoke={(id) => setGranted(withoutMenu(menus, granted, id))}
          />
        </section>
        {result !== undefined && (
          <div className="stack">
            <CommandError result={result} onReload={() => void reload()} />
            {fieldErrorText('menuIds') !== undefined && <p className="field-error">{fieldErrorText('menuIds')}</p>}
            {notGranted.length > 0 && (
              <p className="field-error">
                {text('resources.roles.page.not_held', { keys: format.list(notGranted.map(({ key }) => key)) })}
              </p>
            )}
          </div>
        )}
        <div className="form-save">
          {grant === 'missing' ? (
            <p className="small">{text('resources.roles.page.read_only')}</p>
          ) : (
            <>
              <button
                type="submit"
                className="button button-gold"
                aria-busy={busy}
                aria-disabled={busy || (snapshot !== undefined && !isChanged)}
              >
                {text(snapshot === undefined ? 'resources.roles.commands.create' : 'resources.roles.commands.save')}
              </button>
              <p className="small" role="status">
                {isChanged
                  ? text('resources.roles.page.changed', changes)
                  : snapshot !== undefined && text('resources.roles.page.unchanged')}
              </p>
            </>
          )}
        </div>
      </div>
      <RoleEffectSheet effect={effect} />
    </form>
  )
}
