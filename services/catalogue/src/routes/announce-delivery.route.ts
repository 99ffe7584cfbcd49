import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { rejection } from '@pinline/contracts/api/error-codes'
import { announceDelivery } from '@pinline/contracts/catalogue/stock/announce-delivery'
import { deliveryId as deliveryIdOf } from '@pinline/events/ids'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { stockDecider } from '../domain/stock/stock-decider.ts'
import { streamOf } from '../identity/product-id-of.ts'
import { stockCommandRoute } from './stock-command-route.ts'

/** A new delivery gets its id here; an id in the request must belong to a delivery that is still announced. */
export const announceDeliveryRoute = (deps: CatalogueDeps) =>
  stockCommandRoute(deps, announceDelivery, async ({ version: _, deliveryId, ...input }) => {
    const { platform } = deps
    if (deliveryId !== undefined) {
      const { state } = await loadStream(platform, stockDecider, streamOf('stock', input.productId))
      if (!state.deliveries.some((one) => one.deliveryId === deliveryId)) return rejection('delivery-not-found')
    }
    return {
      type: 'announce-delivery',
      ...input,
      deliveryId: deliveryId ?? deliveryIdOf.parse(platform.newId('d')),
    }
  })
