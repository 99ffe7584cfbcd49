import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { shopTexts } from '../shop-texts.ts'
import { StaffSteps } from '../staff-steps.ts'
import { openVisit } from '../visit.ts'
import type { CatalogueJourney } from './catalogue-journey.ts'

const model = '43045-1000'

/** Marks the document; a reload would lose the mark. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-kept', 'yes'))
const isPersisted = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-kept'))

/** A buyer finds a part, registers, orders and pays; staff ship it, and the buyer's page follows without a reload. */
export const firstOrder: CatalogueJourney = {
  name: 'orders for the first time, from part number to receipt',
  run: async ({ system, browser, language, options }) => {
    const text = shopTexts(language)
    const shop = await openVisit(browser, options)
    const buyer = new BuyerSteps(shop.page, system.url, language, text)
    const found: string[] = []
    const look = async () => found.push(...(await accessibilityViolations(shop.page)))

    await buyer.findPart(model)
    await look()
    await buyer.addToCart(5)
    await buyer.register(`${language.replace('_', '-')}@pinline.example`)
    await buyer.checkOut()
    await buyer.addAddress('DE')
    await look()
    const orderNo = await buyer.placeOrder()
    await look()
    await mark(shop.page)
    await buyer.pay()

    await shop.page.getByRole('heading', { name: text('payment:success.title') }).waitFor()
    await shop.page.getByRole('link', { name: text('payment:success.see') }).click()
    await shop.page.waitForURL(/\/user\/center/)
    await shop.page.getByText(text('orders:status.confirmed')).first().waitFor()
    expect(await isPersisted(shop.page)).toBe(true)
    await look()

    const office = await openVisit(browser, { viewport: { width: 1440, height: 1000 } })
    const staff = new StaffSteps(office.page, system.url)
    await staff.signIn(system.demoAccounts().staff)
    await staff.openOrder(orderNo)
    await staff.stock()
    await shop.page.getByText(text('orders:status.stocking')).first().waitFor()
    await staff.test()
    await shop.page.getByText(text('orders:status.testing')).first().waitFor()
    await staff.ship('Demo Express', 'DX-4711')
    await shop.page.getByText(text('orders:status.shipped')).first().waitFor()
    expect(await isPersisted(shop.page)).toBe(true)

    await buyer.confirmReceipt()
    await office.page.getByText('Completed').first().waitFor()
    expect(await accessibilityViolations(office.page)).toEqual([])

    await staff.openOperations()
    await waitFor('no read model is behind', async () => {
      const behind = await office.page.getByText(/\d+ events? behind/).count()
      return behind === 0 && (await office.page.getByRole('row').count()) > 5
    })
    await office.page.getByText('All services are running and up to date.').waitFor()
    expect(await accessibilityViolations(office.page)).toEqual([])
    expect(found).toEqual([])
    expect([...shop.pageErrors, ...office.pageErrors]).toEqual([])
    await shop.page.context().close()
    await office.page.context().close()
  },
}
