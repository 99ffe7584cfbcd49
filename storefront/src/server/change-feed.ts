import { productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { systemClock } from '@pinline/ui/api-client/clock'
import { followEventStream } from '@pinline/ui/api-client/event-stream'
import type { PageCache } from './page-cache.ts'
import { invalidationOf } from './page-invalidation.ts'

/**
 * Another instance of the catalogue may lag slightly behind the reporting one: pages are dropped once more after this
 * delay, ms.
 */
const ECHO_MS = 1000

/** Drops pages as the catalogue reports changes, until the returned function is called. */
export function invalidateCachedPages(cache: PageCache, apiOrigin: string): () => void {
  return followEventStream(
    {
      clock: systemClock,
      open: (signal) => {
        // Not connected yet, or the connection is lost.
        cache.isConnected = false
        return fetch(`${apiOrigin}/api/v1${productChanges.path}`, {
          headers: { Accept: 'text/event-stream' },
          signal,
        })
      },
    },
    {
      schema: productChanges.message,
      onOpen: () => {
        cache.isConnected = true
      },
      onMessage: (changes) => {
        const isAffected = invalidationOf(changes)
        cache.drop(isAffected)
        systemClock.after(ECHO_MS, () => cache.drop(isAffected))
      },
    },
  )
}
