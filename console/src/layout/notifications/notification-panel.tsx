import type { listHomeNotifications } from '@pinline/contracts/notification/notification/list-home-notifications'
import type { NotificationKind } from '@pinline/contracts/notification/notification/notification-row'
import { Tabs } from '@pinline/ui/design/tabs.tsx'
import { useState } from 'react'
import type { z } from 'zod'
import { useText } from '../../messages/use-text.ts'
import { DetailDrawer } from '../detail-drawer.tsx'
import { NotificationList } from './notification-list.tsx'

export type BellCounts = Pick<z.output<(typeof listHomeNotifications)['output']>, 'unread' | 'open'>

interface NotificationPanelProps {
  readonly counts: BellCounts
  readonly kinds: readonly NotificationKind[]
  readonly onClose: () => void
}

/** The first tab with something new. */
const firstTab = ({ unread, open }: BellCounts): NotificationKind => {
  if (unread.notice > 0) return 'notice'
  if (unread.news > 0) return 'news'
  return open > 0 ? 'agency' : 'notice'
}

/** Notices, news and to-dos of the person, in tabs. */
export const NotificationPanel = ({ counts, kinds, onClose }: NotificationPanelProps) => {
  const text = useText()
  const [chosen, setChosen] = useState(() => firstTab(counts))
  const kind = kinds.includes(chosen) ? chosen : 'notice'
  const countOf = (one: NotificationKind) => (one === 'agency' ? counts.open : counts.unread[one])
  return (
    <DetailDrawer title={text('notifications.title')} onClose={onClose}>
      <Tabs
        label={text('notifications.title')}
        selected={kind}
        tabs={kinds.map((id) => ({
          id,
          label: (
            <>
              {text(`notifications.tab.${id}`)}
              {countOf(id) > 0 && <b className="badge">{countOf(id)}</b>}
            </>
          ),
        }))}
        onSelect={setChosen}
        head={(list) => <div className="notification-tabs">{list}</div>}
      >
        <NotificationList key={kind} kind={kind} onLeave={onClose} />
      </Tabs>
    </DetailDrawer>
  )
}
