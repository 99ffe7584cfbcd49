import type { OrderRow } from '@pinline/contracts/order/order/order-row'

/** The steps of an order in their sequence; `cancelled` is not one of them. */
export const steps = ['pending', 'confirmed', 'stocking', 'testing', 'shipped', 'completed'] as const
export type Step = (typeof steps)[number]

export interface Progress {
  readonly step: Step
  readonly state: 'done' | 'current' | 'ahead'
  /** When it was reached; null: not yet, or skipped. */
  readonly at: string | null
}

/** Progress of an order on the pin line. A cancelled order stops at the last step that it reached. */
export const progressOf = (order: Pick<OrderRow, 'status' | 'steps'>): readonly Progress[] => {
  const at: Readonly<Record<Step, string | null>> = {
    pending: order.steps.placedAt,
    confirmed: order.steps.confirmedAt,
    stocking: order.steps.stockingAt,
    testing: order.steps.testingAt,
    shipped: order.steps.shippedAt,
    completed: order.steps.completedAt,
  }
  const cancelled = order.status === 'cancelled'
  const current =
    order.status === 'cancelled' ? steps.findLastIndex((step) => at[step] !== null) : steps.indexOf(order.status)
  return steps.map((step, index) => ({
    step,
    at: at[step],
    state:
      index < current || (index === current && (cancelled || order.status === 'completed'))
        ? 'done'
        : index === current
          ? 'current'
          : 'ahead',
  }))
}
