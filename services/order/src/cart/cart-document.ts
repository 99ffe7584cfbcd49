import type { BuyerId, ProductId } from '@pinline/events/ids'
import type { UnitPrice } from '@pinline/events/money'

/** One line as it is kept. Times are ISO. */
export interface StoredLine {
  readonly productId: ProductId
  readonly quantity: number
  readonly selected: boolean
  readonly addedAt: string
  readonly changedAt: string
  /** The price of one piece when the line was last changed; null where it was unknown. */
  readonly unitPrice: UnitPrice | null
  /** As the catalogue named the part when the line was last changed: what is shown when it is no longer there. */
  readonly model?: string
  readonly manufacturer?: string
}

/** The first answer to a request that changed the cart or was refused by it. */
export interface StoredCartReply {
  readonly request: string
  readonly hash: string
  readonly code: number
  /** The body as JSON; absent where it was too long to be kept here. */
  readonly text?: string
}

export interface CartDocument {
  readonly _id: BuyerId
  readonly lines: readonly StoredLine[]
  /** Raised with every write: the guard of the next one. */
  readonly revision: number
  /** To the last requests, in a ring: one that comes again changes nothing. */
  readonly answers?: readonly StoredCartReply[]
  /** How many requests it has answered: the next answer's place in the ring. */
  readonly answered?: number
}

export interface RequestedLine {
  readonly productId: ProductId
  readonly quantity: number
}

/** A quantity with what is kept of the part beside it. */
export type PricedLine = RequestedLine & Pick<StoredLine, 'unitPrice' | 'model' | 'manufacturer'>

export const quantityIn = (lines: readonly RequestedLine[], productId: ProductId): number =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0

/** One entry a product, in the order of their first mention; quantities of the same product are summed. */
export const mergeRequested = (requested: readonly RequestedLine[]): RequestedLine[] => {
  const merged = new Map<ProductId, number>()
  for (const { productId, quantity } of requested) merged.set(productId, (merged.get(productId) ?? 0) + quantity)
  return [...merged].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Sets lines to new quantities. New lines come last and are selected. */
export const withQuantities = (
  lines: readonly StoredLine[],
  changes: readonly PricedLine[],
  now: string,
): StoredLine[] => {
  const changed = new Map(changes.map((change) => [change.productId, change]))
  const unchanged = lines.map((line) => {
    const change = changed.get(line.productId)
    if (change === undefined) return line
    changed.delete(line.productId)
    return { ...line, ...change, changedAt: now }
  })
  const added = [...changed.values()].map((change) => ({ ...change, selected: true, addedAt: now, changedAt: now }))
  return [...unchanged, ...added]
}

/** Adds pieces to what a line has at this moment, which may be more than when the quantity was judged. */
export const withMore = (lines: readonly StoredLine[], more: readonly PricedLine[], now: string): StoredLine[] =>
  withQuantities(
    lines,
    more.map((requested) => ({ ...requested, quantity: requested.quantity + quantityIn(lines, requested.productId) })),
    now,
  )

export const withoutProducts = (lines: readonly StoredLine[], productIds: readonly ProductId[]): StoredLine[] =>
  lines.filter((line) => !productIds.includes(line.productId))

export const withSelection = (
  lines: readonly StoredLine[],
  productIds: readonly ProductId[] | undefined,
  selected: boolean,
): StoredLine[] =>
  lines.map((line) => (productIds === undefined || productIds.includes(line.productId) ? { ...line, selected } : line))

/** Ordered lines leave the cart, except those that were changed after the order was placed; the same lines where none leaves. */
export const withoutOrdered = (
  lines: readonly StoredLine[],
  productIds: readonly ProductId[],
  placedAt: string,
): readonly StoredLine[] => {
  const remaining = lines.filter((line) => !productIds.includes(line.productId) || line.changedAt > placedAt)
  return remaining.length === lines.length ? lines : remaining
}
