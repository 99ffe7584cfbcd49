import { closeAfterSale } from '@pinline/contracts/order/after-sale/close-after-sale'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const closeAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, closeAfterSale, (_input, { now }) => ({ type: 'close-after-sale', now }))
