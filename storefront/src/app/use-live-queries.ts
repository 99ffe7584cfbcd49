import type { orderEvents } from '@pinline/contracts/order/order/order-events'
import type { QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import { useBuyerEvents } from './buyer-events.ts'
import { useAppContext } from './use-app-context.ts'

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
    return follow({
      onMessage: (message) => {
        for (const queryKey of keysOf(message)) void queryClient.invalidateQueries({ queryKey })
      },
      // The screen was filled before, and a change since then may have been reported to nobody.
      onOpen: () => void queryClient.invalidateQueries({ queryKey: key }),
    })
  }, [follow, queryClient, key, keysOf])
}
