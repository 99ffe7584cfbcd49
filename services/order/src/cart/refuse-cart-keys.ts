import type { Route } from '@pinline/chassis/http/route'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { CartStore } from './cart-store.ts'

/** A buyer's call whose key must not have been used for a change of the cart: the commits do not have those keys. */
export const refuseCartKeys = (carts: CartStore, route: Route): Route => ({
  ...route,
  handle: async (input, context) => {
    const { request } = context.commandContext
    const known = request === undefined ? undefined : await carts.findReply(context.buyerId, request.id)
    return known === undefined ? await route.handle(input, context) : rejection('idempotency-key-reused')
  },
})
