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

// The life of an order counts the demo buyer's orders; the matrix asks for shipped menus before it makes its own; the
// guards send rubbish as the demo accounts, so that nobody can rely on those afterwards.
for (const show of [orderLife, objectMatrix, massAssignment, roleMatrix, guards]) show(() => system)
