import type { OrderNumber } from '@pinline/events/ids'
import type { Status } from '../faults/invariants/orders.ts'

/** The place of the product that is made to order; the others have stock. */
export const madeToOrder = 4

/** The freights of an order that is sent as ready, minor units. */
export interface ModelPlan {
  readonly inStock: number
  readonly madeToOrder: number
  /** Of one parcel with everything. */
  readonly together: number
}

/** What the model says of one order. */
export interface ModelOrder {
  readonly orderNo: OrderNumber
  /** Place of its buyer. */
  readonly buyer: number
  /** Pieces per place of a product. */
  readonly pieces: ReadonlyMap<number, number>
  /** Of these, cancelled pieces, and pieces in parcels. */
  readonly cancelled: Map<number, number>
  readonly shipped: Map<number, number>
  /** Minor units. */
  readonly total: number
  /** Undefined for an order that is sent together. */
  readonly plan: ModelPlan | undefined
  /** How many left with what was ordered. */
  parcels: number
  status: Exclude<Status, 'new'>
  /** Parts of its payment that went back, minor units. */
  refunded: number
  /** The code that can be scanned now. */
  openAttempt: string | undefined
  /** Codes that must not be paid any more. */
  readonly endedAttempts: string[]
}

export interface ModelLine {
  quantity: number
  selected: boolean
}

/** The expected state of the shop after each command, computed without the product's code. */
export interface ShopModel {
  /** Per buyer: lines by the place of their product. */
  readonly carts: readonly Map<number, ModelLine>[]
  /** Free pieces by the place of a product; without end for the one that is made to order. */
  readonly free: number[]
  readonly orders: ModelOrder[]
}

/** Pieces that are neither cancelled nor in a parcel, per place of a product; none where all are. */
export const openPieces = ({ pieces, cancelled, shipped }: ModelOrder): [product: number, quantity: number][] =>
  [...pieces].flatMap(([product, ordered]) => {
    const quantity = ordered - (cancelled.get(product) ?? 0) - (shipped.get(product) ?? 0)
    return quantity > 0 ? [[product, quantity]] : []
  })

/** Whether an order has lines in stock, or made-to-order lines, that are not cancelled altogether. */
const has = ({ pieces, cancelled }: ModelOrder, isMade: boolean): boolean =>
  [...pieces].some(
    ([product, quantity]) => (product === madeToOrder) === isMade && quantity > (cancelled.get(product) ?? 0),
  )

export const hasOpenMade = (order: ModelOrder): boolean =>
  openPieces(order).some(([product]) => product === madeToOrder)

/** Ships the order in the model: what was paid for a second parcel that was not needed goes back. */
export const shipInModel = (order: ModelOrder): void => {
  order.status = 'shipped'
  if (order.plan === undefined) return
  const { inStock, madeToOrder: made, together } = order.plan
  const apart = (has(order, false) ? inStock : 0) + (has(order, true) ? made : 0)
  const isBoth = has(order, false) && has(order, true)
  const due = isBoth && order.parcels === 1 ? Math.min(together, apart) : apart
  order.refunded += Math.min(inStock + made - due, order.total - order.refunded)
}

export const isPaid = ({ status }: ModelOrder): boolean => status !== 'pending' && status !== 'cancelled'

/** The lines that an order would have now: selected, and within the stock. */
export const orderableLines = (model: ShopModel, buyer: number): Map<number, number> =>
  new Map(
    [...(model.carts[buyer] ?? [])].flatMap(([product, { quantity, selected }]) =>
      selected && quantity <= (model.free[product] ?? 0) ? [[product, quantity] as const] : [],
    ),
  )

/** Ends an order in the model: its pieces are available again, and its codes cannot be paid. */
export const cancelInModel = (model: ShopModel, order: ModelOrder): void => {
  order.status = 'cancelled'
  endAttempt(order)
  for (const [product, quantity] of openPieces(order)) model.free[product] = (model.free[product] ?? 0) + quantity
}

export const endAttempt = (order: ModelOrder): void => {
  if (order.openAttempt !== undefined) order.endedAttempts.push(order.openAttempt)
  order.openAttempt = undefined
}
