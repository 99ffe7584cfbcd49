import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordAudit } from '@pinline/contracts/api/record-audit'
import type { AccountDeps } from '../account-deps.ts'

export const recordAuditRoute = ({ audit, platform: { metrics } }: AccountDeps): Route =>
  route(recordAudit, async ({ entries }) => {
    const recorded = await audit.record(entries)
    for (const { service, security, times } of entries)
      if (service === 'gateway' && security !== undefined) metrics.securityEvents.labels(security, service).inc(times)
    return result({ recorded })
  })
