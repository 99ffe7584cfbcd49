import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'
import { listActivity } from '../contract/list-activity.ts'

export const listActivityRoute = ({ audit }: AccountParts): Route =>
  route(listActivity, async ({ page, pageSize, kind }, { buyerId }) => {
    const { list, ...rest } = await audit.activityOf(buyerId, { page, pageSize, kind })
    return answer({ ...rest, list: [...list] })
  })
