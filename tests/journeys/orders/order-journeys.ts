import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import { launchBrowser } from '../../harness/browser.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { type JourneysByPerson, journeysOf } from '../journeys-of.ts'
import type { PersonVisit } from '../visit.ts'
import { answerAtOnce } from './answer-at-once.ts'
import { bulkOrders } from './bulk-orders.ts'
import { buyFromSuppliers } from './buy-from-suppliers.ts'
import { changeDelivery } from './change-delivery.ts'
import { changeRates } from './change-rates.ts'
import { changeShopSettings } from './change-shop-settings.ts'
import { completeCheckout, placeFromTwoTabs } from './complete-checkout.ts'
import { exchangeParts } from './exchange-parts.ts'
import { fillCart } from './fill-cart.ts'
import { filterByConditions } from './filter-by-conditions.ts'
import { firstSteps } from './first-steps.ts'
import { keepListViews } from './keep-list-views.ts'
import { keepSuppliers } from './keep-suppliers.ts'
import { openExport } from './open-export.ts'
import { orderFromQuote } from './order-from-quote.ts'
import { orderTypedQuantity } from './order-typed-quantity.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { codeSeconds, payByCode } from './pay-by-code.ts'
import { pickOrder } from './pick-order.ts'
import { refundOrder } from './refund-order.ts'
import { refundParts } from './refund-parts.ts'
import { reorder } from './reorder.ts'
import { resumeBulk } from './resume-bulk.ts'
import { returnParts } from './return-parts.ts'
import { salesDashboard } from './sales-dashboard.ts'
import { shareCart } from './share-cart.ts'
import { shipAsReady } from './ship-as-ready.ts'
import { shipMadeToOrder } from './ship-made-to-order.ts'
import { shipParcels } from './ship-parcels.ts'
import { signDocuments } from './sign-documents.ts'
import { trackOrders } from './track-orders.ts'
import { walletFaultInjection } from './wallet-faults.ts'
import { warehouseShift } from './warehouse-shift.ts'

const journeys: JourneysByPerson<OrdersJourney> = {
  either: [
    fillCart,
    salesDashboard,
    returnParts,
    exchangeParts,
    orderFromQuote,
    bulkOrders,
    changeDelivery,
    buyFromSuppliers,
    signDocuments,
    openExport,
    resumeBulk,
    warehouseShift,
    keepSuppliers,
  ],
  en: [
    completeCheckout,
    shareCart,
    orderTypedQuantity,
    payByCode,
    reorder,
    refundParts,
    firstSteps,
    changeRates,
    shipMadeToOrder,
    keepListViews,
    filterByConditions,
    answerAtOnce,
  ],
  zh_cn: [
    placeFromTwoTabs,
    trackOrders,
    refundOrder,
    walletFaultInjection,
    changeShopSettings,
    shipParcels,
    shipAsReady,
    pickOrder,
  ],
}

/** Runs every journey from the cart to a paid order for one person, on a separate system. */
export const orderJourneys = (person: PersonVisit): void => {
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

    for (const { name, run } of journeysOf(journeys, person))
      it(name, { timeout: 480_000 }, async () => {
        await run({ system, browser, language, options })
      })
  })
}
