import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkAudit } from '@pinline/contracts/account/audit/check-audit'
import type { AccountDeps } from '../account-deps.ts'

const batchSize = 20_000

export const checkAuditRoute = ({ audit }: AccountDeps): Route =>
  route(checkAudit, async ({ from }) => {
    const { checkedTo, head, violation } = await audit.chain.verify(from, batchSize)
    return result({ checkedTo, head, violation: violation ?? null })
  })
