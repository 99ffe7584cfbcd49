import { type OrderStatus, orderStatuses } from '@pinline/contracts/order/order/order-status'
import type { ReactNode } from 'react'

/** The six steps of an order in their order; the seventh status is `cancelled`. */
export const orderSteps = orderStatuses.filter((status) => status !== 'cancelled')

/** Six pads, filled up to the order's status; a cancelled order is struck out. `children` is the status as text. */
export function StatusPill({ status, children }: { status: OrderStatus; children: ReactNode }): ReactNode {
  const reached = status === 'cancelled' ? -1 : orderSteps.indexOf(status)
  return (
    <span className="status-pill" data-status={status}>
      <span className="status-pill-pads" aria-hidden="true">
        {orderSteps.map((step, index) => (
          <i key={step} {...(index <= reached ? { 'data-filled': '' } : {})} />
        ))}
      </span>
      {children}
    </span>
  )
}
