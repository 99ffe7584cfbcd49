import { type ProductId, productId } from '@pinline/events/ids'
import { z } from 'zod'
import { storedValue } from '../../session/stored-value.ts'

const maxViewed = 24
const stored = storedValue<ProductId[]>('recentlyViewed', z.array(productId).max(maxViewed), [])

/** A list with one in front of the others, once. */
export const moveToFront = (viewed: readonly ProductId[], id: ProductId): ProductId[] =>
  [id, ...viewed.filter((one) => one !== id)].slice(0, maxViewed)

/** The parts that this browser has shown, the last one first. */
export const useRecentlyViewed = stored.use

/** Remembers that a part was shown. A browser that keeps nothing remembers nothing. */
export const recordViewed = (id: ProductId): void => {
  try {
    stored.write(moveToFront(stored.read(), id))
  } catch {
    // Full or forbidden: the list is a convenience.
  }
}

export const clearRecentlyViewed = (): void => stored.write([])
