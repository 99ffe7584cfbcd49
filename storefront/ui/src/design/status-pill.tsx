import type { ReactNode } from 'react'

/** The six steps of an order in their order; the seventh status is `cancelled`. */
export const orderSteps = ['pending', 'confirmed', 'stocking', 'testing', 'shipped', 'completed'] as const

/** Status of an order as the pill shows it. */
export type PillStatus = (typeof orderSteps)[number] | 'cancelled'

/** Six pads, filled up to where the order is; cancelled is struck out. `children` are the status in words. */
export function StatusPill({ status, children }: { status: PillStatus; children: ReactNode }): ReactNode {
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
