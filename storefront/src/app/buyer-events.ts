import { orderEvents } from '@pinline/contracts/order/order/order-events'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import { createSharedStream, tabsNamed } from '@pinline/ui/api-client/shared-stream'
import { useCallback } from 'react'
import { useSession } from '../session/session.ts'
import { useAppContext } from './use-app-context.ts'

const shareOf = (api: ApiClient, buyerId: string) =>
  createSharedStream({
    ...tabsNamed(`buyer-events-${buyerId}`),
    schema: orderEvents.message,
    follow: (handlers) => api.follow(orderEvents.path, handlers),
  })

export type FollowBuyer = ReturnType<typeof shareOf>

const shares = new WeakMap<ApiClient, { readonly buyerId: string; readonly follow: FollowBuyer }>()

/**
 * Events of the signed-in buyer's orders and cart: one connection for all tabs and all listeners. Undefined while
 * nobody is signed in.
 */
export const useBuyerEvents = (): FollowBuyer | undefined => {
  const { api } = useAppContext()
  const session = useSession()
  const buyerId = session.status === 'buyer' ? session.buyer.id : undefined
  const follow = useCallback<FollowBuyer>(
    (listener) => {
      const id = buyerId ?? ''
      const known = shares.get(api)
      const share = known?.buyerId === id ? known : { buyerId: id, follow: shareOf(api, id) }
      shares.set(api, share)
      return share.follow(listener)
    },
    [api, buyerId],
  )
  return buyerId === undefined ? undefined : follow
}
