import { rejectAfterSale } from '@pinline/contracts/order/after-sale/reject-after-sale'
import { putAfterSaleText } from '../after-sales/after-sale-vault.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const rejectAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, rejectAfterSale, async ({ reason }, { request, now }) => ({
    type: 'reject-after-sale',
    reasonRef: await putAfterSaleText(platform, request.afterSaleNo, reason),
    now,
  }))
