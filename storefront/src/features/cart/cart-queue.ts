import type { Cart } from '@pinline/contracts/order/cart/cart'
import type { QueryClient } from '@tanstack/react-query'
import { cartKey } from './cart.queries.ts'

/** The cart commands of a page that are in progress. */
interface CartQueue {
  last: Promise<unknown>
  waiting: number
  /** The highest reported revision while changes are in progress. */
  latestRevision: number
}

const queues = new WeakMap<QueryClient, CartQueue>()

const queueOf = (queryClient: QueryClient): CartQueue => {
  const queue = queues.get(queryClient) ?? { last: Promise.resolve(), waiting: 0, latestRevision: 0 }
  queues.set(queryClient, queue)
  return queue
}

const cachedRevision = (queryClient: QueryClient): number => queryClient.getQueryData<Cart>(cartKey)?.revision ?? -1

const invalidate = (queryClient: QueryClient): Promise<void> => queryClient.invalidateQueries({ queryKey: cartKey })

/** Shows a cart from the server, unless a later one is shown already. */
export const showCartIfNewer = (queryClient: QueryClient, cart: Cart): void => {
  if (cart.revision >= cachedRevision(queryClient)) queryClient.setQueryData(cartKey, cart)
}

/**
 * Handles a reported revision of the cart, from any tab or device. An older cart is reloaded; while changes of the page
 * itself are in progress it waits, and checks after the last of them.
 */
export const onCartRevision = (queryClient: QueryClient, revision: number): void => {
  const queue = queueOf(queryClient)
  if (queue.waiting > 0) queue.latestRevision = Math.max(queue.latestRevision, revision)
  else if (revision > cachedRevision(queryClient)) void invalidate(queryClient)
}

/** Waits until the cart is as the page has changed it; changes that failed have been shown. */
export const cartChangesDone = async (queryClient: QueryClient): Promise<void> => {
  await queueOf(queryClient).last
}

/**
 * Sends changes of the cart in sequence. `send` returns the server's cart, or undefined if the change failed; only the
 * last result is shown, so that none undoes the optimistic update of a later change.
 */
export const queueChange = (queryClient: QueryClient, send: () => Promise<Cart | undefined>): Promise<void> => {
  const queue = queueOf(queryClient)
  queue.waiting += 1
  const done = queue.last.then(async () => {
    await queryClient.cancelQueries({ queryKey: cartKey })
    const cart = await send().catch(() => undefined)
    queue.waiting -= 1
    if (queue.waiting > 0) return
    const latestRevision = queue.latestRevision
    queue.latestRevision = 0
    if (cart !== undefined) queryClient.setQueryData(cartKey, cart)
    if (cart === undefined || latestRevision > cart.revision) await invalidate(queryClient)
  })
  queue.last = done
  return done
}
