import { contentChanges } from '@pinline/contracts/catalogue/content/content-changes'
import { productChanges } from '@pinline/contracts/catalogue/product/product-changes'
import { systemClock } from '@pinline/ui/api-client/clock'
import { followEventStream } from '@pinline/ui/api-client/event-stream'
import type { z } from 'zod'
import type { Invalidation, PageCache } from './page-cache.ts'
import { contentInvalidationOf, invalidationOf } from './page-invalidation.ts'

/**
 * Another instance of the catalogue may lag slightly behind the reporting one: pages are dropped once more after this
 * delay, ms.
 */
const ECHO_MS = 1000

/** A stream of changes, and the pages that each of them affects. */
interface Feed<Message extends z.ZodType> {
  readonly stream: { readonly path: string; readonly message: Message }
  readonly affectedBy: (changes: z.output<Message>) => Invalidation
}

/** Drops pages as the catalogue reports changes of parts and of content, until the returned function is called. */
export function invalidateCachedPages(cache: PageCache, apiOrigin: string): () => void {
  const connected = { products: false, content: false }
  const follow = <Message extends z.ZodType>(
    name: keyof typeof connected,
    { stream, affectedBy }: Feed<Message>,
  ): (() => void) => {
    const setConnected = (isConnected: boolean): void => {
      connected[name] = isConnected
      cache.isConnected = connected.products && connected.content
    }
    return followEventStream(
      {
        clock: systemClock,
        open: (signal) => {
          // Not connected yet, or the connection is lost.
          setConnected(false)
          return fetch(`${apiOrigin}/api/v1${stream.path}`, { headers: { Accept: 'text/event-stream' }, signal })
        },
      },
      {
        schema: stream.message,
        onOpen: () => setConnected(true),
        onMessage: (changes) => {
          const isAffected = affectedBy(changes)
          cache.drop(isAffected)
          systemClock.after(ECHO_MS, () => cache.drop(isAffected))
        },
      },
    )
  }
  const stops = [
    follow('products', { stream: productChanges, affectedBy: invalidationOf }),
    follow('content', { stream: contentChanges, affectedBy: contentInvalidationOf }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
