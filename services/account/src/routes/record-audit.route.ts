import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordAudit } from '@pinline/contracts/api/record-audit'
import type { AccountDeps } from '../account-deps.ts'

export const recordAuditRoute = ({ audit }: AccountDeps): Route =>
  route(recordAudit, async ({ entries }) => result({ recorded: await audit.record(entries) }))
