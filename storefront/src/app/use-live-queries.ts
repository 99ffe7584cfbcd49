import type { orderEvents } from '@pinline/contracts/order/order/order-events'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { useBuyerEvents } from './buyer-events.ts'
import { useAppContext } from './use-app-context.ts'

/** A stream that opens so soon has missed nothing since the screen was filled, ms. */
const freshMs = 2000

type BuyerMessage = z.output<typeof orderEvents.message>

/**
 * Follows the buyer's events while a screen shows what they are about: changes are reloaded without reloading the page,
 * also after the connection was lost or late.
 * @param key of all queries of the screen
 * @param keysOf what a message makes outdated; the same function at each rendering
 */
export const useLiveQueries = (key: QueryKey, keysOf: (message: BuyerMessage) => readonly QueryKey[]): void => {
  const { queryClient } = useAppContext()
  const follow = useBuyerEvents()
  useEffect(() => {
    if (follow === undefined) return
    const startedAt = Date.now()
    let opened = 0
    return follow({
      onMessage: (message) => {
        for (const queryKey of keysOf(message)) void queryClient.invalidateQueries({ queryKey })
      },
      onOpen: () => {
        opened += 1
        if (opened > 1 || Date.now() - startedAt > freshMs) void queryClient.invalidateQueries({ queryKey: key })
      },
    })
  }, [follow, queryClient, key, keysOf])
}
