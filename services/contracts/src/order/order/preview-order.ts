import { addressId } from '@pinline/events/ids'
import { currencyCode, money } from '@pinline/events/money'
import { shippingMethod } from '@pinline/events/order/shipping-method'
import { walletKind } from '@pinline/events/order/wallet-kind'
import { z } from 'zod'
import { buyer, call } from '../../api/call.ts'
import { deliverTo } from './deliver-to.ts'
import { quotedPart } from './part.ts'

export const shippingOffer = z.object({
  method: shippingMethod,
  freight: money,
  /** Business days after the processing of 1 to 3 business days. */
  businessDays: z.object({ from: z.int(), to: z.int() }),
  /** Earliest and latest day at the door, processing included. */
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }),
})
export type ShippingOffer = z.infer<typeof shippingOffer>

export const orderPreview = z.object({
  /** What is ordered: the selected lines that can be ordered now. */
  lines: z.array(quotedPart),
  /** Selected lines that cannot be ordered now; they stay in the cart. */
  excluded: z.array(quotedPart),
  goods: money,
  weightGrams: z.int(),
  /** The address asked for; null while none is chosen. */
  deliverTo: deliverTo.nullable(),
  /** Methods that reach the address with this weight; empty while no address is chosen. */
  methods: z.array(shippingOffer),
  shippingMethod: shippingMethod.nullable(),
  freight: money.nullable(),
  total: money.nullable(),
  /** What the wallet will take for `total`, fixed with the order; another currency where it does not take this one. */
  payable: money.nullable(),
  /** Units of `payable`'s currency for one of `currency`, as a decimal; null where they are the same. */
  payableRate: z.string().nullable(),
  wallet: walletKind,
  currency: currencyCode,
  /** Units of `currency` for one US dollar, as a decimal. */
  rate: z.string(),
  processingDays: z.object({ from: z.int(), to: z.int() }),
  /** Seals prices, freight and total; `/orders/create` takes it. Null while address or method is missing. */
  previewToken: z.string().nullable(),
})
export type OrderPreview = z.infer<typeof orderPreview>

/**
 * What the selected lines of the cart would cost; everything is computed here, nothing taken from the client. Where none
 * of them can be ordered the answer is `nothing-selected`.
 */
export const previewOrder = call({
  name: 'preview-order',
  path: '/orders/preview',
  effect: 'read',
  access: buyer,
  input: z.object({ addressId: addressId.optional(), shippingMethod: shippingMethod.optional() }),
  output: orderPreview,
  errors: ['nothing-selected', 'address-not-found', 'method-not-available'],
})
