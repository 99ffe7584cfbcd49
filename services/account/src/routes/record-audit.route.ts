import { recordAudit } from '@pinline/chassis/contract/record-audit'
import { answer } from '@pinline/chassis/http/answer'
import { type Route, route } from '@pinline/chassis/http/route'
import type { AccountParts } from '../account-parts.ts'

export const recordAuditRoute = ({ audit }: AccountParts): Route =>
  route(recordAudit, async ({ entries }) => answer({ recorded: await audit.record(entries) }))
