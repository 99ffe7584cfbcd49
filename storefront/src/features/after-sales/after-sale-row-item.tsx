import type { AfterSaleRow } from '@pinline/contracts/order/after-sale/after-sale-row'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { UnbrokenFigures } from '@pinline/ui/format/unbroken-figures.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { drawableLine } from '../product/drawable-line.ts'
import { partName } from '../product/part-name.ts'
import { AfterSaleStatusTag } from './after-sale-status-tag.tsx'
import { useAfterSaleNames } from './use-after-sale-names.ts'

/** One request of the list: part, kind and reason, quantity, status. */
export function AfterSaleRowItem({ request }: { request: AfterSaleRow }): ReactNode {
  const { t } = useTranslation('after-sales')
  const format = useFormat()
  const { kindName, reasonName } = useAfterSaleNames()
  const part = drawableLine(request)
  const search = { tab: 'after-sales', request: request.afterSaleNo } as const
  return (
    <li className="after-sale-row">
      <span className="after-sale-drawing">
        {part && <ListDrawing part={part} scale={2} origin={1} maxWidth={96} decorative />}
      </span>
      <div>
        <Link to="/user/center" search={search} className="part-number">
          {request.model}
        </Link>
        <span className="small">
          <UnbrokenFigures text={partName(request)} />
        </span>
        <span className="small">
          {t('row.of', { number: request.afterSaleNo, time: format.moment(request.createdAt) })}
        </span>
      </div>
      <div>
        <b>{kindName(request.kind)}</b>
        <span className="small">{reasonName(request.reason)}</span>
        <span className="small">{t('row.quantity', { count: request.quantity })}</span>
      </div>
      <div className="after-sale-row-state">
        <AfterSaleStatusTag status={request.status} />
        {request.status === 'submitted' && (
          <span className="small">{t('row.answerBy', { time: format.moment(request.answerBy) })}</span>
        )}
      </div>
      <Link to="/user/center" search={search} className={buttonClass({ small: true })}>
        {t('row.details')}
      </Link>
    </li>
  )
}
