import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { countSecurityEvents } from '@pinline/contracts/account/security-events/count-security-events'
import type { AccountDeps } from '../account-deps.ts'
import { querySecurityEventCounts } from '../security-events/security-events.query.ts'

export const countSecurityEventsRoute = (deps: AccountDeps): Route =>
  route(countSecurityEvents, async (filter) => result(await querySecurityEventCounts(deps, filter)))
