import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { type JourneysByPerson, journeysOf } from '../journeys-of.ts'
import type { PersonVisit } from '../visit.ts'
import type { AccountJourney } from './account-journey.ts'
import { addressFormats } from './address-formats.ts'
import { apiKeys } from './api-keys.ts'
import { audit } from './audit.ts'
import { changeScreenText } from './change-screen-text.ts'
import { checkRow } from './check-row.ts'
import { clicksBeforeHydration } from './clicks-before-hydration.ts'
import { consoleByKeyboard } from './console-by-keyboard.ts'
import { contentWeek } from './content-week.ts'
import { files } from './files.ts'
import { findBuyers } from './find-buyers.ts'
import { lookBack } from './look-back.ts'
import { mentionColleague } from './mention-colleague.ts'
import { morningsByRole } from './mornings-by-role.ts'
import { myWebhooks } from './my-webhooks.ts'
import { personalCenter } from './personal-center.ts'
import { proveErasure } from './prove-erasure.ts'
import { readNotice } from './read-notice.ts'
import { retryJobs } from './retry-jobs.ts'
import { searchEvents } from './search-events.ts'
import { accountSecurity } from './security.ts'
import { securityEvents } from './security-events.ts'
import { signOut } from './sign-out.ts'
import { staffAndRoles } from './staff-and-roles.ts'
import { staffProfile } from './staff-profile.ts'
import { signInElsewhere, withoutIdleCallbacks } from './stored-session.ts'
import { undoChange } from './undo-change.ts'
import { workOnToDos } from './work-on-to-dos.ts'
import { writeMessage } from './write-message.ts'

const journeys: JourneysByPerson<AccountJourney> = {
  either: [
    addressFormats,
    findBuyers,
    staffAndRoles,
    staffProfile,
    files,
    undoChange,
    securityEvents,
    searchEvents,
    writeMessage,
    readNotice,
    proveErasure,
    workOnToDos,
    mentionColleague,
    lookBack,
    morningsByRole,
    contentWeek,
    consoleByKeyboard,
    changeScreenText,
    apiKeys,
    myWebhooks,
    retryJobs,
    checkRow,
  ],
  en: [personalCenter, withoutIdleCallbacks],
  zh_cn: [signOut, signInElsewhere, clicksBeforeHydration, audit, accountSecurity],
}

/** A receiver of webhooks on this machine; and a row that a journey damages is found by the journey. */
const settings = {
  ...{ WEBHOOK_ALLOW_HTTP: 'on', WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1/32' },
  RECONCILE_EVERY_SECONDS: '3600',
}

/** Runs every journey through accounts and access for one person, on a separate system. */
export const accountJourneys = (person: PersonVisit): void => {
  const { language, options } = person
  describe(`accounts and access in ${language}`, () => {
    let system: TestSystem
    let browser: Browser

    beforeAll(async () => {
      ;[system, browser] = await Promise.all([
        startSystem(inject('servers'), { products: 200, settings }),
        launchBrowser(),
      ])
    })
    afterAll(async () => {
      await browser?.close()
      await system?.stop()
    })

    for (const { name, run } of journeysOf(journeys, person))
      it(name, { timeout: 480_000 }, async () => {
        await run({ system, browser, language, options })
      })
  })
}
