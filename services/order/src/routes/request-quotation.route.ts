import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import type { OrderDeps } from '../order-deps.ts'
import { submitQuotation } from '../quotations/submit-quotation.ts'
import { quotationChangedOf } from './quotation-command-route.ts'

export const requestQuotationRoute = (platform: OrderDeps) =>
  route(requestQuotation, async (input, context) => {
    const done = await submitQuotation(platform, input, context)
    return isRejection(done) ? done : result(quotationChangedOf(done), { positions: [done.position] })
  })
