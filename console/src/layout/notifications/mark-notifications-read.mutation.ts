import { markNotificationsRead } from '@pinline/contracts/notification/notification/mark-notifications-read'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useRefreshNotifications } from './use-notifications.ts'

/** Marks rows as read; without ids, every row of every tab. A failure leaves them unread, and is not shown. */
export const useMarkNotificationsRead = () => {
  const refresh = useRefreshNotifications()
  const { send, isPending } = useCommand(markNotificationsRead, { onDone: refresh })
  return {
    busy: isPending,
    markRead: (ids?: readonly string[]) => void send(ids === undefined ? {} : { ids: [...ids] }),
  }
}
