import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { checkAudit } from '@pinline/contracts/account/audit/check-audit'
import type { AccountParts } from '../account-parts.ts'

const atOnce = 20_000

export const checkAuditRoute = ({ audit }: AccountParts): Route =>
  route(checkAudit, async ({ from }) => {
    const { checkedTo, head, fault } = await audit.chain.verify(from, atOnce)
    return answer({ checkedTo, head, fault: fault ?? null })
  })
