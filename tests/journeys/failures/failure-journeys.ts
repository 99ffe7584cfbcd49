import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { drawnToday } from '../journeys-of.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { inChinese, inEnglish } from '../visit.ts'
import { browserHistory } from './browser-history.ts'
import { deepLinks } from './deep-links.ts'
import { everyPage } from './every-page.ts'
import { keyboardPurchase } from './keyboard-purchase.ts'
import { longShift } from './long-shift.ts'
import { lostAnswers } from './lost-answers.ts'
import { manyLines } from './many-lines.ts'
import { networkLost } from './network-lost.ts'
import { repeatedSubmits } from './repeated-submits.ts'
import { serverErrors } from './server-errors.ts'
import { sessionOver } from './session-over.ts'
import { streamCut } from './stream-cut.ts'
import { twoTabs } from './two-tabs.ts'
import { uploadCut } from './upload-cut.ts'
import { wrongClock } from './wrong-clock.ts'

/** Journeys of a day; each run draws some of them by the date. */
const journeys: readonly OrdersJourney[] = [
  networkLost,
  deepLinks,
  lostAnswers,
  browserHistory,
  repeatedSubmits,
  serverErrors,
  twoTabs,
  keyboardPurchase,
  sessionOver,
  streamCut,
  wrongClock,
  uploadCut,
]
/** Journeys of minutes: only when all are run. */
const longJourneys: readonly OrdersJourney[] = [manyLines, everyPage, longShift]

const drawnPerRun = 3

/** What goes wrong around the product: the network, the server, the browser, and how pages are used. */
export const failureJourneys = (): void => {
  describe('failures around the product', () => {
    let system: TestSystem
    let browser: Browser

    beforeAll(async () => {
      // The long journeys open parts that only the whole catalogue has.
      const options = process.env.JOURNEYS_BY === 'both' ? { products: 5112 } : {}
      ;[system, browser] = await Promise.all([startSystem(inject('servers'), options), launchBrowser()])
    })
    afterAll(async () => {
      await browser?.close()
      await system?.stop()
    })

    for (const { name, run } of drawnToday(journeys, longJourneys, drawnPerRun))
      for (const { language, options } of process.env.JOURNEYS_BY === 'both' ? [inEnglish, inChinese] : [inEnglish])
        it(`${name}, in ${language}`, { timeout: 900_000 }, async () => {
          await run({ system, browser, language, options })
        })
  })
}
