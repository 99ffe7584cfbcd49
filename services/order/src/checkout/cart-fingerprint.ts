import { createHash } from 'node:crypto'
import type { BuyerId } from '@pinline/events/ids'
import type { StoredLine } from '../cart/cart-document.ts'

/**
 * Identifies what is ordered of a buyer's cart in its current state: the same in every tab and after a reload, and
 * different as soon as one of the lines was changed or added again.
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
