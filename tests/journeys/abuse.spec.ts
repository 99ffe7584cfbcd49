import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { abuse } from './accounts/abuse.ts'
import { inChinese, inEnglish } from './visit.ts'

/** On a system of its own: everywhere else the limits are off. */
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

  it.each([inEnglish, inChinese])(`${abuse.name} in $language`, { timeout: 120_000 }, async ({ language, options }) => {
    await abuse.go({ system, browser, language, options })
  })
})
