import { orderEvents } from '@pinline/order/contract/order-events'
import { useEffect } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { ordersKey } from './orders.queries.ts'

/** A stream that opens so soon has missed nothing since the screen was filled, ms. */
const soonMs = 2000

/**
 * Follows the buyer's orders while a screen shows them: whatever changes is read anew, without reloading the page.
 * Also when the connection was lost or came late, for what happened meanwhile.
 */
export const useLiveOrders = (): void => {
  const { api, queryClient } = useAppContext()
  useEffect(() => {
    const readAnew = () => void queryClient.invalidateQueries({ queryKey: ordersKey })
    const begunAt = Date.now()
    let opened = 0
    return api.follow(orderEvents.path, {
      schema: orderEvents.message,
      onMessage: readAnew,
      onOpen: () => {
        opened += 1
        if (opened > 1 || Date.now() - begunAt > soonMs) readAnew()
      },
    })
  }, [api, queryClient])
}
