/** The statuses of an order, from before its placing to its end. */
export type OrderStatus =
  | 'new'
  | 'pending'
  | 'confirmed'
  | 'stocking'
  | 'testing'
  | 'shipped'
  | 'completed'
  | 'cancelled'

/** The one table of legal moves. Decisions consult it; nothing else says what may follow what. */
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
