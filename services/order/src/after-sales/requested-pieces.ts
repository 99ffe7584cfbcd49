import type { AfterSaleNo, OrderNumber, ProductId } from '@pinline/events/ids'
import { afterSaleNo } from '@pinline/events/ids'

/** Pieces of a line that a request asks for. */
export interface RequestedPieces {
  readonly afterSaleNo: AfterSaleNo
  /** The request of the client that opened it: its repetition finds the entry again. */
  readonly requestId: string
  readonly productId: ProductId
  readonly quantity: number
  readonly openedAt: string
}

/** The requests of one order, and how many numbers it has given out. */
export interface RequestsOfOrder {
  readonly entries: readonly RequestedPieces[]
  readonly numbered: number
}

/** Numbers of requests that one order may give out. */
export const maxRequestsOfOrder = 99

/** Pieces of a product that the requests hold together. */
export const piecesRequested = (entries: readonly RequestedPieces[], productId: ProductId): number =>
  entries.reduce((sum, entry) => sum + (entry.productId === productId ? entry.quantity : 0), 0)

/** The order's requests without one that was never committed; its number is given out again if it was the latest. */
export const withoutRequest = (
  { entries, numbered }: RequestsOfOrder,
  orderNo: OrderNumber,
  number: AfterSaleNo,
): RequestsOfOrder => ({
  entries: entries.filter((entry) => entry.afterSaleNo !== number),
  numbered: number === `${orderNo}-${numbered}` ? numbered - 1 : numbered,
})

/**
 * The order's requests with a new one at their end: `full` if no number is left, and the pieces that may still be asked
 * for if there are too few.
 */
export const withRequest = (
  requests: RequestsOfOrder,
  orderNo: OrderNumber,
  opened: Omit<RequestedPieces, 'afterSaleNo'> & { readonly delivered: number },
): { readonly opened: RequestedPieces; readonly next: RequestsOfOrder } | { readonly left: number } | 'full' => {
  const { delivered, ...pieces } = opened
  const left = delivered - piecesRequested(requests.entries, opened.productId)
  if (opened.quantity > left) return { left: Math.max(0, left) }
  if (requests.numbered >= maxRequestsOfOrder) return 'full'
  const numbered = requests.numbered + 1
  const entry = { ...pieces, afterSaleNo: afterSaleNo.parse(`${orderNo}-${numbered}`) }
  return { opened: entry, next: { entries: [...requests.entries, entry], numbered } }
}
