import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { type CheckoutContext, draftOrder } from '../checkout/draft-order.ts'

export const previewOrderRoute = (checkout: CheckoutContext) =>
  route(previewOrder, async (input, context) => {
    const draft = await draftOrder(checkout, context, input)
    return isRejection(draft) ? draft : result(draft.preview)
  })
