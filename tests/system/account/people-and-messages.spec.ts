import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { messages } from '../notification/messages.ts'
import { toDos } from '../notification/to-dos.ts'
import { addresses } from './addresses.ts'
import { authorities } from './authorities.ts'
import { personalInfo } from './personal-info.ts'
import { signIn } from './sign-in.ts'
import { staffManaged } from './staff-managed.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), { services: ['account', 'notification'] })
})
afterAll(() => system?.stop())

// The to-dos are counted while no others are there; the sign-in reads the menus before the authorities change them, which
// also start the service again.
for (const show of [toDos, messages, addresses, personalInfo, signIn, staffManaged, authorities]) show(() => system)
