import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listActivity } from '@pinline/contracts/account/audit/list-activity'
import type { AccountDeps } from '../account-deps.ts'

export const listActivityRoute = ({ audit }: AccountDeps): Route =>
  route(listActivity, async ({ page, pageSize, kind }, { buyerId }) => {
    const { list, ...rest } = await audit.activityOf(buyerId, { page, pageSize, kind })
    return result({ ...rest, list: [...list] })
  })
