import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { listActivity } from '@pinline/contracts/account/audit/list-activity'
import type { AccountParts } from '../account-parts.ts'

export const listActivityRoute = ({ audit }: AccountParts): Route =>
  route(listActivity, async ({ page, pageSize, kind }, { buyerId }) => {
    const { list, ...rest } = await audit.activityOf(buyerId, { page, pageSize, kind })
    return answer({ ...rest, list: [...list] })
  })
