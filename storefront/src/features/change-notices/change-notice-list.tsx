import type { ShownChangeNotice } from '@pinline/contracts/notification/change-notice/change-notice-row'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { ChangeNoticeItem } from './change-notice-item.tsx'

/** The notices of a part: the content of a section. */
export function ChangeNoticeList({ notices }: { notices: readonly ShownChangeNotice[] }): ReactNode {
  const { t } = useTranslation('change-notices')
  return (
    <>
      <h2 id="change-notices">{t('title')}</h2>
      <ul className="change-notices">
        {notices.map((notice) => (
          <ChangeNoticeItem key={notice.id} notice={notice} />
        ))}
      </ul>
    </>
  )
}
