import { z } from 'zod'
import { event } from '../event.ts'
import { buyerId, orderNumber, quotationNo, vaultReference } from '../ids.ts'
import { currencyCode, money } from '../money.ts'
import { dateRange } from './delivery-dates.ts'
import { orderLine } from './order-line.ts'
import { country, orderTax } from './order-tax.ts'
import { shipmentPlan } from './shipment-plan.ts'
import { shippingMethod } from './shipping-method.ts'
import { walletKind } from './wallet-kind.ts'

const decimal = z.string().regex(/^\d+(\.\d+)?$/)

/**
 * A buyer placed an order. Its amounts, currency and rate never change; the address and what the buyer wrote are in
 * vaults. Stock
 * is not reserved yet: `stock-reserved` or `order-cancelled` (out-of-stock) follows.
 */
export const orderPlaced = event('order-placed', {
  orderNo: orderNumber,
  buyerId,
  /** One placement has one id, however often its request is repeated. */
  placementId: z.string().min(1),
  currency: currencyCode,
  /** Units of the order's currency for one US dollar on the day of the order, as a decimal. */
  rate: decimal,
  lines: z.array(orderLine).min(1),
  goodsTotal: money,
  freight: money,
  /** On goods and freight, and part of the total; absent where the seller charges none. */
  tax: orderTax.optional(),
  total: money,
  /** The payable amount, fixed with the order; absent if it is the total. */
  payable: money.optional(),
  /** Units of the payable's currency for one of the order's, as a decimal; absent if both are the same. */
  payableRate: decimal.optional(),
  /** The wallet that was to be paid with. */
  wallet: walletKind.optional(),
  /** What is in stock and what is made to order are sent apart; absent for an order that is sent together. Their freights make up `freight`. */
  shipmentPlan: shipmentPlan.optional(),
  weightGrams: z.int().nonnegative(),
  shippingMethod,
  /** The days at the door that the order was placed with; absent in what was recorded before there were any. */
  arrives: dateRange.optional(),
  addressRef: vaultReference,
  /** Where it is delivered to, for sales by country; absent in what was recorded before it was kept. */
  country: country.optional(),
  remarkRef: vaultReference.optional(),
  /** The buyer's own purchase order number, in the order service's vault. */
  poNumberRef: vaultReference.optional(),
  /** The same as text, in what was recorded before it was in the vault. */
  poNumber: z.string().max(40).optional(),
  /** The quotation whose prices it has; absent if it was placed from the cart. */
  quotationNo: quotationNo.optional(),
  placedAt: z.iso.datetime(),
  /** Without a capture by then the order is cancelled. */
  payBefore: z.iso.datetime(),
})
export type OrderPlaced = z.infer<typeof orderPlaced>
