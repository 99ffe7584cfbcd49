import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import { isLowerPrice, lineTotal, type Money, type UnitPrice } from '@pinline/events/money'
import { allowedFrom } from '../product/allowed-quantity.ts'
import { unitPriceAt } from './quote.ts'

/**
 * The next larger quantity with a lower unit price, that price and, if the larger line costs less than the current one,
 * the saving. Null if there is none, or none up to `most`.
 */
export const nextBreakAfter = (line: {
  readonly breaks: readonly PriceBreak[]
  readonly rule: { readonly moq: number; readonly orderMultiple: number }
  readonly quantity: number
  /** The most pieces that may be offered. */
  readonly most: number
}): { from: number; unitPrice: UnitPrice; saves: Money | null } | null => {
  const { breaks, quantity } = line
  const now = unitPriceAt(breaks, quantity)
  const step = now && breaks.find((one) => one.from > quantity && isLowerPrice(one.unitPrice, now))
  if (now === undefined || step === undefined) return null
  const from = allowedFrom(line.rule, step.from)
  const unitPrice = unitPriceAt(breaks, from) ?? step.unitPrice
  if (from > line.most || !isLowerPrice(unitPrice, now)) return null
  const less = lineTotal(now, quantity).minor - lineTotal(unitPrice, from).minor
  return { from, unitPrice, saves: less > 0 ? { minor: less, currency: unitPrice.currency } : null }
}
