import type { OrderNumber } from '@pinline/events/ids'
import type { Status } from '../faults/invariants/orders.ts'

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
  /** Free pieces by the place of a product. */
  readonly free: number[]
  readonly orders: ModelOrder[]
}

/** Pieces that are neither cancelled nor in a parcel, per place of a product; none where all are. */
export const openPieces = ({ pieces, cancelled, shipped }: ModelOrder): [product: number, quantity: number][] =>
  [...pieces].flatMap(([product, ordered]) => {
    const quantity = ordered - (cancelled.get(product) ?? 0) - (shipped.get(product) ?? 0)
    return quantity > 0 ? [[product, quantity]] : []
  })

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
