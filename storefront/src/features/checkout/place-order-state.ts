import type { InputOf } from '@pinline/contracts/api/call'
import type { placeOrder } from '@pinline/contracts/order/order/place-order'
import { type OrderPreview, orderPreview } from '@pinline/contracts/order/order/preview-order'
import { orderNumber } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { RefusalOf } from '@pinline/ui/commands/command-result'
import { z } from 'zod'
import { type ShortLine, shortLinesOf } from '../cart/short-lines.ts'

export type PlaceOrderInput = InputOf<typeof placeOrder>
export type PlaceOrderRefusal = RefusalOf<typeof placeOrder>

/** The results of "Place order" other than an order. */
export type PlaceOrderState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'checking'; readonly orderNo: string }
  | { readonly kind: 'price-changed'; readonly before: OrderPreview | undefined; readonly now: OrderPreview }
  | { readonly kind: 'out-of-stock'; readonly lines: readonly ShortLine[] }
  /** The unpaid orders of the buyer, or of all new buyers, would hold too much of these parts. */
  | { readonly kind: 'share-reached'; readonly lines: readonly ShortLine[]; readonly message: string }
  /** The buyer has too many unpaid orders. */
  | { readonly kind: 'orders-reached'; readonly message: string }
  /** These lines were already ordered, to another address, by another method or at other prices. */
  | { readonly kind: 'already-placed'; readonly orderNo: string; readonly message: string }
  | { readonly kind: 'refused'; readonly code: PlaceOrderRefusal['code']; readonly message: string }
  /** No response: the order may exist; a retry returns the same one. */
  | { readonly kind: 'unanswered' }

/** Parses a rejection of `/orders/create`. `before` is the preview that the person saw. */
export const placeOrderStateOf = (refused: PlaceOrderRefusal, before: OrderPreview | undefined): PlaceOrderState => {
  if (refused.code === 'price-changed') {
    const parsed = z.object({ preview: orderPreview }).safeParse(refused.data)
    if (parsed.success) return { kind: 'price-changed', before, now: parsed.data.preview }
  }
  if (
    refused.code === 'out-of-stock' ||
    refused.code === 'unpaid-share-reached' ||
    refused.code === 'new-buyers-share-reached'
  ) {
    const lines = shortLinesOf(refused.data)
    if (lines.length > 0)
      return refused.code === 'out-of-stock'
        ? { kind: 'out-of-stock', lines }
        : { kind: 'share-reached', lines, message: refused.message }
  }
  if (refused.code === 'unpaid-orders-reached') return { kind: 'orders-reached', message: refused.message }
  if (refused.code === 'already-placed') {
    const parsed = z.object({ orderNo: orderNumber }).safeParse(refused.data)
    if (parsed.success) return { kind: 'already-placed', orderNo: parsed.data.orderNo, message: refused.message }
  }
  return { kind: 'refused', code: refused.code, message: refused.message }
}

export interface ChangedAmount {
  readonly what:
    | { readonly kind: 'each'; readonly model: string }
    | { readonly kind: 'freight' | 'tax' }
    | { readonly kind: 'total' }
  readonly was: OrderPreview['lines'][number]['unitPrice'] | Money | null
  readonly is: OrderPreview['lines'][number]['unitPrice'] | Money | null
}

/** The amounts that differ between two previews, the total last. */
export const changedAmounts = (before: OrderPreview, now: OrderPreview): readonly ChangedAmount[] => {
  const lines = now.lines.flatMap((line): ChangedAmount[] => {
    const old = before.lines.find((other) => other.productId === line.productId)
    if (old === undefined || JSON.stringify(old.unitPrice) === JSON.stringify(line.unitPrice)) return []
    return [{ what: { kind: 'each', model: line.model }, was: old.unitPrice, is: line.unitPrice }]
  })
  const freight: ChangedAmount[] =
    before.freight?.minor === now.freight?.minor
      ? []
      : [{ what: { kind: 'freight' }, was: before.freight, is: now.freight }]
  const [taxBefore, taxNow] = [before.tax?.amount ?? null, now.tax?.amount ?? null]
  const tax: ChangedAmount[] =
    (taxBefore?.minor ?? 0) === (taxNow?.minor ?? 0) ? [] : [{ what: { kind: 'tax' }, was: taxBefore, is: taxNow }]
  return [...lines, ...freight, ...tax, { what: { kind: 'total' }, was: before.total, is: now.total }]
}
