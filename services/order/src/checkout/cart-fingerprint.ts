import { createHash } from 'node:crypto'
import type { BuyerId } from '@pinline/events/ids'
import type { StoredLine } from '../cart/cart-document.ts'

/**
 * Names what is ordered of a buyer's cart as it is: the same from every tab and after a reload, another as soon as one of
 * the lines was changed, or put in anew.
 */
export const cartFingerprintOf = (
  buyerId: BuyerId,
  lines: readonly Pick<StoredLine, 'productId' | 'quantity' | 'changedAt'>[],
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        buyerId,
        lines.map(({ productId, quantity, changedAt }) => `${productId} ${quantity} ${changedAt}`).sort(),
      ]),
    )
    .digest('base64url')
