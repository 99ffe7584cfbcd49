import type { BuyerId, ProductId } from '@pinline/events/ids'
import type { UnitPrice } from '@pinline/events/money'

/** One line as stored. Times are ISO. */
export interface StoredLine {
  readonly productId: ProductId
  readonly quantity: number
  readonly selected: boolean
  readonly addedAt: string
  readonly changedAt: string
  /** The unit price when the line was last changed; null if it was unknown. */
  readonly unitPrice: UnitPrice | null
  /** As the catalogue named the part when the line was last changed: what is shown when it is no longer there. */
  readonly model?: string
  readonly manufacturer?: string
}

/** The first reply to a request that changed the cart or was refused by it. */
export interface StoredCartReply {
  readonly request: string
  readonly hash: string
  readonly code: number
  /** The body as JSON; absent if it was too long to be stored here. */
  readonly text?: string
}

export interface CartDocument {
  readonly _id: BuyerId
  readonly lines: readonly StoredLine[]
  /** Raised with every write: the guard of the next one. */
  readonly revision: number
  /** Replies to the last requests, as a ring buffer: a repeated request changes nothing. */
  readonly answers?: readonly StoredCartReply[]
  /** Number of replies so far: the position of the next one in the ring. */
  readonly answered?: number
}

export interface RequestedLine {
  readonly productId: ProductId
  readonly quantity: number
}

/** A quantity with the stored data of the part. */
export type PricedLine = RequestedLine & Pick<StoredLine, 'unitPrice' | 'model' | 'manufacturer'>

export const quantityIn = (lines: readonly RequestedLine[], productId: ProductId): number =>
  lines.find((line) => line.productId === productId)?.quantity ?? 0

/** One entry a product, in the order of their first mention; quantities of the same product are summed. */
export const mergeRequested = (requested: readonly RequestedLine[]): RequestedLine[] => {
  const merged = new Map<ProductId, number>()
  for (const { productId, quantity } of requested) merged.set(productId, (merged.get(productId) ?? 0) + quantity)
  return [...merged].map(([productId, quantity]) => ({ productId, quantity }))
}

/** Sets lines to new quantities. New lines are appended and selected. */
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

/** Adds pieces to the line's current quantity, which may be higher than when the quantity was checked. */
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

/** When the latest of these lines was changed, as ISO text. */
export const latestChange = (lines: readonly Pick<StoredLine, 'changedAt'>[]): string =>
  lines
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1) ?? ''

/**
 * When lines are ordered: when the order was started, but not before the latest of them was changed. Prevents the failure
 * "the clock of the instance that places is behind that of the one which changed the cart, and ordered lines stay in it".
 */
export const orderedAt = (startedAt: Date, changedAt: string): Date => {
  return startedAt.toISOString() < changedAt ? new Date(changedAt) : startedAt
}

/**
 * Removes ordered lines from the cart, except those changed after the order was placed; the same array if none is
 * removed.
 */
export const withoutOrdered = (
  lines: readonly StoredLine[],
  productIds: readonly ProductId[],
  placedAt: string,
): readonly StoredLine[] => {
  const remaining = lines.filter((line) => !productIds.includes(line.productId) || line.changedAt > placedAt)
  return remaining.length === lines.length ? lines : remaining
}
