import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'

/** Tells that somebody else was faster, and offers the newest state. */
export const ConflictMessage = ({ version, onReload }: { version: number; onReload: () => void }) => {
  const text = useText()
  return (
    <div className="notice notice-warn" role="alert">
      <Icon name="warning" />
      <div>
        {text('resources.orders.commands.conflict')}{' '}
        <span>{text('resources.orders.commands.conflict_seen', { version })}</span>
      </div>
      <button type="button" className="button button-small" onClick={onReload}>
        {text('resources.orders.commands.reload')}
      </button>
    </div>
  )
}
