import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useBuyerEvents } from '../../app/buyer-events.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { onCartRevision } from './cart-queue.ts'

/** A page is idle when it is loaded and has sent no request for this long, ms. */
const idleMs = 1500
const checkEveryMs = 250

/** Runs `work` once when the page is idle; the returned function cancels it. */
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
 * Keeps the cart of every page current: changes by other tabs or devices are shown without reloading. Subscribes once
 * the page is idle, so that it does not delay the page itself.
 */
export function LiveCart(): null {
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
        // A new connection first receives the current revision; a shared one has already passed it.
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
  return null
}
