import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { listAudit } from '@pinline/contracts/account/audit/list-audit'
import type { AccountParts } from '../account-parts.ts'
import { queryAudit } from '../audit/audit.query.ts'

export const listAuditRoute = (parts: AccountParts): Route =>
  route(listAudit, async ({ page, pageSize, order, ...filter }) => {
    const { rows, total } = await queryAudit(parts, { filter, order, skip: (page - 1) * pageSize, limit: pageSize })
    return answer({ list: rows, total, page, pageSize })
  })
