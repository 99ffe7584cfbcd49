import { createRole } from '@pinline/contracts/account/permissions/create-role'
import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { updateRole } from '@pinline/contracts/account/permissions/update-role'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { useDataProvider, useNotify } from 'react-admin'
import { CommandTold } from '../../layout/command-told.tsx'
import { type Faults, faultsOf, noFaults, useFaultText, useFocusOnFault } from '../../layout/form-faults.ts'
import { isKnownPath } from '../../layout/known-paths.ts'
import { LocalisedFields, missingTexts } from '../../layout/localised-fields.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { effectOf } from './effect-of.ts'
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
  const dataProvider = useDataProvider()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createRole)
  const updating = useCommand(updateRole)
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(record)
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [given, setGiven] = useState(none)
  const [taken, setTaken] = useState(none)
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<RoleRow>>()
  const faultText = useFaultText(faults)
  useFocusOnFault(form, faults)

  const grant = grantOf(permissions, seen === undefined ? 'roles.create' : 'roles.update')
  const busy = creating.busy || updating.busy
  const before = useMemo(() => new Set(seen?.menuIds), [seen])
  const held = useMemo(() => before.union(given).difference(taken), [before, given, taken])
  const branches = useMemo(() => branchesOf(menus), [menus])
  const effect = useMemo(() => effectOf(menus, before, held, isKnownPath), [menus, before, held])
  const shownNames = { ...seen?.names, ...names }
  const changes = { added: held.difference(before).size, removed: before.difference(held).size }
  const isChanged = changes.added + changes.removed > 0 || Object.keys(names).length > 0

  const hold = (next: ReadonlySet<string>) => {
    setGiven(next.difference(before))
    setTaken(before.difference(next))
    setAnswer(undefined)
  }

  const finish = (saved: RoleRow) => {
    setSeen(saved)
    setNames({})
    setGiven(none)
    setTaken(none)
    setAnswer(undefined)
    onDone(saved)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (seen !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const content = { names: shownNames, menuIds: [...held] }
    const found = { ...faultsOf(createRole.input, content), ...missingTexts('names', shownNames) }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const told =
      seen === undefined
        ? await creating.send(content)
        : await updating.send({ id: seen.id, revision: seen.revision, ...content })
    if (told.kind === 'done') return finish(told.data)
    if (told.kind === 'refused') setFaults(told.errors)
    setAnswer(told)
  }

  const reload = async () => {
    if (seen !== undefined) setSeen((await dataProvider.getOne<RoleRow>('roles', { id: seen.id })).data)
    setAnswer(undefined)
  }

  const notHeld =
    answer?.kind === 'failed' && answer.code === 'not-held'
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
              faultOf={(language) => faultText(`names.${language}`)}
              onChange={(language, value) => {
                setNames({ ...names, [language]: value })
                setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => field !== `names.${language}`)))
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
            held={held}
            fixed={grant === 'missing'}
            idsBelow={idsOf}
            onGive={(ids) => hold(withMenus(menus, held, ids))}
            onTake={(id) => hold(withoutMenu(menus, held, id))}
          />
        </section>
        {answer !== undefined && (
          <div className="stack">
            <CommandTold answer={answer} onReload={() => void reload()} />
            {faultText('menuIds') !== undefined && <p className="field-error">{faultText('menuIds')}</p>}
            {notHeld.length > 0 && (
              <p className="field-error">
                {text('resources.roles.page.not_held', { keys: notHeld.map(({ key }) => key).join(', ') })}
              </p>
            )}
          </div>
        )}
        <div className="form-save">
          {grant === 'missing' ? (
            <p className="sub">{text('resources.roles.page.read_only')}</p>
          ) : (
            <>
              <button
                type="submit"
                className="button gold"
                aria-busy={busy}
                aria-disabled={busy || (seen !== undefined && !isChanged)}
              >
                {text(seen === undefined ? 'resources.roles.commands.create' : 'resources.roles.commands.save')}
              </button>
              <p className="sub" role="status">
                {isChanged
                  ? text('resources.roles.page.changed', changes)
                  : seen !== undefined && text('resources.roles.page.unchanged')}
              </p>
            </>
          )}
        </div>
      </div>
      <RoleEffectSheet effect={effect} />
    </form>
  )
}
