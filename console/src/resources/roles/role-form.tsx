import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { languages, languageTag } from '@pinline/contracts/api/languages'
import { useMemo } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { ConflictDialog, type ConflictFieldWords } from '../../layout/conflicts/conflict-dialog.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { isKnownPath } from '../../layout/known-paths.ts'
import { LocalisedFields } from '../../layout/localised-fields.tsx'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { type RoleEffect, roleEffect } from './role-effect.ts'
import { RoleEffectSheet } from './role-effect-sheet.tsx'
import { branchesOf, type GrantableMenu, idsOf, withMenus, withoutMenu } from './role-menus.ts'
import { RoleTree } from './role-tree.tsx'
import { useRoleForm } from './use-role-form.ts'

interface RoleFormProps {
  /** Undefined for a new role. */
  readonly record: RoleRow | undefined
  readonly menus: readonly GrantableMenu[]
  readonly ownOnly: boolean
  readonly onDone: (role: RoleRow) => void
}

type RoleFormState = ReturnType<typeof useRoleForm>

/** Why the role was not saved, with the permissions that the person may not grant. */
const SaveFailure = ({
  roleForm: { result, fieldErrorText, reload },
  effect,
}: {
  roleForm: RoleFormState
  effect: RoleEffect
}) => {
  const text = useText()
  const format = useFormat()
  const { permissions } = usePermissions()
  if (result === undefined) return null
  const notGranted =
    result.kind === 'failed' && result.code === 'not-held'
      ? effect.keys.filter(({ key, change }) => change !== 'kept' && grantOf(permissions, key) === 'missing')
      : []
  return (
    <div className="stack">
      <CommandError result={result} onReload={() => void reload()} />
      {fieldErrorText('menuIds') !== undefined && <p className="field-error">{fieldErrorText('menuIds')}</p>}
      {notGranted.length > 0 && (
        <p className="field-error">
          {text('resources.roles.page.not_held', { keys: format.list(notGranted.map(({ key }) => key)) })}
        </p>
      )}
    </div>
  )
}

const SaveBar = ({ roleForm: { grant, isNew, busy, isChanged, changes } }: { roleForm: RoleFormState }) => {
  const text = useText()
  if (grant === 'missing')
    return (
      <div className="form-save">
        <p className="small">{text('resources.roles.page.read_only')}</p>
      </div>
    )
  return (
    <div className="form-save">
      <button
        type="submit"
        className="button button-gold"
        aria-busy={busy}
        aria-disabled={busy || (!isNew && !isChanged)}
      >
        {text(isNew ? 'resources.roles.commands.create' : 'resources.roles.commands.save')}
      </button>
      <p className="small" role="status">
        {isChanged ? text('resources.roles.page.changed', changes) : !isNew && text('resources.roles.page.unchanged')}
      </p>
    </div>
  )
}

/** How a conflict names the fields of a role. */
const useConflictWords = (menus: RoleFormProps['menus']) => {
  const text = useText()
  return (field: string): ConflictFieldWords => {
    const language = languages.find(({ code }) => field === `names.${code}`)
    if (language !== undefined)
      return {
        label: `${text('resources.roles.fields.name')} · ${language.name}`,
        linesOf: (value) => [String(value ?? '')],
        lang: languageTag(language.code),
      }
    const menu = menus.find(({ id }) => field === `menus.${id}`)
    return {
      label: menu?.title ?? field,
      linesOf: (value) => [text(value === true ? 'conflicts.yes' : 'conflicts.no')],
    }
  }
}

/** Names and menus of a role, with a preview of their effect. Unedited fields follow changes by others. */
export const RoleForm = ({ record, menus, ownOnly, onDone }: RoleFormProps) => {
  const text = useText()
  const roleForm = useRoleForm(record, onDone)
  const conflictWords = useConflictWords(menus)
  const { form, grant, names, editName, before, granted, setGranted, fieldErrorText, submit } = roleForm
  const branches = useMemo(() => branchesOf(menus), [menus])
  const effect = useMemo(() => roleEffect(menus, before, granted, isKnownPath), [menus, before, granted])
  return (
    <form ref={form} className="role-columns" onSubmit={(event) => void submit(event)} noValidate>
      <div className="stack">
        <DraftOffer offer={roleForm.draft.offer} />
        <ConflictDialog conflict={roleForm.conflict} wordsOf={conflictWords} />
        <section className="sheet" aria-labelledby="role-names">
          <h2 id="role-names">{text('resources.roles.page.names')}</h2>
          <fieldset className="form sheet-form" disabled={grant === 'missing'}>
            <LocalisedFields
              label={text('resources.roles.fields.name')}
              texts={names}
              maxLength={60}
              fieldErrorOf={(language) => fieldErrorText(`names.${language}`)}
              onChange={editName}
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
        <SaveFailure roleForm={roleForm} effect={effect} />
        <SaveBar roleForm={roleForm} />
      </div>
      <RoleEffectSheet effect={effect} />
    </form>
  )
}
