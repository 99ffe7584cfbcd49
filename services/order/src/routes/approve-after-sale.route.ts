import { approveAfterSale } from '@pinline/contracts/order/after-sale/approve-after-sale'
import { putAfterSaleText } from '../after-sales/after-sale-vault.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const approveAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(
    platform,
    approveAfterSale,
    async ({ returnRequired, instructions = '' }, { request, now }) => ({
      type: 'approve-after-sale',
      returnRequired,
      ...(instructions === ''
        ? {}
        : { instructionsRef: await putAfterSaleText(platform, request.afterSaleNo, instructions) }),
      now,
    }),
  )
