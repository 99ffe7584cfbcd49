import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { ProductId } from '@pinline/events/ids'
import type { Money } from '@pinline/events/money'
import type { ShippingMethod } from '@pinline/events/order/shipping-method'

/** Everything a buyer saw before placing the order: what must still hold when it is placed. */
export interface SealedFigures {
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
interface Unsealed {
  /** What was to be ordered: finds the order that was placed of it already. */
  readonly placement: string
  /** A mark a line: says which line of the preview is gone. */
  readonly marks: string
}

/** What a preview hands out and the order brings back. */
export interface PreviewToken extends Unsealed {
  readonly seal: string
}

const markLength = 4
const markOf = (productId: ProductId): string =>
  createHash('sha256').update(productId).digest('base64url').slice(0, markLength)

const canonical = (
  { lines, shippingMethod, freight, total, payable, addressRef }: SealedFigures,
  { placement, marks }: Unsealed,
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
    placement,
    marks,
  ])

/** An HMAC over the figures of a preview. It holds no figure itself, so that none can be changed in it. */
export const sealPreview = (secret: string, figures: SealedFigures, beside: Unsealed): string =>
  createHmac('sha256', secret).update(canonical(figures, beside)).digest('base64url')

/** Whether two seals are the same, in constant time. */
export const sameSeal = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The marks of lines, in their order. */
export const marksOf = (lines: readonly { readonly productId: ProductId }[]): string =>
  lines.map(({ productId }) => markOf(productId)).join('')

export const writeToken = ({ seal, placement, marks }: PreviewToken): string => [seal, placement, marks].join('.')

/** Reads any text: what is no token has a seal that fits nothing. */
export const readToken = (text: string): PreviewToken => {
  const [seal = '', placement = '', marks = '', ...more] = text.split('.')
  return { seal: more.length === 0 ? seal : '', placement, marks }
}

/** Whether the preview had a line of the product among those ordered. */
export const hadLine = ({ marks }: PreviewToken, productId: ProductId): boolean => {
  const mark = markOf(productId)
  for (let at = 0; at < marks.length; at += markLength) if (marks.startsWith(mark, at)) return true
  return false
}
