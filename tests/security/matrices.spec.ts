import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { guards } from './guards.suite.ts'
import { massAssignment } from './mass-assignment.suite.ts'
import { objectMatrix } from './object-matrix.suite.ts'
import { roleMatrix } from './role-matrix.suite.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
  })
})
afterAll(() => system?.stop())

// The matrix of roles needs the shipped menus before it creates its own; the guards send invalid input as the demo
// accounts, so that no suite after them can rely on those.
for (const show of [objectMatrix, massAssignment, roleMatrix, guards]) show(() => system)
