import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordAudit } from '@pinline/contracts/api/record-audit'
import type { AccountParts } from '../account-parts.ts'

export const recordAuditRoute = ({ audit }: AccountParts): Route =>
  route(recordAudit, async ({ entries }) => answer({ recorded: await audit.record(entries) }))
