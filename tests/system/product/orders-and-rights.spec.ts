import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { guards } from './guards.suite.ts'
import { massAssignment } from './mass-assignment.suite.ts'
import { objectMatrix } from './object-matrix.suite.ts'
import { orderLife } from './order-lifecycle.suite.ts'
import { roleMatrix } from './role-matrix.suite.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
  })
})
afterAll(() => system?.stop())

// The order lifecycle counts the demo buyer's orders; the matrix needs the shipped menus before it creates its own; the
// guards send invalid input as the demo accounts, so that later suites cannot rely on those.
for (const show of [orderLife, objectMatrix, massAssignment, roleMatrix, guards]) show(() => system)
