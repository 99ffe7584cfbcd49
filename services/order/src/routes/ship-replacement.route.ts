import { loadStream } from '@pinline/chassis/event-store/handle-command'
import { rejection } from '@pinline/contracts/api/error-codes'
import { shipReplacement } from '@pinline/contracts/order/after-sale/ship-replacement'
import { orderDecider } from '../domain/order/order-decider.ts'
import { parcelWithNumber } from '../domain/order/parcels.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

/** A number that another parcel of the order has is refused, as for every parcel: it is a typing error. */
export const shipReplacementRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(
    platform,
    shipReplacement,
    async ({ carrier, trackingNumber, weightGrams }, { request, now }) => {
      const { state: order } = await loadStream(platform, orderDecider, request.orderNo)
      const known = order.status === 'new' ? undefined : parcelWithNumber(order.parcels, { carrier, trackingNumber })
      if (known !== undefined && known.afterSaleNo !== request.afterSaleNo)
        return rejection('tracking-number-used', { errors: { trackingNumber: 'tracking-number-used' } })
      return { type: 'ship-replacement', carrier, trackingNumber, weightGrams, now }
    },
  )
