import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { journeysOf, type SharedOut } from '../journeys-of.ts'
import type { PersonVisit } from '../visit.ts'
import { bearsWalletFaults } from './bears-wallet-faults.ts'
import { buysAgain } from './buys-again.ts'
import { fillsCart } from './fills-cart.ts'
import { followsOrders } from './follows-orders.ts'
import { givesMoneyBack } from './gives-money-back.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { codeSeconds, paysByCode } from './pays-by-code.ts'
import { placesOnce, settlesCheckout } from './settles-checkout.ts'
import { sharesCart } from './shares-cart.ts'
import { staffSetTerms } from './staff-sets-terms.ts'

const journeys: SharedOut<OrdersJourney> = {
  both: [fillsCart],
  en: [settlesCheckout, sharesCart, paysByCode, buysAgain],
  zh_cn: [placesOnce, followsOrders, givesMoneyBack, bearsWalletFaults, staffSetTerms],
}

/** One person goes from the cart to a paid order in every way there is, on a system of their own. */
export const goesThroughOrders = (person: PersonVisit): void => {
  const { language, options } = person
  describe(`orders in ${language}`, () => {
    let system: TestSystem
    let browser: Browser

    beforeAll(async () => {
      const settings = { PAYMENT_ATTEMPT_SECONDS: String(codeSeconds) }
      ;[system, browser] = await Promise.all([startSystem(inject('servers'), { settings }), launchBrowser()])
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
