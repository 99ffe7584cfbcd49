import { isRejection } from '@pinline/contracts/api/error-codes'
import { addAfterSaleMessage } from '@pinline/contracts/order/after-sale/add-after-sale-message'
import { putAfterSaleText } from '../after-sales/after-sale-vault.ts'
import { attachAfterSaleFiles } from '../after-sales/attach-after-sale-files.ts'
import type { OrderDeps } from '../order-deps.ts'
import { afterSaleCommandRoute } from './after-sale-command-route.ts'

export const addAfterSaleMessageRoute = (platform: OrderDeps) =>
  afterSaleCommandRoute(platform, addAfterSaleMessage, async ({ message, fileIds }, { request, now, context }) => {
    const attached = await attachAfterSaleFiles(platform, request, fileIds, context.correlationId)
    if (isRejection(attached)) return attached
    const messageRef = await putAfterSaleText(platform, request.afterSaleNo, message)
    return { type: 'add-after-sale-message', from: 'buyer', messageRef, fileIds, now }
  })
