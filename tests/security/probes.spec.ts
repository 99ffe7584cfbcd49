import { afterAll, beforeAll, inject } from 'vitest'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { fuzz } from './fuzz.suite.ts'
import { hotKeywords } from './hot-keywords.suite.ts'
import { localPages } from './local-pages.suite.ts'
import { logs } from './logs.suite.ts'
import { nestedBodies } from './nested-bodies.suite.ts'
import { packedRequests } from './packed-requests.suite.ts'
import { requestTargets } from './request-targets.suite.ts'
import { takeover } from './takeover.suite.ts'
import { texts } from './texts.suite.ts'

/** Probes from outside, against one system with demo data; each suite is named after what it probes. */
let system: TestSystem
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    // Hosts of somebody elsewhere, which the gateway refuses otherwise.
    settings: { ALLOWED_HOSTS: 'shop.example,192.168.1.20' },
  })
})
afterAll(() => system?.stop())

// The fuzz changes what it can, so that it comes last.
for (const probe of [
  hotKeywords,
  localPages,
  nestedBodies,
  packedRequests,
  logs,
  texts,
  requestTargets,
  takeover,
  fuzz,
])
  probe(() => system)
