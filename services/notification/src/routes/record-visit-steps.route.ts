import { result } from '@pinline/chassis/http/call-result'
import { refusesTracking } from '@pinline/chassis/http/refuses-tracking'
import { type Route, route } from '@pinline/chassis/http/route'
import { recordVisitSteps } from '@pinline/contracts/notification/record-visit-steps'
import type { NotificationDeps } from '../notification-deps.ts'

export const recordVisitStepsRoute = ({ visitDays }: NotificationDeps): Route =>
  route(recordVisitSteps, async ({ steps }, { headers }) => {
    if (refusesTracking(headers)) return result({ recorded: false })
    await visitDays.addSteps(steps)
    return result({ recorded: true })
  })
