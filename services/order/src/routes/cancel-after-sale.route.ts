import { cancelAfterSale } from '@pinline/contracts/order/after-sale/cancel-after-sale'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const cancelAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, cancelAfterSale, (_input, { now }) => ({ type: 'cancel-after-sale', now }))
