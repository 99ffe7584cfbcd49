import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { abuse } from './accounts/abuse.ts'
import { journeysOf } from './journeys-of.ts'
import { inChinese, inEnglish } from './visit.ts'

/** Runs on a separate system: everywhere else the rate limits are off. */
describe('accounts under attack', () => {
  let system: TestSystem
  let browser: Browser

  beforeAll(async () => {
    ;[system, browser] = await Promise.all([
      startSystem(inject('servers'), { products: 50, settings: { RATE_LIMITS: 'on' } }),
      launchBrowser(),
    ])
  })
  afterAll(async () => {
    await browser?.close()
    await system?.stop()
  })

  for (const person of [inEnglish, inChinese])
    for (const { name, run } of journeysOf({ en: [], zh_cn: [abuse] }, person))
      it(`${name} in ${person.language}`, { timeout: 240_000 }, async () => {
        await run({ system, browser, ...person })
      })
})
