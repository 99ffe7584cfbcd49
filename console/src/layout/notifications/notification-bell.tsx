import './notifications.css'
import { notificationKind } from '@pinline/contracts/notification/notification/notification-row'
import { useState } from 'react'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { Icon } from '../icon.tsx'
import { usePermissions } from '../use-permissions.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { useNotifications } from './use-notifications.ts'

/** Only the panel shows more. */
const maxCount = 999
const none = { unread: { notice: 0, news: 0 }, open: 0 } as const

/** The bell with the number of unread notices and news and of open to-dos; it opens the panel with all three. */
export const NotificationBell = () => {
  const text = useText()
  const { permissions } = usePermissions()
  const [isOpen, setOpen] = useState(false)
  const { data: counts = none } = useNotifications()
  const { unread, open } = counts
  const kinds = notificationKind.options.filter(
    (kind) => kind !== 'agency' || grantOf(permissions, 'to-dos.read') === 'granted',
  )
  const total = unread.notice + unread.news + open
  return (
    <>
      <button
        type="button"
        className="band-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={text('notifications.bell', { notices: unread.notice, news: unread.news, to_dos: open })}
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" />
        {total > 0 && <b className="badge">{total > maxCount ? `${maxCount}+` : total}</b>}
      </button>
      {isOpen && <NotificationPanel counts={counts} kinds={kinds} onClose={() => setOpen(false)} />}
    </>
  )
}
