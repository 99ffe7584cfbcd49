import { receiveAfterSale } from '@pinline/contracts/order/after-sale/receive-after-sale'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const receiveAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, receiveAfterSale, ({ condition, toStock, toScrap }, { now }) => ({
    type: 'receive-after-sale',
    condition,
    toStock,
    toScrap,
    now,
  }))
