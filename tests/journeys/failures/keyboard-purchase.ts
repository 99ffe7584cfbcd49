import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoAddress } from '../../faults/demo-address.ts'
import { stockedProducts } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'

/** More than any page of the way has. */
const maxStops = 150

/** Goes to a control by the Tab key alone, and checks that the focus is visible there. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
  await control.waitFor()
  for (let stop = 0; stop < maxStops; stop += 1) {
    if (await control.evaluate((node) => node === document.activeElement)) {
      const outline = await control.evaluate((node) => {
        const { outlineStyle, boxShadow } = getComputedStyle(node)
        return outlineStyle !== 'none' || boxShadow !== 'none'
      })
      expect(outline).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`${control} was not reached by the keyboard`)
}

/** From the part number to the QR code without a pointer. */
export const keyboardPurchase: OrdersJourney = {
  name: 'buys by keyboard alone',
  run: async (journey) => {
    const shopper = await Shopper.register(journey, { hasAddress: false })
    const { text, caller } = shopper
    ;(await caller.call(addAddress, demoAddress)).data()
    const [stocked] = await stockedProducts(journey.system.url, 50)
    if (stocked === undefined) throw new Error('there is too little stock')
    const { model } = stocked
    const { page, pageErrors, open } = await shopper.openWindow()
    await open('/index')
    await tabTo(page, page.getByRole('combobox', { name: text('catalogue:search.label') }).first())
    await page.keyboard.type(model)
    await page.keyboard.press('Enter')
    const part = page.locator('main').getByRole('link', { name: model, exact: true }).first()
    await tabTo(page, part)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: model }).waitFor()
    await tabTo(page, page.getByRole('button', { name: text('catalogue:detail.addCount') }).first())
    await page.keyboard.press('Enter')
    await page.getByText(text('catalogue:addedToCart')).first().waitFor()
    await tabTo(page, page.locator('header a[href$="/shopping-cart"]').first())
    await page.keyboard.press('Enter')
    await tabTo(
      page,
      page
        .getByRole('link', { name: text('cart:sum.checkout') })
        .filter({ visible: true })
        .first(),
    )
    await page.keyboard.press('Enter')
    const place = page
      .getByRole('button', { name: text('checkout:place') })
      .filter({ visible: true })
      .first()
    await waitFor('the totals', () => place.isEnabled())
    await tabTo(page, place)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/wechat-pay/)
    await page.getByRole('img', { name: text('payment:qr.label') }).waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
