import type { OrderRow, RefundRow } from '@pinline/contracts/order/order/order-row'
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

/** Distinguishes the refunds of an order, which have no number for their buyer. */
export const refundKeyOf = ({ requestedAt, reason, amount }: RefundRow): string =>
  `${requestedAt} ${reason} ${amount.minor}`

/** All refunds of an order with their reasons, and the pieces that each is for. */
export function Refunds({ order }: { order: Pick<OrderRow, 'refunds' | 'lines'> }): ReactNode {
  const { t } = useTranslation('orders')
  const modelOf = (productId: string) => order.lines.find((line) => line.productId === productId)?.model ?? ''
  return (
    <ul className="order-refunds">
      {order.refunds.map((refund) => (
        <li key={refundKeyOf(refund)}>
          <RefundText refund={refund} />
          {refund.lines.map(({ productId, quantity }) => (
            <span key={productId} className="small">
              {t('refund.pieces', { pieces: quantity, model: modelOf(productId) })}
            </span>
          ))}
          <span className="small">
            {t(`refund.reason.${refund.reason}`)}
            {refund.state === 'failed' && ` ${t('refund.late')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
