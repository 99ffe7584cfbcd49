import type { NotificationRow } from '@pinline/contracts/notification/notification/notification-row'
import { useId, useState } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { Icon } from '../icon.tsx'
import { NoticeParagraphs } from './notice-paragraphs.tsx'

export interface NoticeItemProps {
  readonly row: Pick<NotificationRow, 'title' | 'content' | 'createdAt' | 'read' | 'pinned'>
  /** Shown open, as in a preview. */
  readonly isOpen?: boolean
  /** BCP 47 tag of its language, if it is not the page's. */
  readonly lang?: string | undefined
  readonly onOpen?: () => void
}

/** A notice or a piece of news in the panel: its title, and its text once it is opened. */
export const NoticeItem = ({ row, isOpen = false, lang, onOpen }: NoticeItemProps) => {
  const text = useText()
  const format = useFormat()
  const textId = useId()
  const [isExpanded, setExpanded] = useState(isOpen)
  const toggle = () => {
    if (!isExpanded) onOpen?.()
    setExpanded(!isExpanded)
  }
  return (
    <li className="notification" data-unread={!row.read}>
      <button
        type="button"
        className="notification-head"
        aria-expanded={isExpanded}
        aria-controls={textId}
        onClick={toggle}
      >
        <span className="notification-title" lang={lang}>
          {row.title}
        </span>
        {!row.read && <span className="visually-hidden">, {text('notifications.unread')}</span>}
        <span className="notification-meta">
          {row.pinned === true && <span className="tag">{text('notifications.pinned')}</span>}
          <time className="figure" dateTime={row.createdAt}>
            {format.moment(row.createdAt)}
          </time>
        </span>
        <Icon name={isExpanded ? 'move-up' : 'down'} size={14} />
      </button>
      <div id={textId} hidden={!isExpanded} lang={lang}>
        {isExpanded && <NoticeParagraphs text={row.content} />}
      </div>
    </li>
  )
}
