/** The statuses of an order. */
export type OrderStatus =
  | 'new'
  | 'pending'
  | 'confirmed'
  | 'stocking'
  | 'testing'
  | 'shipped'
  | 'completed'
  | 'cancelled'

/** The one table of legal transitions. All decisions use it. */
export const legalTransitions: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['pending'],
  pending: ['confirmed', 'cancelled'],
  confirmed: ['stocking', 'cancelled'],
  stocking: ['testing', 'cancelled'],
  testing: ['shipped'],
  shipped: ['completed'],
  completed: [],
  cancelled: [],
}

export const mayMove = (from: OrderStatus, to: OrderStatus): boolean => legalTransitions[from].includes(to)

/** Every status that an order may still reach from a status; none leads back to `new`. */
export const statusesAfter = (status: OrderStatus): Exclude<OrderStatus, 'new'>[] => {
  const next = legalTransitions[status].filter((one) => one !== 'new')
  return [...new Set([...next, ...next.flatMap(statusesAfter)])]
}
