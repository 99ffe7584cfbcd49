import { maxLineQuantity, type QuotedLine } from '@pinline/contracts/catalogue/price/quote-lines'
import type { ProductId } from '@pinline/events/ids'
import { lineTotal } from '@pinline/events/money'
import { nextBreakAfter } from '../../domain/price/next-break.ts'
import { breaksIn, priceVersionOf, unitPriceAt } from '../../domain/price/quote.ts'
import { allowedUpTo, isAllowedQuantity, suggestedQuantities } from '../../domain/product/allowed-quantity.ts'
import { geometryOf, type IndexedProduct, priceOf } from '../../search/indexed-product.ts'
import { type Audience, nameOf } from './present-product.ts'

/** Adjusts a quantity that is not allowed or exceeds the stock. */
const adjustedQuantities = ({ product, available }: IndexedProduct, quantity: number): number[] => {
  const { data } = product
  if (!isAllowedQuantity(data, quantity)) return suggestedQuantities(data, quantity)
  if (data.custom || quantity <= available) return []
  const most = allowedUpTo(data, available)
  return most === undefined ? [] : [most]
}

/** Prices one line in the rate's currency. The total is rounded once, at the line, to minor units. */
export const quoteLine = (
  line: { readonly productId: ProductId; readonly quantity: number },
  entry: IndexedProduct | undefined,
  audience: Audience,
): QuotedLine => {
  const { productId, quantity } = line
  if (entry === undefined) return { status: 'unknown', productId }
  const { rate } = audience
  const { data, lifecycle, replacement } = entry.product
  const breaks = breaksIn(priceOf(entry), rate)
  const unitPrice = unitPriceAt(breaks, quantity)
  const deliveries = (entry.stock?.deliveries ?? []).map(({ quantity, expectedOn }) => ({ quantity, expectedOn }))
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
    hsCode: data.hsCode,
    origin: data.origin,
    ...geometryOf(entry),
    leadTimeDays: data.leadTimeDays,
    suggestedQuantities: adjustedQuantities(entry, quantity),
    breaks: [...breaks],
    nextBreak: nextBreakAfter({
      breaks,
      rule: data,
      quantity,
      most: data.custom ? maxLineQuantity : Math.min(entry.available, maxLineQuantity),
    }),
    replacementId: replacement,
    incoming: deliveries[0] ?? null,
    deliveries,
  }
  if (lifecycle === 'discontinued') {
    const total = unitPrice === undefined ? null : lineTotal(unitPrice, quantity)
    const gone = { ...part, suggestedQuantities: [], nextBreak: null }
    return { status: 'discontinued', ...gone, unitPrice: unitPrice ?? null, lineTotal: total }
  }
  if (unitPrice === undefined) return { status: 'unpriced', ...part, unitPrice: null, lineTotal: null }
  const status = isAllowedQuantity(data, quantity) ? 'ok' : 'quantity'
  return { status, ...part, unitPrice, lineTotal: lineTotal(unitPrice, quantity) }
}
