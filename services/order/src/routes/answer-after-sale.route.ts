import { isRejection } from '@pinline/contracts/api/error-codes'
import { answerAfterSale } from '@pinline/contracts/order/after-sale/answer-after-sale'
import { putAfterSaleText } from '../after-sales/after-sale-vault.ts'
import { shareAfterSaleFiles } from '../after-sales/attach-after-sale-files.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const answerAfterSaleRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, answerAfterSale, async ({ message, fileIds }, { request, now, context }) => {
    const refused = await shareAfterSaleFiles(platform, request, fileIds, context)
    if (isRejection(refused)) return refused
    const messageRef = await putAfterSaleText(platform, request.afterSaleNo, message)
    return { type: 'add-after-sale-message', from: 'staff', messageRef, fileIds, now }
  })
