import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { forms } from '../notification/forms.suite.ts'
import { messages } from '../notification/messages.suite.ts'
import { notices } from '../notification/notices.suite.ts'
import { toDos } from '../notification/to-dos.suite.ts'
import { visitSteps } from '../notification/visit-steps.suite.ts'
import { visitors } from '../notification/visitors.suite.ts'
import { addresses } from './addresses.suite.ts'
import { exportedBuyers } from './export-buyers.suite.ts'
import { permissions } from './permissions.suite.ts'
import { personalInfo } from './personal-info.suite.ts'
import { savedViews } from './saved-views.suite.ts'
import { signIn } from './sign-in.suite.ts'
import { staffManaged } from './staff-management.suite.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
})
afterAll(() => system?.stop())

// The to-dos are counted while no others are there; the sign-in reads the menus before the authorities change them, which
// also start the service again.
for (const show of [
  toDos,
  messages,
  notices,
  forms,
  visitors,
  visitSteps,
  addresses,
  personalInfo,
  signIn,
  exportedBuyers,
  savedViews,
  staffManaged,
  permissions,
])
  show(() => system)
