import { emptyNotifications } from '@pinline/contracts/notification/notification/empty-notifications'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { useRefreshNotifications } from './use-notifications.ts'

/** Clears one list of the person; pinned notices stay. */
export const EmptyNotificationsButton = ({ kind }: { kind: 'notice' | 'news' }) => {
  const text = useText()
  const notify = useNotify()
  const refresh = useRefreshNotifications()
  const { send, isPending } = useCommand(emptyNotifications, { onDone: refresh })
  const clear = async () => {
    const result = await send({ kind })
    if (result.kind !== 'done' && 'message' in result && result.message !== '')
      notify(result.message, { type: 'error' })
  }
  return (
    <button type="button" className="button button-small" aria-busy={isPending} onClick={() => void clear()}>
      {text('notifications.clear')}
    </button>
  )
}
