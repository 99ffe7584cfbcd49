import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { abuse } from './accounts/abuse.ts'

const visits = [
  { language: 'en', options: { viewport: { width: 1440, height: 1000 }, colorScheme: 'light' } },
  { language: 'zh_cn', options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true } },
] as const

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

  it.each(visits)(`${abuse.name} in $language`, { timeout: 120_000 }, async ({ language, options }) => {
    await abuse.go({ system, browser, language, options })
  })
})
