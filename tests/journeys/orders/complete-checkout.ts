import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { updateCartLine } from '@pinline/contracts/order/cart/update-cart-line'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { surplusWidth } from '../page-width.ts'
import type { ShopText } from '../shop-texts.ts'
import { waitForFocus } from '../wait-for-page.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { PartPool } from './part-pool.ts'
import { Shopper } from './shopper.ts'

const placeButton = (page: Page, text: ShopText) =>
  page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })

const orderNoIn = (page: Page): string | null => new URL(page.url()).searchParams.get('orderNo')

const orderNumbers = async (caller: Caller): Promise<string[]> =>
  (await caller.call(listOrders, {})).data().list.map(({ orderNo }) => orderNo)

/** The orders, once the order of a page is in the list. */
const ordersWith = async (caller: Caller, page: Page): Promise<string[]> =>
  await waitFor('the order in the list', async () => {
    const numbers = await orderNumbers(caller)
    return numbers.includes(orderNoIn(page) ?? '') ? numbers : undefined
  })

/** Every problem between the confirm page and an order, each shown at its place. */
export const completeCheckout: OrdersJourney = {
  name: 'sees at its place what the order lacks, and places it once',
  run: async (journey) => {
    const shelf = await PartPool.open(journey.system)
    const [heavy, light, gone] = await shelf.parts(3, 60)
    if (heavy === undefined || light === undefined || gone === undefined) throw new Error('the shelf is empty')
    await shelf.change(heavy.id, { weightGrams: 9000 })
    const shopper = await Shopper.register(journey, { hasAddress: false })
    const { text, caller } = shopper
    const lines = [heavy, light, gone].map(({ id }, index) => ({ productId: id, quantity: 3 + index }))
    ;(await caller.call(addToCart, { lines })).data()
    await shelf.discontinue(gone.id, light.id)
    await waitFor('one part is no longer sold', async () => {
      const { lines: seen } = (await caller.call(getCart, {})).data()
      return (
        seen.some(({ status }) => status === 'discontinued') && seen.some(({ weightGrams }) => weightGrams === 9000)
      )
    })
    const { page, pageErrors, steps, open } = await shopper.openWindow()
    const place = placeButton(page, text)

    await open('/order/confirm')
    await page.locator('.checkout-left').getByText(gone.model).waitFor()
    await place.click()
    await page
      .getByRole('alert')
      .filter({ hasText: text('checkout:deliver.choose') })
      .waitFor()
    const first = page.getByRole('button', { name: text('checkout:deliver.first') })
    await waitForFocus(first)
    expect(await accessibilityViolations(page)).toEqual([])
    await steps.addAddress('DE')
    const way = (method: string) => page.locator('.shipping-way').filter({ hasText: text(`checkout:method.${method}`) })
    await way('economy').getByText(text('checkout:ship.missing')).waitFor()
    expect(await way('economy').getByRole('radio').isDisabled()).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)

    await way('express').click()
    await waitFor('the freight of express', () => place.isEnabled())
    ;(await caller.call(updateCartLine, { productId: heavy.id, quantity: 7 })).data()
    await place.click()
    const lost = page.locator('.shipping-lost')
    await lost.getByText(text('checkout:ship.lost')).waitFor()
    await way('express').getByText(text('checkout:ship.missing')).waitFor()
    await waitFor('standard is selected', () => way('standard').getByRole('radio').isChecked())

    await waitFor('the freight of standard', () => place.isEnabled())
    await shelf.setStock(light.id, 2)
    await waitFor('the stock of a part is too low', async () =>
      (await caller.call(getCart, {})).data().lines.some(({ status }) => status === 'out-of-stock'),
    )
    await place.click()
    await page.getByText(text('checkout:short.title')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: text('checkout:short.take') }).click()
    await page.getByText(text('checkout:short.title')).waitFor({ state: 'detached' })

    await waitFor('the new totals', () => place.isEnabled())
    await shelf.setPrice(heavy.id, [[1, 12_000]])
    await waitFor('the new price', async () =>
      (await caller.call(getCart, {})).data().lines.some(({ unitPrice }) => unitPrice?.amount === 12_000),
    )
    await place.click()
    await page.getByText(text('checkout:changed.title')).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await orderNumbers(caller)).toEqual([])
    await page.getByRole('button', { name: text('checkout:changed.place') }).dblclick()
    await page.waitForURL(/\/wechat-pay/)
    expect(await ordersWith(caller, page)).toEqual([orderNoIn(page)])
    await waitFor('what is left in the cart', async () => {
      const left = (await caller.call(getCart, {})).data().lines.map(({ productId }) => productId)
      return left.join() === gone.id
    })
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}

/** The same cart confirmed in two tabs is one order. */
export const placeFromTwoTabs: OrdersJourney = {
  name: 'places one order from two tabs',
  run: async (journey) => {
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    ;(await caller.call(addToCart, { lines: await shopper.lines(2) })).data()
    const { page, pageErrors, open } = await shopper.openWindow()
    await open('/order/confirm')
    const other = await page.context().newPage()
    await other.goto(page.url())
    const tabs = [page, other]
    for (const tab of tabs) await waitFor('the totals', () => placeButton(tab, text).isEnabled())
    await Promise.all(tabs.map((tab) => placeButton(tab, text).click()))
    await Promise.all(tabs.map((tab) => tab.waitForURL(/\/wechat-pay/)))
    expect(await ordersWith(caller, page)).toEqual([orderNoIn(page)])
    expect(orderNoIn(other)).toBe(orderNoIn(page))
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
