import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { setMenuState } from '@pinline/contracts/account/permissions/set-menu-state'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface SetMenuStateDialogProps {
  /** The menu as last loaded. */
  readonly menu: MenuRow
  readonly disabling: boolean
  readonly onDone: (menu: MenuRow) => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms disabling a menu for everybody, or enabling it again. */
export const SetMenuStateDialog = ({ menu, disabling, ...rest }: SetMenuStateDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(setMenuState)
  const title = { title: menu.title }
  return (
    <ConfirmCommand
      title={text(disabling ? 'resources.menus.disable.title' : 'resources.menus.enable.title', title)}
      effects={
        disabling
          ? [text('resources.menus.disable.effects.key'), text('resources.menus.disable.effects.message')]
          : [text('resources.menus.enable.effects.key')]
      }
      confirm={text(disabling ? 'resources.menus.disable.confirm' : 'resources.menus.enable.confirm')}
      tone={disabling ? 'danger' : 'gold'}
      busy={isPending}
      send={() => send({ id: menu.id, revision: menu.revision, state: disabling })}
      {...rest}
    />
  )
}
