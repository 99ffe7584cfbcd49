import type { UnitPrice } from '@pinline/events/money'

/** Days with sales that are kept of a product, the latest. */
export const soldDays = 90

/** Pieces that left with parcels on one day, UTC. */
export interface SoldOn {
  readonly day: string
  readonly quantity: number
}

/** What the figures of stocks are made of, of one product. */
export interface StockFiguresRow {
  /** Pieces in the warehouse, reserved ones among them. */
  readonly onHand: number
  /** One for each day with sales, the oldest first, `soldDays` at most. */
  readonly sold: readonly SoldOn[]
  /** What a piece costs the seller; null where that is not known. */
  readonly cost: UnitPrice | null
}
