import { answerAfterSale } from '@pinline/contracts/order/after-sale/answer-after-sale'
import { putAfterSaleText } from '../after-sales/after-sale-vault.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const answerAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, answerAfterSale, async ({ message }, { request, now }) => ({
    type: 'add-after-sale-message',
    from: 'staff',
    messageRef: await putAfterSaleText(platform, request.afterSaleNo, message),
    fileIds: [],
    now,
  }))
