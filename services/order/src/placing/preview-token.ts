import { createHmac, timingSafeEqual } from 'node:crypto'
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
}

const canonical = ({ lines, shippingMethod, freight, total }: SealedFigures): string =>
  JSON.stringify([
    'preview-1',
    lines.map((line) => [line.productId, line.quantity, line.priceVersion, line.lineTotal.minor]),
    shippingMethod,
    freight.minor,
    total.minor,
    total.currency,
  ])

/** The token of a preview: an HMAC over its figures. It holds no figure itself, so that none can be changed in it. */
export const sealPreview = (secret: string, figures: SealedFigures): string =>
  createHmac('sha256', secret).update(canonical(figures)).digest('base64url')

/** Whether two tokens are the same, in constant time. */
export const sameToken = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
