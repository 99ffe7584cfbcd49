import { useEffect } from 'react'
import { useBuyerEvents } from '../../app/buyer-events.ts'
import { useAppContext } from '../../app/use-app-context.ts'
import { ordersKey, paymentKey } from './orders.queries.ts'

/** A stream that opens so soon has missed nothing since the screen was filled, ms. */
const freshMs = 2000

/**
 * Follows the buyer's orders while a screen shows them: changes are reloaded without reloading the page, also after the
 * connection was lost or late.
 */
export const useLiveOrders = (): void => {
  const { queryClient } = useAppContext()
  const follow = useBuyerEvents()
  useEffect(() => {
    if (follow === undefined) return
    const invalidate = () => void queryClient.invalidateQueries({ queryKey: ordersKey })
    const startedAt = Date.now()
    let opened = 0
    return follow({
      onMessage: (message) => {
        if ('orderNo' in message) invalidate()
        if ('paymentOf' in message) void queryClient.invalidateQueries({ queryKey: paymentKey(message.paymentOf) })
      },
      onOpen: () => {
        opened += 1
        if (opened > 1 || Date.now() - startedAt > freshMs) invalidate()
      },
    })
  }, [follow, queryClient])
}
