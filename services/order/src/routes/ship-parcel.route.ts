import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const shipParcelRoute = (platform: OrderDeps) =>
  orderCommandRoute(
    platform,
    shipParcel,
    ({ orderNo: _, version: _seen, madeToOrderReady = false, ...parcel }, { now }) => ({
      type: 'ship-parcel',
      ...parcel,
      madeToOrderReady,
      now,
    }),
  )
