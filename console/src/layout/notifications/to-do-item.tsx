import type { NotificationRow } from '@pinline/contracts/notification/notification/notification-row'
import { toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { Link } from 'react-router-dom'
import { useText } from '../../messages/use-text.ts'
import { PersonName } from '../../resources/people/person-name.tsx'
import { CompleteToDoButton } from '../../resources/to-dos/complete-to-do-button.tsx'
import { Due } from '../../resources/to-dos/due.tsx'
import { MentionExcerpt } from '../../resources/to-dos/mention-excerpt.tsx'
import { toDoLink } from '../../resources/to-dos/to-do-link.ts'

interface ToDoItemProps {
  readonly row: NotificationRow
  readonly onOpen: () => void
}

/** An open to-do in the panel, a link to where its work is done. */
export const ToDoItem = ({ row, onOpen }: ToDoItemProps) => {
  const text = useText()
  const resource = toDoRow.shape.resource.safeParse(row.resource)
  const to = resource.success ? toDoLink({ resource: resource.data, recordId: row.recordId ?? '' }) : '/to-dos'
  return (
    <li className="notification" data-unread={!row.read}>
      <Link className="notification-head" to={to} onClick={onOpen}>
        <span className="notification-title">{row.title}</span>
        {!row.read && <span className="visually-hidden">, {text('notifications.unread')}</span>}
        <span className="notification-meta">
          {row.dueAt !== null && <Due at={row.dueAt} />}
          {row.mention === undefined && row.assignee !== undefined && row.assignee !== null && (
            <>
              {' · '}
              <PersonName id={row.assignee} />
            </>
          )}
        </span>
      </Link>
      {row.mention !== undefined && (
        <div className="notification-mention">
          <MentionExcerpt mention={row.mention} />
          <CompleteToDoButton toDo={row} />
        </div>
      )}
    </li>
  )
}
