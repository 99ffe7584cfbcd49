import type { RefundRow } from '@pinline/contracts/order/order/order-row'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** A refund: its amount, status and date. */
export function RefundText({ refund }: { refund: RefundRow }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const amount = format.money(refund.amount)
  return refund.completedAt === null
    ? t('refund.underWay', { amount, time: format.moment(refund.requestedAt) })
    : t('refund.done', { amount, time: format.moment(refund.completedAt) })
}

/** All refunds of an order with their reasons. */
export function Refunds({ refunds }: { refunds: readonly RefundRow[] }): ReactNode {
  const { t } = useTranslation('orders')
  return (
    <ul className="order-refunds">
      {refunds.map((refund) => (
        <li key={`${refund.requestedAt} ${refund.reason}`}>
          <RefundText refund={refund} />
          <span className="small">
            {t(`refund.reason.${refund.reason}`)}
            {refund.state === 'failed' && ` ${t('refund.late')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
