import { endMaintenance } from '@pinline/contracts/account/maintenance/end-maintenance'
import { getMaintenance } from '@pinline/contracts/account/maintenance/get-maintenance'
import { envelope } from '@pinline/contracts/api/envelope'
import { errorText } from '@pinline/contracts/api/error-texts'
import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from '../harness/browser.ts'
import { Caller, signInStaff } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { accessibilityViolations } from './accessibility-violations.ts'
import { ConsolePerson } from './accounts/console-person.ts'
import { Shopper } from './orders/shopper.ts'
import { surplusWidth } from './page-width.ts'
import { inChinese, inEnglish, type PersonVisit } from './visit.ts'

/** Runs on a separate system: nothing else can be changed meanwhile. */
describe('a shop under maintenance', () => {
  let system: TestSystem
  let browser: Browser

  beforeAll(async () => {
    ;[system, browser] = await Promise.all([startSystem(inject('servers')), launchBrowser()])
  })
  /** Whatever became of the last one, the next begins with an open shop. */
  afterEach(async () => {
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    if ((await staff.call(getMaintenance, {})).data().on) (await staff.call(endMaintenance, {})).data()
    await gatewaySays(false)
  })
  afterAll(async () => {
    await browser?.close()
    await system?.stop()
  })

  /** The public origin learns of it within a second. */
  const gatewaySays = async (isOn: boolean): Promise<void> => {
    await waitFor(isOn ? 'the shop to be closed' : 'the shop to be open', async () => {
      const response = await new Caller(system.url).send(`/api/v1${listProducts.path}`, { body: {} })
      return response.headers.has('x-maintenance-until') === isOn
    })
  }
  const start = async (clerk: ConsolePerson): Promise<void> => {
    await clerk.open('/operations')
    await clerk.button('operations.maintenance.start').click()
    await clerk.field('operations.maintenance.reason').fill('Move to new database servers')
    await clerk.button('operations.maintenance.start_confirm', clerk.dialog()).click()
    await clerk.message(clerk.text('operations.maintenance.start_done'))
    await clerk.button('operations.maintenance.end').waitFor()
    // What is on stands before everything else.
    await clerk.page.locator('.stack > :first-child #maintenance').waitFor()
    await gatewaySays(true)
  }
  const end = async (clerk: ConsolePerson): Promise<void> => {
    await clerk.button('operations.maintenance.end').click()
    await clerk.button('operations.maintenance.end_confirm', clerk.dialog()).click()
    await clerk.message(clerk.text('operations.maintenance.end_done'))
    await gatewaySays(false)
  }

  const run = async (person: PersonVisit): Promise<void> => {
    const journey = { system, browser, ...person }
    const shopper = await Shopper.register(journey)
    const { caller, text } = shopper
    const [line] = await shopper.lines(1)
    if (line === undefined) throw new Error('no part in stock')
    ;(await caller.call(addToCart, { lines: [line] })).data()
    const cart = async () =>
      (await caller.call(getCart, {})).data().lines.map(({ productId, quantity }) => ({ productId, quantity }))
    const { page, pageErrors, steps, open } = await shopper.openWindow()
    await open('/order/confirm')
    await page.getByText(text('checkout:method.standard')).first().click()
    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    await waitFor('the freight', () => place.isEnabled())

    const clerk = await ConsolePerson.arrive(journey, system.demoAccounts().staff)
    await start(clerk)

    const [refused] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === `/api/v1${placeOrder.path}`),
      place.click(),
    ])
    expect(refused.status()).toBe(503)
    expect(envelope.parse(await refused.json())).toMatchObject({ code: 503, meta: { type: 'in-maintenance' } })
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
    await page.getByText(errorText('in-maintenance', person.language)).first().waitFor()
    const banner = page.locator('.script-notice').getByText(text('shell:maintenance.title'))
    await banner.waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    // Reading goes on, and the cart is as it was.
    await open('/product/wire-to-board/wire-to-board')
    await banner.waitFor()
    await page.locator('a[href*="/productDetail/"]').first().waitFor()
    await open('/shopping-cart')
    await banner.waitFor()
    expect(await cart()).toEqual([line])
    expect((await caller.call(listOrders, {})).data().list).toEqual([])

    await end(clerk)
    await steps.checkOut()
    const orderNo = await steps.placeOrder()
    expect(await banner.count()).toBe(0)
    await waitFor('the order in the list', async () => {
      const { list } = (await caller.call(listOrders, {})).data()
      return list.map((order) => order.orderNo).join() === orderNo
    })
    // The browser writes of each refusal by itself.
    expect(pageErrors.filter((error) => !error.includes('503'))).toEqual([])
    await page.context().close()
    await clerk.page.context().close()
  }

  for (const person of [inEnglish, inChinese])
    it(`is read but takes no order until staff end it, in ${person.language}`, { timeout: 240_000 }, async () => {
      await run(person)
    })
})
