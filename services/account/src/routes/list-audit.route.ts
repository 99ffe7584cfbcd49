import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { listAudit } from '@pinline/contracts/account/audit/list-audit'
import type { AccountDeps } from '../account-deps.ts'
import { queryAudit } from '../audit/audit.query.ts'

export const listAuditRoute = (deps: AccountDeps): Route =>
  route(listAudit, async ({ page, pageSize, order, ...filter }) => {
    const { rows, total } = await queryAudit(deps, { filter, order, skip: (page - 1) * pageSize, limit: pageSize })
    return result({ list: rows, total, page, pageSize })
  })
