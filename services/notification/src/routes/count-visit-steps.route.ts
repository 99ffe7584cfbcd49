import { result } from '@pinline/chassis/http/call-result'
import { type Route, route } from '@pinline/chassis/http/route'
import { countVisitSteps } from '@pinline/contracts/notification/visitor/count-visit-steps'
import type { NotificationDeps } from '../notification-deps.ts'

export const countVisitStepsRoute = ({ visitDays }: NotificationDeps): Route =>
  route(countVisitSteps, async ({ from, to }) => result(await visitDays.read(from, to)))
