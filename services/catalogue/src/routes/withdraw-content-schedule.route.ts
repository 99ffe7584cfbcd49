import { withdrawContentSchedule } from '@pinline/contracts/catalogue/content/withdraw-content-schedule'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentCommandRoute } from './content-command-route.ts'

export const withdrawContentScheduleRoute = (deps: CatalogueDeps) =>
  contentCommandRoute(deps, withdrawContentSchedule, (_, { by }) => ({ type: 'withdraw-content-schedule', by }))
