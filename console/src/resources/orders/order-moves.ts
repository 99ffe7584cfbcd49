import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'

/** A command of staff on an order, by its button's authority. */
export type OrderMove = 'start-stocking' | 'start-testing' | 'ship'

export const authorityOf = {
  'start-stocking': 'orders.stock',
  'start-testing': 'orders.test',
  ship: 'orders.ship',
  cancel: 'orders.cancel',
  refund: 'orders.refund',
} as const satisfies Record<OrderMove | 'cancel' | 'refund', string>

const moves: Readonly<Record<OrderStatus, OrderMove | undefined>> = {
  pending: undefined,
  confirmed: 'start-stocking',
  stocking: 'start-testing',
  testing: 'ship',
  shipped: undefined,
  completed: undefined,
  cancelled: undefined,
}

/** The next legal command of staff; the server decides again. */
export const nextMove = (status: OrderStatus): OrderMove | undefined => moves[status]

/** Staff cancel while pending, confirmed or stocking; with a custom line only before stocking. */
export const mayCancel = (order: Pick<OrderRecord, 'status'> & { lines: readonly { custom: boolean }[] }): boolean => {
  if (order.status === 'stocking') return !order.lines.some(({ custom }) => custom)
  return order.status === 'pending' || order.status === 'confirmed'
}
