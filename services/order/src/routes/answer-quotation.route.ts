import { answerQuotation } from '@pinline/contracts/order/quotation/answer-quotation'
import type { OrderDeps } from '../order-deps.ts'
import { putQuotationText } from '../quotations/quotation-vault.ts'
import { quotationCommandRoute } from './quotation-command-route.ts'

const dayMs = 86_400_000

export const answerQuotationRoute = (platform: OrderDeps) =>
  quotationCommandRoute(platform, answerQuotation, async (input, { quotation, now }) => {
    const { prices, freight, shippingMethod, validDays, message = '' } = input
    return {
      type: 'answer-quotation',
      prices,
      freight,
      shippingMethod,
      ...(message === '' ? {} : { messageRef: await putQuotationText(platform, quotation.buyerId, message) }),
      answeredAt: now,
      validUntil: new Date(Date.parse(now) + validDays * dayMs).toISOString(),
    }
  })
