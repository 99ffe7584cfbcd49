import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { DraftOffer } from '../../layout/drafts/draft-offer.tsx'
import { useDraft } from '../../layout/drafts/use-draft.ts'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { missingTranslations } from '../../layout/localised-fields.tsx'
import { PanelSave } from '../../layout/panel-save.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { childrenOf } from '../../layout/tree/tree-positions.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { MenuFields } from './menu-fields.tsx'
import {
  kindErrors,
  type MenuEdits,
  type MenuFormValues,
  menuEdits,
  menuFormValues,
  menuInput,
} from './menu-form-values.ts'

interface MenuPanelProps {
  readonly rows: readonly MenuRow[]
  /** Undefined for a new menu. */
  readonly menu: MenuRow | undefined
  /** Initial values of a new menu. */
  readonly initialValues: MenuFormValues
  readonly edits: MenuEdits
  readonly onEditsChange: (edits: MenuEdits) => void
  readonly onSaved: (menu: MenuRow) => void
  readonly onReload: () => Promise<void>
  readonly onState: (menu: MenuRow) => void
  readonly onDelete: (menu: MenuRow) => void
  readonly onClose: () => void
}

const Head = ({
  menu,
  rows,
  onState,
  onDelete,
}: Pick<MenuPanelProps, 'rows' | 'onState' | 'onDelete'> & { menu: MenuRow }) => {
  const text = useText()
  const siblings = childrenOf(rows, menu.parentId)
  return (
    <div className="panel-facts">
      <span className="tag">{text(`resources.menus.kind.${menu.menuType}`)}</span>
      {menu.shipped && <span className="tag">{text('resources.menus.panel.shipped')}</span>}
      <StateBadge disabled={menu.state} />
      <span className="small">
        {text('resources.menus.panel.place', {
          place: siblings.findIndex(({ id }) => id === menu.id) + 1,
          count: siblings.length,
        })}
      </span>
      <span className="panel-commands">
        <CommandButton permission="menus.state" onPress={() => onState(menu)}>
          {text(menu.state ? 'resources.menus.commands.enable' : 'resources.menus.commands.disable')}
        </CommandButton>
        <CommandButton permission="menus.delete" tone="danger" onPress={() => onDelete(menu)}>
          {text('resources.menus.commands.delete')}
        </CommandButton>
      </span>
    </div>
  )
}

const errorsOf = (formValues: MenuFormValues) => {
  const { menuType, parentId } = formValues
  return {
    ...fieldErrorsOf(createMenu.input, { menuType, parentId, ...menuInput(formValues) }),
    ...missingTranslations('titles', formValues.titles),
    ...kindErrors(formValues),
  }
}

/** Shows and changes one menu. Unedited fields follow changes by others. */
export const MenuPanel = ({
  rows,
  menu,
  initialValues,
  edits,
  onEditsChange,
  onSaved,
  onReload,
  onClose,
  ...on
}: MenuPanelProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createMenu)
  const updating = useCommand(updateMenu)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  const formValues: MenuFormValues = { ...(menu === undefined ? initialValues : menuFormValues(menu)), ...edits }
  const grant = grantOf(permissions, menu === undefined ? 'menus.create' : 'menus.update')
  const busy = creating.isPending || updating.isPending
  const isChanged = Object.keys(edits).length > 0
  const draft = useDraft<MenuEdits>({
    form: 'menus',
    id: menu?.id ?? 'new',
    edits,
    isChanged,
    schema: menuEdits,
    onRestore: onEditsChange,
  })

  const type = (changed: MenuEdits) => {
    onEditsChange({ ...edits, ...changed })
    clearFieldErrors(changed)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (menu !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const { menuType, parentId } = formValues
    const content = menuInput(formValues)
    if (!passesValidation(errorsOf(formValues))) return
    const outcome =
      menu === undefined
        ? await creating.send({ menuType, parentId, ...content })
        : await updating.send({
            id: menu.id,
            revision: menu.revision,
            ...content,
            ...(parentId === menu.parentId ? {} : { parentId }),
          })
    if (outcome.kind === 'done') {
      draft.clear()
      return onSaved(outcome.data)
    }
    showResult(outcome)
  }

  const reload = async () => {
    await onReload()
    reset()
  }

  return (
    <form ref={form} className="menu-panel" onSubmit={(event) => void submit(event)} noValidate>
      <DraftOffer offer={draft.offer} />
      {menu !== undefined && <Head menu={menu} rows={rows} {...on} />}
      <fieldset className="form sheet-form" disabled={grant === 'missing'}>
        {menu === undefined && <p className="field-hint">{text('resources.menus.panel.new_note')}</p>}
        <MenuFields id={menu?.id ?? ''} rows={rows} formValues={formValues} fieldErrors={fieldErrors} onEdit={type} />
      </fieldset>
      <PanelSave
        name="menus"
        grant={grant}
        isNew={menu === undefined}
        isChanged={isChanged}
        busy={busy}
        result={result}
        onReload={() => void reload()}
        onDiscard={() => {
          reset()
          onEditsChange({})
          if (menu === undefined) onClose()
        }}
      />
    </form>
  )
}
