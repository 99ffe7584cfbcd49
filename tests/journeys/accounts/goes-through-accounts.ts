import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { journeysOf, type SharedOut } from '../journeys-of.ts'
import type { PersonVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'
import { audit } from './audit.ts'
import { files } from './files.ts'
import { personalCenter } from './personal-center.ts'
import { pressesEarly } from './presses-early.ts'
import { keepsSecure } from './security.ts'
import { signsOut } from './signs-out.ts'
import { staffAndRoles } from './staff-and-roles.ts'
import { staffSelf } from './staff-self.ts'

const journeys: SharedOut<AccountJourney> = {
  both: [staffAndRoles, staffSelf, files],
  en: [personalCenter],
  zh_cn: [signsOut, pressesEarly, audit, keepsSecure],
}

/** One person goes through every part of accounts and access, on a system of their own. */
export const goesThroughAccounts = (person: PersonVisit): void => {
  const { language, options } = person
  describe(`accounts and access in ${language}`, () => {
    let system: TestSystem
    let browser: Browser

    beforeAll(async () => {
      ;[system, browser] = await Promise.all([startSystem(inject('servers'), { products: 200 }), launchBrowser()])
    })
    afterAll(async () => {
      await browser?.close()
      await system?.stop()
    })

    for (const { name, go } of journeysOf(journeys, person))
      it(name, { timeout: 120_000 }, async () => {
        await go({ system, browser, language, options })
      })
  })
}
