import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { avatars } from '../account/avatar.suite.ts'
import { sorts } from '../notification/sorts.suite.ts'
import { reorderLevels } from './reorder-level.suite.ts'
import { translationsDue } from './translations-due.suite.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'notification'],
    products: 20,
    content: true,
    settings: { CONTENT_TRANSLATION_DAYS: '0' },
  })
})
afterAll(() => system?.stop())

// The work in Russian is about the content that the shop comes with.
for (const show of [translationsDue, reorderLevels, sorts, avatars]) show(() => system)
