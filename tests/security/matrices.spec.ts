import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { guards } from './guards.suite.ts'
import { massAssignment } from './mass-assignment.suite.ts'
import { objectMatrix } from './object-matrix.suite.ts'
import { roleMatrix } from './role-matrix.suite.ts'
import { shippedRoles } from './shipped-roles.suite.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
  })
})
afterAll(() => system?.stop())

// The suites of roles need the shipped menus before the matrix of roles creates its own; the guards send invalid input as the demo
// accounts, so that no suite after them can rely on those.
for (const show of [objectMatrix, massAssignment, shippedRoles, roleMatrix, guards]) show(() => system)
