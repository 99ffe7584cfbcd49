import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { removeMenu } from '@pinline/contracts/account/permissions/remove-menu'
import { setMenuState } from '@pinline/contracts/account/permissions/set-menu-state'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface MenuConfirmationProps {
  /** As it was read last. */
  readonly menu: MenuRow
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Asks before a menu is disabled for everybody, or enabled again. */
export const SetMenuStateDialog = ({
  menu,
  disabling,
  onDone,
  ...rest
}: MenuConfirmationProps & { disabling: boolean; onDone: (menu: MenuRow) => void }) => {
  const text = useText()
  const { send, isPending } = useCommand(setMenuState)
  const title = { title: menu.title }
  return (
    <ConfirmCommand
      title={text(disabling ? 'resources.menus.disable.title' : 'resources.menus.enable.title', title)}
      effects={
        disabling
          ? [text('resources.menus.disable.effects.key'), text('resources.menus.disable.effects.told')]
          : [text('resources.menus.enable.effects.key')]
      }
      confirm={text(disabling ? 'resources.menus.disable.confirm' : 'resources.menus.enable.confirm')}
      tone={disabling ? 'danger' : 'gold'}
      busy={isPending}
      send={() => send({ id: menu.id, revision: menu.revision, state: disabling })}
      onDone={onDone}
      {...rest}
    />
  )
}

/** Asks before a menu goes; the server refuses one that something hangs on. */
export const RemoveMenuDialog = ({
  menu,
  below,
  onDone,
  ...rest
}: MenuConfirmationProps & { below: number; onDone: () => void }) => {
  const text = useText()
  const { send, isPending } = useCommand(removeMenu)
  return (
    <ConfirmCommand
      title={text('resources.menus.delete.title', { title: menu.title })}
      effects={[
        ...(below > 0 ? [text('resources.menus.delete.effects.children', { smart_count: below })] : []),
        text('resources.menus.delete.effects.roles'),
        text('resources.menus.delete.effects.final'),
      ]}
      confirm={text('resources.menus.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: menu.id, revision: menu.revision })}
      onDone={onDone}
      {...rest}
    />
  )
}
