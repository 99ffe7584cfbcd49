import type { ProductId } from '@pinline/events/ids'
import { lineTotal } from '@pinline/events/money'
import type { QuotedLine } from '../../contract/quote-lines.ts'
import { breaksIn, priceVersionOf, unitPriceAt } from '../../domain/price/quote.ts'
import { isAllowedQuantity, suggestedQuantities } from '../../domain/product/allowed-quantity.ts'
import { geometryOf, type IndexedProduct, priceOf } from '../../search/indexed-product.ts'
import { type Audience, nameOf } from './present-product.ts'

/** Prices one line in the rate's currency. The total is rounded once, at the line, to minor units. */
export const quoteLine = (
  line: { readonly productId: ProductId; readonly quantity: number },
  entry: IndexedProduct | undefined,
  audience: Audience,
): QuotedLine => {
  const { productId, quantity } = line
  if (entry === undefined) return { status: 'unknown', productId }
  const { rate } = audience
  const { data, lifecycle } = entry.product
  const unitPrice = unitPriceAt(breaksIn(priceOf(entry), rate), quantity)
  const part = {
    productId,
    model: data.model,
    manufacturer: data.manufacturer,
    name: nameOf(entry, audience),
    priceVersion: priceVersionOf(priceOf(entry), entry.versions.price, rate),
    available: entry.available,
    moq: data.moq,
    orderMultiple: data.orderMultiple,
    weightGrams: data.weightGrams,
    custom: data.custom,
    ...geometryOf(entry),
    leadTimeDays: data.leadTimeDays,
    suggestedQuantities: suggestedQuantities(data, quantity),
  }
  if (lifecycle === 'discontinued') {
    const total = unitPrice === undefined ? null : lineTotal(unitPrice, quantity)
    return { status: 'discontinued', ...part, unitPrice: unitPrice ?? null, lineTotal: total }
  }
  if (unitPrice === undefined) return { status: 'unknown', productId }
  const status = isAllowedQuantity(data, quantity) ? 'ok' : 'quantity'
  return { status, ...part, unitPrice, lineTotal: lineTotal(unitPrice, quantity) }
}
