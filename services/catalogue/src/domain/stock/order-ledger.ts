import { type OrderNumber, orderNumber } from '@pinline/events/ids'
import { z } from 'zod'

/**
 * Status of an order's pieces; a release that came first is `released` with quantity 0. Pieces `made` for the order
 * were never in stock.
 */
export const ledgerEntry = z.object({
  status: z.enum(['reserved', 'released', 'sold', 'made']),
  quantity: z.int().min(0),
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

/**
 * Orders of one product, in groups by the last two digits of their number. Prevents the failure "a product with ten
 * thousand orders copies them all at each event": only one group is copied. Shown by stock.property.spec.ts.
 */
export const orderLedger = z.record(z.string(), z.record(orderNumber, ledgerEntry))
export type OrderLedger = Readonly<Record<string, Readonly<Record<string, LedgerEntry>>>>

const shelfOf = (orderNo: OrderNumber): string => orderNo.slice(-2)

export const entryOf = (ledger: OrderLedger, orderNo: OrderNumber): LedgerEntry | undefined =>
  ledger[shelfOf(orderNo)]?.[orderNo]

export const withEntry = (ledger: OrderLedger, orderNo: OrderNumber, entry: LedgerEntry): OrderLedger => {
  const shelf = shelfOf(orderNo)
  return { ...ledger, [shelf]: { ...ledger[shelf], [orderNo]: entry } }
}
