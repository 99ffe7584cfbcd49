import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ProductId } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { OrderTax } from '@pinline/events/order/order-tax'
import type { ShipmentPlan } from '@pinline/events/order/shipment-plan'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'

/** What a buyer saw before placing the order, and what must still be true when it is placed. */
export interface SignedTotals {
  readonly lines: readonly {
    readonly productId: string
    readonly quantity: number
    readonly priceVersion: string
    readonly lineTotal: Money
  }[]
  readonly shippingMethod: ShippingMethod
  readonly freight: Money
  /** The shipments that `freight` is of; absent for one parcel. */
  readonly shipmentPlan?: ShipmentPlan | undefined
  readonly tax?: OrderTax | undefined
  readonly total: Money
  /** The total in the wallet's currency. */
  readonly payable: Money
  /** The version of the delivery address. */
  readonly addressRef: string
}

/** Content of a token besides the signature. */
interface TokenContents {
  /** Fingerprint of what was to be ordered: finds the order already placed from it. */
  readonly cartFingerprint: string
  /** A hash per line: identifies the preview's lines that are missing now. */
  readonly lineHashes: string
}

/** The token that a preview returns and the order sends back. */
export interface PreviewToken extends TokenContents {
  readonly signature: string
}

const lineHashLength = 4
const lineHashOf = (productId: ProductId): string =>
  createHash('sha256').update(productId).digest('base64url').slice(0, lineHashLength)

const canonical = (
  { lines, shippingMethod, freight, shipmentPlan, tax, total, payable, addressRef }: SignedTotals,
  { cartFingerprint, lineHashes }: TokenContents,
): string =>
  JSON.stringify([
    'preview-2',
    lines.map((line) => [line.productId, line.quantity, line.priceVersion, line.lineTotal.minor]),
    shippingMethod,
    freight.minor,
    total.minor,
    total.currency,
    payable.minor,
    payable.currency,
    addressRef,
    cartFingerprint,
    lineHashes,
    ...(shipmentPlan === undefined
      ? []
      : [
          'as-ready',
          shipmentPlan.togetherFreight.minor,
          shipmentPlan.shipments.map(({ productIds, freight: { minor } }) => [productIds, minor]),
        ]),
    ...(tax === undefined ? [] : [tax.treatment, tax.country, tax.basisPoints, tax.amount.minor]),
  ])

/** An HMAC over the totals of a preview. The token contains no totals, so none can be manipulated. */
export const signPreview = (secret: string, totals: SignedTotals, contents: TokenContents): string =>
  createHmac('sha256', secret).update(canonical(totals, contents)).digest('base64url')

/** Whether two signatures are equal, in constant time. */
export const sameSignature = (first: string, other: string): boolean => {
  const [a, b] = [Buffer.from(first), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The hashes of lines, in their order. */
export const lineHashesOf = (lines: readonly { readonly productId: ProductId }[]): string =>
  lines.map(({ productId }) => lineHashOf(productId)).join('')

export const writeToken = ({ signature, cartFingerprint, lineHashes }: PreviewToken): string =>
  [signature, cartFingerprint, lineHashes].join('.')

/** Reads any text: one that is no token has a signature that never matches. */
export const readToken = (text: string): PreviewToken => {
  const [signature = '', cartFingerprint = '', lineHashes = '', ...more] = text.split('.')
  return { signature: more.length === 0 ? signature : '', cartFingerprint, lineHashes }
}

/** Whether the preview had an ordered line of the product. */
export const includesLine = ({ lineHashes }: PreviewToken, productId: ProductId): boolean => {
  const lineHash = lineHashOf(productId)
  for (let at = 0; at < lineHashes.length; at += lineHashLength) if (lineHashes.startsWith(lineHash, at)) return true
  return false
}
