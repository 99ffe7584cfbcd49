import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBuyerEvents } from '../../app/buyer-events.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { onCartRevision } from './cart-queue.ts'

/** A page is quiet when it is loaded and has asked for nothing this long, ms. */
const idleMs = 1500
const checkEveryMs = 250

/** Runs `work` once when the page is quiet; the returned function calls it off. */
const whenIdle = (queryClient: QueryClient, work: () => void): (() => void) => {
  let idleFor = 0
  const timer = setInterval(() => {
    const isBusy = document.readyState !== 'complete' || queryClient.isFetching() > 0
    idleFor = isBusy ? 0 : idleFor + checkEveryMs
    if (idleFor < idleMs) return
    clearInterval(timer)
    work()
  }, checkEveryMs)
  return () => clearInterval(timer)
}

/**
 * Keeps the cart of every page as it is: what another tab or device changes is shown without reloading. Listens once the
 * page is quiet, so that it takes no connection from what the person waits for.
 */
export const useLiveCart = (): void => {
  const { queryClient } = useAppContext()
  const follow = useBuyerEvents()
  useEffect(() => {
    if (follow === undefined) return
    let stop: (() => void) | undefined
    const cancel = whenIdle(queryClient, () => {
      stop = follow({
        onMessage: (message) => {
          if ('revision' in message) onCartRevision(queryClient, message.revision)
        },
        // A new connection tells first how far the cart is; of one that was joined that has gone by.
        onOpen: (isNew) => {
          if (!isNew) onCartRevision(queryClient, Number.POSITIVE_INFINITY)
        },
      })
    })
    return () => {
      cancel()
      stop?.()
    }
  }, [follow, queryClient])
}
