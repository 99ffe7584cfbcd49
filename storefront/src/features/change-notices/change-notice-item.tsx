import type { ShownChangeNotice } from '@pinline/contracts/notification/change-notice/change-notice-row'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

const dates = ['announcedOn', 'effectiveOn', 'lastOrderOn', 'lastShipmentOn'] as const

/** One notice: what it is about, its dates, what was added to it and the manufacturer's document. */
export function ChangeNoticeItem(props: { notice: ShownChangeNotice; withParts?: boolean }): ReactNode {
  const { notice, withParts = false } = props
  const { t } = useTranslation('change-notices')
  const format = useFormat()
  return (
    <li className="change-notice">
      <p>
        <b>{t(`kind.${notice.kind}`)}</b> <span className="small figure">{notice.reference}</span>
      </p>
      <p>{t(`about.${notice.kind}`)}</p>
      <dl className="change-notice-dates">
        {dates.map((name) => {
          const date = notice[name]
          return (
            date !== null && (
              <div key={name}>
                <dt className="small">{t(name)}</dt>
                <dd className="figure">{format.calendarDate(date)}</dd>
              </div>
            )
          )
        })}
      </dl>
      {notice.text !== '' && <p className="written">{notice.text}</p>}
      {withParts && (
        <p>
          <span className="small">{t('parts')}</span>{' '}
          {notice.parts.map(({ productId, model }, index) => (
            <Fragment key={productId}>
              {index > 0 && ' · '}
              <Link to="/productDetail/$id" params={{ id: productId }} className="part-number">
                {model}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
      {notice.attachmentUrl !== null && (
        <a href={notice.attachmentUrl} rel="noopener noreferrer" target="_blank">
          {t('document')}
        </a>
      )}
    </li>
  )
}
