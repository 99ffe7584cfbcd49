import { EditConflict } from '@pinline/ui/design/edit-conflict.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** Shows that somebody else has changed the order first, and offers the newest state. */
export const OrderEditConflict = ({ version, onReload }: { version: number; onReload: () => void }) => {
  const text = useText()
  return (
    <EditConflict
      icon={<Icon name="warning" />}
      title={
        <>
          {text('resources.orders.commands.conflict')}{' '}
          <span>{text('resources.orders.commands.conflict_seen', { version })}</span>
        </>
      }
      ways={[{ label: text('resources.orders.commands.reload'), onChoose: onReload }]}
    />
  )
}
