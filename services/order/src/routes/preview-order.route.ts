import { isRejection } from '@pinline/chassis/contract/error-codes'
import { answer } from '@pinline/chassis/http/answer'
import { route } from '@pinline/chassis/http/route'
import { previewOrder } from '../contract/preview-order.ts'
import { type Drafting, draftOrder } from '../placing/draft-order.ts'

export const previewOrderRoute = (drafting: Drafting) =>
  route(previewOrder, async (input, context) => {
    const draft = await draftOrder(drafting, context, input)
    return isRejection(draft) ? draft : answer(draft.preview)
  })
