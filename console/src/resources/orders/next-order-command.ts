import type { OrderStatus } from '@pinline/contracts/order/order/order-status'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'

/** A command of staff on an order, by its button's authority. */
export type NextOrderCommand = 'start-stocking' | 'start-testing' | 'ship'

export const permissionOf = {
  'start-stocking': 'orders.stock',
  'start-testing': 'orders.test',
  ship: 'orders.ship',
  cancel: 'orders.cancel',
  refund: 'orders.refund',
} as const satisfies Record<NextOrderCommand | 'cancel' | 'refund', string>

const nextCommands: Readonly<Record<OrderStatus, NextOrderCommand | undefined>> = {
  pending: undefined,
  confirmed: 'start-stocking',
  stocking: 'start-testing',
  testing: 'ship',
  shipped: undefined,
  completed: undefined,
  cancelled: undefined,
}

/** The next legal command of staff; the server decides again. */
export const nextCommand = (status: OrderStatus): NextOrderCommand | undefined => nextCommands[status]

/** Staff cancel while pending, confirmed or stocking; with a custom line only before stocking. */
export const canCancel = (order: Pick<OrderRecord, 'status'> & { lines: readonly { custom: boolean }[] }): boolean => {
  if (order.status === 'stocking') return !order.lines.some(({ custom }) => custom)
  return order.status === 'pending' || order.status === 'confirmed'
}
