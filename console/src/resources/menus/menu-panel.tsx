import { createMenu } from '@pinline/contracts/account/permissions/create-menu'
import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { updateMenu } from '@pinline/contracts/account/permissions/update-menu'
import type { FormEvent } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { faultsOf } from '../../layout/form-faults.ts'
import { missingTexts } from '../../layout/localised-fields.tsx'
import { PanelSave } from '../../layout/panel-save.tsx'
import { StateMark } from '../../layout/state-mark.tsx'
import { childrenOf } from '../../layout/tree/tree-places.ts'
import { useFormAnswer } from '../../layout/use-form-answer.ts'
import { usePermissions } from '../../layout/use-permissions.ts'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { useCommand } from '../../providers/use-command.ts'
import { MenuFields } from './menu-fields.tsx'
import { contentOf, kindFaults, type MenuDraft, type TypedMenu, typedOf } from './typed-menu.ts'

interface MenuPanelProps {
  readonly rows: readonly MenuRow[]
  /** Undefined: a new one. */
  readonly menu: MenuRow | undefined
  /** What a new one begins with. */
  readonly fresh: TypedMenu
  readonly draft: MenuDraft
  readonly onDraft: (draft: MenuDraft) => void
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
      <StateMark disabled={menu.state} />
      <span className="sub">
        {text('resources.menus.fields.orderNum')}{' '}
        {text('resources.menus.panel.place', {
          place: siblings.findIndex(({ id }) => id === menu.id) + 1,
          count: siblings.length,
        })}
      </span>
      <span className="panel-commands">
        <CommandButton authority="menus.state" onPress={() => onState(menu)}>
          {text(menu.state ? 'resources.menus.commands.enable' : 'resources.menus.commands.disable')}
        </CommandButton>
        <CommandButton authority="menus.delete" tone="danger" onPress={() => onDelete(menu)}>
          {text('resources.menus.commands.delete')}
        </CommandButton>
      </span>
    </div>
  )
}

/** Shows and changes one menu. What somebody else changes meanwhile shows through where nothing was typed. */
export const MenuPanel = ({ rows, menu, fresh, draft, onDraft, onSaved, onReload, onClose, ...on }: MenuPanelProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const creating = useCommand(createMenu)
  const updating = useCommand(updateMenu)
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()

  const typed: TypedMenu = { ...(menu === undefined ? fresh : typedOf(menu)), ...draft }
  const grant = grantOf(permissions, menu === undefined ? 'menus.create' : 'menus.update')
  const busy = creating.busy || updating.busy
  const isChanged = Object.keys(draft).length > 0

  const type = (changed: MenuDraft) => {
    onDraft({ ...draft, ...changed })
    forgive(changed)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy || (menu !== undefined && !isChanged)) return
    if (grant !== 'granted') return notify('shell.function_disabled', { type: 'error' })
    const { menuType, parentId } = typed
    const content = contentOf(typed)
    const found = {
      ...faultsOf(createMenu.input, { menuType, parentId, ...content }),
      ...missingTexts('titles', typed.titles),
      ...kindFaults(typed),
    }
    if (!passes(found)) return
    const told =
      menu === undefined
        ? await creating.send({ menuType, parentId, ...content })
        : await updating.send({
            id: menu.id,
            revision: menu.revision,
            ...content,
            ...(parentId === menu.parentId ? {} : { parentId }),
          })
    if (told.kind === 'done') return onSaved(told.data)
    tell(told)
  }

  const reload = async () => {
    await onReload()
    forget()
  }

  return (
    <form ref={form} className="menu-panel" onSubmit={(event) => void submit(event)} noValidate>
      {menu !== undefined && <Head menu={menu} rows={rows} {...on} />}
      <fieldset className="form sheet-form" disabled={grant === 'missing'}>
        {menu === undefined && <p className="hint">{text('resources.menus.panel.new_note')}</p>}
        <MenuFields id={menu?.id ?? ''} rows={rows} typed={typed} faults={faults} onType={type} />
      </fieldset>
      <PanelSave
        name="menus"
        grant={grant}
        isNew={menu === undefined}
        isChanged={isChanged}
        busy={busy}
        answer={answer}
        onReload={() => void reload()}
        onDiscard={() => {
          forget()
          onDraft({})
          if (menu === undefined) onClose()
        }}
      />
    </form>
  )
}
