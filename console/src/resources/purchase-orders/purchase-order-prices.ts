import type { PurchaseOrderLine } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { type CurrencyCode, lineTotal, type Money, sumByCurrency, type UnitPrice } from '@pinline/events/money'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { parsePrice } from '../products/price-break-form-values.ts'

type Priced = Pick<PurchaseOrderLine, 'agreedPrice' | 'unitCost' | 'quantity'>

/** Where the supplier's is not known. */
export const usualCurrency = 'USD'

/** Null where no price is typed, undefined where what is typed is none. */
export const readAgreedPrice = (
  input: string,
  currency: CurrencyCode,
  signs: NumberSigns,
): UnitPrice | null | undefined => (input.trim() === '' ? null : parsePrice(input, currency, signs))

/** What one piece of a line costs: as agreed, otherwise at the cost price of when it was ordered. */
export const priceOf = ({ agreedPrice, unitCost }: Pick<Priced, 'agreedPrice' | 'unitCost'>): UnitPrice | null =>
  agreedPrice ?? unitCost

/** What an order costs, by currency; nothing unless each line has a price. */
export const orderTotals = (lines: readonly Priced[]): Money[] => {
  const totals = lines.flatMap((line) => {
    const price = priceOf(line)
    return price === null ? [] : [lineTotal(price, line.quantity)]
  })
  return totals.length < lines.length ? [] : sumByCurrency(totals)
}
