import { addressId } from '@pinline/events/ids'
import { currencyCode, money } from '@pinline/events/money'
import { dateRange } from '@pinline/events/order/delivery-dates'
import { orderTax } from '@pinline/events/order/order-tax'
import { plannedShipment, shipmentChoice } from '@pinline/events/order/shipment-plan'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { deliverTo } from './deliver-to.ts'
import { quotedPart } from './part.ts'

export const shippingOffer = z.object({
  method: shippingMethod,
  /** Of one parcel. */
  freight: money,
  /** Business days after the processing of 1 to 3 business days. */
  businessDays: z.object({ from: z.int(), to: z.int() }),
  /** Earliest and latest day at the door: the slowest line, processing and the carrier. */
  arrives: dateRange,
  /**
   * What is in stock sent before what is made to order; absent where the order has only one of them. Each shipment has the
   * freight of its own weight.
   */
  asReady: z.object({ freight: money, shipments: z.array(plannedShipment) }).optional(),
})
export type ShippingOffer = z.infer<typeof shippingOffer>

export const orderPreview = z.object({
  /** The selected lines that can be ordered now. */
  lines: z.array(quotedPart),
  /** Selected lines that cannot be ordered now; they stay in the cart. */
  excluded: z.array(quotedPart),
  goods: money,
  weightGrams: z.int(),
  /** The chosen address; null while there is none. */
  deliverTo: deliverTo.nullable(),
  /** Methods that reach the address with this weight; empty while no address is chosen. */
  methods: z.array(shippingOffer),
  shippingMethod: shippingMethod.nullable(),
  /** `together` where it was not chosen otherwise, and where there is nothing to send apart. */
  shipmentChoice,
  freight: money.nullable(),
  /** On goods and freight, and part of `total`; absent where the seller charges none, and while there is no total. */
  tax: orderTax.optional(),
  total: money.nullable(),
  /**
   * The payable amount for `total`, fixed with the order; in another currency if the wallet does not accept this one.
   */
  payable: money.nullable(),
  /** Units of `payable`'s currency for one of `currency`, as a decimal; null where they are the same. */
  payableRate: z.string().nullable(),
  wallet: walletKind,
  currency: currencyCode,
  /** Units of `currency` for one US dollar, as a decimal. */
  rate: z.string(),
  /** When the parcel leaves the warehouse, once its slowest line is complete. */
  ships: dateRange.optional(),
  processingDays: z.object({ from: z.int(), to: z.int() }),
  /** Signature of prices, freight and total; `/orders/create` requires it. Null while address or method is missing. */
  previewToken: z.string().nullable(),
})
export type OrderPreview = z.infer<typeof orderPreview>

/**
 * Totals of the cart's selected lines; all are computed here, none taken from the client. If none can be ordered the
 * response is `nothing-selected`.
 */
export const previewOrder = call({
  name: 'preview-order',
  path: '/orders/preview',
  effect: 'read',
  access: buyer,
  apiScope: 'orders:read',
  input: z.object({
    addressId: addressId.optional(),
    shippingMethod: shippingMethod.optional(),
    shipmentChoice: shipmentChoice.optional(),
  }),
  output: orderPreview,
  errors: ['nothing-selected', 'address-not-found', 'method-not-available', 'currency-disabled'],
})
