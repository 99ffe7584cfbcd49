import { requestQuotationAgain } from '@pinline/contracts/order/quotation/request-quotation-again'
import type { OrderDeps } from '../order-deps.ts'
import { answerDueAt } from '../quotations/answer-due-at.ts'
import { putQuotationText } from '../quotations/quotation-vault.ts'
import { quotationCommandRoute } from './quotation-command-route.ts'

export const requestQuotationAgainRoute = (platform: OrderDeps) =>
  quotationCommandRoute(platform, requestQuotationAgain, async ({ message }, { quotation, now }) => ({
    type: 'request-quotation-again',
    messageRef: await putQuotationText(platform, quotation.buyerId, message),
    requestedAt: now,
    answerBy: answerDueAt(now),
  }))
