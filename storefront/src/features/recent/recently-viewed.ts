import { isProductId, type ProductId } from '@pinline/events/ids'
import { storedValue } from '../../session/stored-value.ts'

const maxViewed = 24
const isViewed = (value: unknown): value is ProductId[] =>
  Array.isArray(value) && value.length <= maxViewed && value.every(isProductId)
const stored = storedValue('recentlyViewed', isViewed, [])

/** The list with one item moved to its front, once. */
export const moveToFront = (viewed: readonly ProductId[], id: ProductId): ProductId[] =>
  [id, ...viewed.filter((one) => one !== id)].slice(0, maxViewed)

/** Recently viewed parts of this browser, the latest first. */
export const useRecentlyViewed = stored.use

/** Records a viewed part. A browser without storage records nothing. */
export const recordViewed = (id: ProductId): void => {
  try {
    stored.write(moveToFront(stored.read(), id))
  } catch {
    // Full or forbidden storage: the list is a convenience.
  }
}

export const clearRecentlyViewed = (): void => stored.write([])
