import { replaceAfterSale } from '@pinline/contracts/order/after-sale/replace-after-sale'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const replaceAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, replaceAfterSale, ({ quantity, fromStock }, { now }) => ({
    type: 'replace-after-sale',
    quantity,
    fromStock,
    now,
  }))
