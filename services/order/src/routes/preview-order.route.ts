import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { type Drafting, draftOrder } from '../placing/draft-order.ts'

export const previewOrderRoute = (drafting: Drafting) =>
  route(previewOrder, async (input, context) => {
    const draft = await draftOrder(drafting, context, input)
    return isRejection(draft) ? draft : answer(draft.preview)
  })
