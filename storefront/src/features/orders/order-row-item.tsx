import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { ListDrawing } from '@pinline/ui/drawing/list-drawing.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { drawableLine } from '../product/drawable-line.ts'
import { BuyAgain } from './buy-again.tsx'
import { CopyButton } from './copy-button.tsx'
import { hoursAndMinutes, secondsUntil } from './countdown.ts'
import { OrderActions } from './order-actions.tsx'
import { OrderStatusPill } from './order-status-pill.tsx'
import { RefundText, refundKeyOf } from './refund-text.tsx'
import { useServerClock } from './use-server-clock.ts'

/** The latest refunds; the order's own page has all of them. */
const shownRefunds = 2

/** Drawings that a row shows before "and n more". */
const picturesInRow = 3

function PayTime({ paymentDeadline }: { paymentDeadline: string }): ReactNode {
  const { t } = useTranslation('orders')
  const { t: tPayment } = useTranslation('payment')
  const format = useFormat()
  const seconds = secondsUntil(paymentDeadline, useServerClock(true))
  const { hours, minutes } = hoursAndMinutes(seconds)
  if (seconds === 0) return <span className="small">{t('row.overdue')}</span>
  const left = hours > 0 ? tPayment('held.hours', { hours, minutes }) : tPayment('held.minutes', { minutes })
  return (
    <>
      <b>{t('row.left', { left })}</b>
      <span className="small">{t('row.held', { time: format.moment(paymentDeadline) })}</span>
    </>
  )
}

/** One order of the list: number, drawings, pill, total, next action. */
export function OrderRowItem({ order }: { order: OrderRow }): ReactNode {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const isPayable = order.allowedCommands.includes('start-payment-attempt')
  const pictures = order.lines.flatMap((line) => {
    const part = drawableLine(line)
    return part === undefined ? [] : [{ id: line.productId, part }]
  })
  const shown = pictures.slice(0, picturesInRow)
  const content = format.enumeration(
    order.lines.map((line) => t('row.line', { quantity: line.quantity, model: line.model })),
  )
  return (
    <li className="order-row" data-due={isPayable ? '' : undefined}>
      <div className="order-row-number">
        <Link to="/user/center" search={{ tab: 'orders', orderNo: order.orderNo }} className="part-number">
          {order.orderNo}
        </Link>
        <CopyButton text={order.orderNo} label={t('action.copyNumber', { orderNo: order.orderNo })} />
        <span className="small">
          {t('row.placed', { time: format.moment(order.steps.placedAt) })}
          {order.poNumber !== null && (
            <>
              <br />
              {t('row.po', { number: order.poNumber })}
            </>
          )}
        </span>
      </div>
      <div className="order-row-pictures">
        <span className="visually-hidden">{content}</span>
        {shown.map(({ id, part }) => (
          <ListDrawing key={id} part={part} scale={2} origin={1} maxWidth={110} decorative />
        ))}
        {order.lines.length > shown.length && shown.length > 0 && (
          <span className="small" aria-hidden="true">
            {t('row.more', { count: order.lines.length - shown.length })}
          </span>
        )}
        {shown.length === 0 && (
          <span className="small" aria-hidden="true">
            {content}
          </span>
        )}
      </div>
      <div className="order-row-state">
        <OrderStatusPill order={order} />
        {isPayable && <PayTime paymentDeadline={order.paymentDeadline} />}
        {order.cancelReason !== null && <span className="small">{t(`cancelled.${order.cancelReason}`)}</span>}
        {order.refunds.slice(-shownRefunds).map((refund) => (
          <span key={refundKeyOf(refund)} className="small">
            <RefundText refund={refund} />
          </span>
        ))}
      </div>
      <div className="order-row-amount">
        <b className="figure">{format.money(order.total)}</b>
        <span className="small">{t('row.pieces', { pieces: order.pieces, lines: order.lines.length })}</span>
      </div>
      <div className="order-row-actions">
        <OrderActions order={order} small />
        {(order.status === 'completed' || order.status === 'cancelled') && <BuyAgain order={order} small />}
        {!isPayable && (
          <Link
            to="/user/center"
            search={{ tab: 'orders', orderNo: order.orderNo }}
            className={buttonClass({ small: true })}
          >
            {t('row.details')}
          </Link>
        )}
      </div>
    </li>
  )
}
