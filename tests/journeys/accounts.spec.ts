import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import type { AccountJourney } from './accounts/account-journey.ts'
import { audit } from './accounts/audit.ts'
import { files } from './accounts/files.ts'
import { personalCenter } from './accounts/personal-center.ts'
import { keepsSecure } from './accounts/security.ts'
import { signsOut } from './accounts/signs-out.ts'
import { staffAndRoles } from './accounts/staff-and-roles.ts'
import { staffSelf } from './accounts/staff-self.ts'

/** Each goes through its part in both languages, on one running system. */
const journeys: readonly AccountJourney[] = [
  signsOut,
  personalCenter,
  staffAndRoles,
  staffSelf,
  audit,
  keepsSecure,
  files,
]

const visits = [
  { language: 'en', options: { viewport: { width: 1440, height: 1000 }, colorScheme: 'light' } },
  { language: 'zh_cn', options: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true } },
] as const

describe('accounts and access', () => {
  let system: TestSystem
  let browser: Browser

  beforeAll(async () => {
    ;[system, browser] = await Promise.all([startSystem(inject('servers'), { products: 200 }), launchBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await system?.stop()
  })

  for (const { name, go } of journeys)
    it.each(visits)(`${name} in $language`, { timeout: 120_000 }, async ({ language, options }) => {
      await go({ system, browser, language, options })
    })
})
