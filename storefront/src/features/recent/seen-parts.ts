import { type ProductId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'

const mostSeen = 24
const stored = storedValue<ProductId[]>('recentlyViewed', z.array(productId).max(mostSeen), [])

/** A list with one in front of the others, once. */
export const inFront = (seen: readonly ProductId[], id: ProductId): ProductId[] =>
  [id, ...seen.filter((one) => one !== id)].slice(0, mostSeen)

/** The parts that this browser has shown, the last one first. */
export const useSeen = stored.use

/** Remembers that a part was shown. A browser that keeps nothing remembers nothing. */
export const noteSeen = (id: ProductId): void => {
  try {
    stored.write(inFront(stored.read(), id))
  } catch {
    // Full or forbidden: the list is a convenience.
  }
}

export const forgetSeen = (): void => stored.write([])
