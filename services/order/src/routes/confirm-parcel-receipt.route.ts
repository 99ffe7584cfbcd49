import { confirmParcelReceipt } from '@pinline/contracts/order/order/confirm-parcel-receipt'
import type { OrderDeps } from '../order-deps.ts'
import { orderCommandRoute } from './order-command-route.ts'

export const confirmParcelReceiptRoute = (platform: OrderDeps) =>
  orderCommandRoute(platform, confirmParcelReceipt, ({ parcelNo }, { now }) => ({
    type: 'confirm-parcel-receipt',
    parcelNo,
    now,
  }))
