import type { NotificationKind } from '@pinline/contracts/notification/notification/notification-row'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/use-text.ts'
import { PageFailure } from '../page-failure.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { EmptyNotificationsButton } from './empty-notifications-button.tsx'
import { useMarkNotificationsRead } from './mark-notifications-read.mutation.ts'
import { NoticeItem } from './notice-item.tsx'
import { ToDoItem } from './to-do-item.tsx'
import { useNotificationList } from './use-notifications.ts'

interface NotificationListProps {
  readonly kind: NotificationKind
  /** The person goes to another page. */
  readonly onLeave: () => void
}

/** One tab of the panel: its rows, and what can be done with all of them. */
export const NotificationList = ({ kind, onLeave }: NotificationListProps) => {
  const text = useText()
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotificationList(kind)
  const { markRead, busy } = useMarkNotificationsRead()
  if (isPending) return <PageSkeleton />
  if (data === undefined) return <PageFailure message={error?.message ?? ''} onRetry={() => void refetch()} />
  const rows = data.pages.flatMap(({ list }) => list)
  if (rows.length === 0)
    return (
      <EmptyState title={text(`notifications.empty.${kind}`)}>
        <p>{text(`notifications.empty_hint.${kind}`)}</p>
      </EmptyState>
    )
  const unread = rows.filter(({ read }) => !read).map(({ id }) => id)
  return (
    <>
      <div className="notification-tools">
        <button
          type="button"
          className="button button-small"
          aria-busy={busy}
          aria-disabled={unread.length === 0}
          onClick={() => unread.length > 0 && markRead(unread.slice(0, 200))}
        >
          {text('notifications.mark_read')}
        </button>
        {kind === 'agency' ? (
          <Link className="button button-small" to="/to-dos" onClick={onLeave}>
            {text('home.to_dos.all')}
          </Link>
        ) : (
          <EmptyNotificationsButton kind={kind} />
        )}
      </div>
      <ul className="notification-list">
        {rows.map((row) =>
          kind === 'agency' ? (
            <ToDoItem
              key={row.id}
              row={row}
              onOpen={() => {
                if (!row.read) markRead([row.id])
                onLeave()
              }}
            />
          ) : (
            <NoticeItem key={row.uuid} row={row} onOpen={() => !row.read && markRead([row.id])} />
          ),
        )}
      </ul>
      {hasNextPage && (
        <p className="notification-more">
          <button
            type="button"
            className="button button-small"
            aria-busy={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {text('notifications.more')}
          </button>
        </p>
      )}
    </>
  )
}
