import type { RefundRow } from '@pinline/contracts/order/order/order-row'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from './formats.ts'

/** Money on its way back, or back: how much and since when. */
export function RefundText({ refund }: { refund: RefundRow }): ReactNode {
  const { t } = useTranslation('orders')
  const formats = useFormats()
  const amount = formats.money(refund.amount)
  return refund.completedAt === null
    ? t('refund.underWay', { amount, time: formats.moment(refund.requestedAt) })
    : t('refund.done', { amount, time: formats.moment(refund.completedAt) })
}

/** All refunds of an order, each with why it was made. */
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
