import { type LanguageCode, languageCodes, languageTag } from '@pinline/contracts/api/languages'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { orderNumber } from '@pinline/events/ids'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { type Caller, type Product, signInBuyer, signInStaff, stockedProducts } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { BuyerSteps } from './buyer-steps.ts'
import { drawnToday } from './journeys-of.ts'
import { englishLeft } from './languages/english-left.ts'
import { surplusWidth } from './page-width.ts'
import { shopTexts } from './shop-texts.ts'
import { openVisit } from './visit.ts'

const widths = [390, 800, 1440]
const others: readonly LanguageCode[] = languageCodes.filter((code) => code !== 'en')

/** A part is found, ordered, paid, shipped, received and claimed, in one language at one width. */
describe('the shop in each language', () => {
  let system: TestSystem
  let browser: Browser
  let staff: Caller
  let parts: Product[]

  beforeAll(async () => {
    ;[system, browser] = await Promise.all([startSystem(inject('servers'), { products: 200 }), launchBrowser()])
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    parts = await stockedProducts(system.url, 20)
  })
  afterAll(async () => {
    await browser?.close()
    await system?.stop()
  })

  const ship = async (orderNo: string, buyer: Caller) => {
    const number = orderNumber.parse(orderNo)
    const paid = await waitFor('the payment', async () => {
      const order = (await buyer.call(getOrder, { orderNo: number })).data()
      return order.status === 'confirmed' && order
    })
    const stocked = (await staff.call(startStocking, { orderNo: number, version: paid.version })).data()
    const tested = (await staff.call(startTesting, { orderNo: number, version: stocked.version })).data()
    const parcel = { carrier: 'Demo Express', trackingNumber: 'DX-4711' }
    ;(await staff.call(shipOrder, { orderNo: number, version: tested.version, ...parcel })).data()
    buyer.follow(staff)
    ;(await buyer.call(getOrder, { orderNo: number })).data()
  }

  it.each(drawnToday(others, [], 2).map((language) => [language, widths[others.indexOf(language) % 3]] as const))(
    'is complete from part to claim in %s at %s px',
    { timeout: 360_000 },
    async (language: LanguageCode, width = 1440) => {
      const text = shopTexts(language)
      const viewport = { width, height: 900 }
      const { page, pageErrors } = await openVisit(browser, { viewport, locale: languageTag(language) })
      const steps = new BuyerSteps(page, system.url, language, text)
      const look = async () => {
        expect(await englishLeft(page, language), page.url()).toEqual([])
        expect(await surplusWidth(page), page.url()).toBe(0)
        expect(await page.locator('html').getAttribute('lang')).toBe(languageTag(language))
      }
      const part = parts[others.indexOf(language)]
      if (part === undefined) throw new Error('too few parts are in stock')

      await steps.findPart(part.model)
      await look()
      await steps.addToCart(2)
      const email = `${language.replace('_', '-')}@languages.example`
      await steps.register(email)
      await steps.checkOut()
      await look()
      await steps.addAddress('DE')
      const orderNo = await steps.placeOrder()
      await look()
      await steps.pay()
      await page.getByRole('heading', { name: text('payment:success.title') }).waitFor()
      await look()
      await ship(orderNo, await signInBuyer(system.url, { username: email, password: 'Pitch-2.54' }))
      await steps.open(`/user/center?tab=orders&orderNo=${orderNo}`)
      await page.getByText(text('orders:status.shipped')).first().waitFor()
      await page.getByText('DX-4711').first().waitFor()
      await look()
      await steps.confirmReceipt()
      await page
        .getByRole('button', { name: text('after-sales:apply.openFor') })
        .first()
        .click()
      const claim = page.getByRole('dialog')
      await claim.getByLabel(text('after-sales:field.kind')).selectOption('return')
      await claim.getByLabel(text('after-sales:field.reason')).selectOption('damaged')
      await claim.getByLabel(text('after-sales:field.quantity')).fill('1')
      const opened = claim.getByRole('radiogroup', { name: text('after-sales:field.openedPackage') })
      await opened.getByText(text('after-sales:no')).click()
      await look()
      await claim.getByRole('button', { name: text('after-sales:apply.submit') }).click()
      await page.getByText(text('after-sales:status.submitted')).first().waitFor()
      await look()
      expect(pageErrors).toEqual([])
      await page.context().close()
    },
  )
})
