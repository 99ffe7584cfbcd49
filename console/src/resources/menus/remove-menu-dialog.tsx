import type { MenuRow } from '@pinline/contracts/account/permissions/menu-row'
import { removeMenu } from '@pinline/contracts/account/permissions/remove-menu'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RemoveMenuDialogProps {
  /** The menu as last loaded. */
  readonly menu: MenuRow
  /** Number of its descendants. */
  readonly below: number
  readonly onDone: () => void
  readonly onReload: () => Promise<void>
  readonly onClose: () => void
}

/** Confirms removing a menu; the server rejects it while the menu has children. */
export const RemoveMenuDialog = ({ menu, below, ...rest }: RemoveMenuDialogProps) => {
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
      {...rest}
    />
  )
}
