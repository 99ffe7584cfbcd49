import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ProductId } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'

/** Everything a buyer saw before placing the order: what must still hold when it is placed. */
export interface SignedTotals {
  readonly lines: readonly {
    readonly productId: string
    readonly quantity: number
    readonly priceVersion: string
    readonly lineTotal: Money
  }[]
  readonly shippingMethod: ShippingMethod
  readonly freight: Money
  readonly total: Money
  /** What the wallet takes for the total. */
  readonly payable: Money
  /** The version of the address that it goes to. */
  readonly addressRef: string
}

/** What travels beside the seal and under it. */
interface TokenContents {
  /** What was to be ordered: finds the order that was placed of it already. */
  readonly cartFingerprint: string
  /** A mark a line: says which line of the preview is gone. */
  readonly lineHashes: string
}

/** What a preview hands out and the order brings back. */
export interface PreviewToken extends TokenContents {
  readonly signature: string
}

const lineHashLength = 4
const lineHashOf = (productId: ProductId): string =>
  createHash('sha256').update(productId).digest('base64url').slice(0, lineHashLength)

const canonical = (
  { lines, shippingMethod, freight, total, payable, addressRef }: SignedTotals,
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
  ])

/** An HMAC over the figures of a preview. It holds no figure itself, so that none can be changed in it. */
export const signPreview = (secret: string, totals: SignedTotals, contents: TokenContents): string =>
  createHmac('sha256', secret).update(canonical(totals, contents)).digest('base64url')

/** Whether two seals are the same, in constant time. */
export const sameSignature = (first: string, other: string): boolean => {
  const [a, b] = [Buffer.from(first), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The marks of lines, in their order. */
export const lineHashesOf = (lines: readonly { readonly productId: ProductId }[]): string =>
  lines.map(({ productId }) => lineHashOf(productId)).join('')

export const writeToken = ({ signature, cartFingerprint, lineHashes }: PreviewToken): string =>
  [signature, cartFingerprint, lineHashes].join('.')

/** Reads any text: what is no token has a seal that fits nothing. */
export const readToken = (text: string): PreviewToken => {
  const [signature = '', cartFingerprint = '', lineHashes = '', ...more] = text.split('.')
  return { signature: more.length === 0 ? signature : '', cartFingerprint, lineHashes }
}

/** Whether the preview had a line of the product among those ordered. */
export const includesLine = ({ lineHashes }: PreviewToken, productId: ProductId): boolean => {
  const lineHash = lineHashOf(productId)
  for (let at = 0; at < lineHashes.length; at += lineHashLength) if (lineHashes.startsWith(lineHash, at)) return true
  return false
}
