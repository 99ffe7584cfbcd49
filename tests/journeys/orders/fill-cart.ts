import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { BuyerSteps } from '../buyer-steps.ts'
import { surplusWidth } from '../page-width.ts'
import { openVisit } from '../visit.ts'
import { waitForFocus } from '../wait-for-page.ts'
import { CartPage } from './cart-page.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { PartPool } from './part-pool.ts'
import { Shopper } from './shopper.ts'

/** Where the text of an element begins, px. */
const textLeft = (element: Locator): Promise<number> =>
  element.evaluate((node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect().left
  })

/** From the line that waited for the login to a cart that can be ordered. */
export const fillCart: OrdersJourney = {
  name: 'corrects what the cart does not take: a line from before the login, quantities, stock, a part that is made no more',
  run: async (journey) => {
    const { system, browser, language, options } = journey
    const shelf = await PartPool.open(system)
    const [reel, loose, old, next] = await shelf.parts(4, 1200)
    if (reel === undefined || loose === undefined || old === undefined || next === undefined)
      throw new Error('the shelf is empty')
    await shelf.setPrice(reel.id, [
      [1, 5000],
      [400, 4000],
      [800, 1500],
    ])
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const { page, pageErrors } = await openVisit(browser, options)
    const steps = new BuyerSteps(page, system.url, language, text)
    const cart = new CartPage(page, text, caller)

    await steps.open(`/productDetail/${reel.id}`)
    await steps.addToCart(250)
    await page.getByText(text('catalogue:loginFirst')).first().waitFor()
    await page.waitForURL(/\/login/)
    await shelf.change(reel.id, { moq: 100, orderMultiple: 100 })
    await waitFor('the part is sold in hundreds', async () => {
      const sold = await new Caller(system.url).call(getProductDetail, { id: reel.id })
      return sold.data().orderMultiple === 100
    })
    await steps.signIn(shopper.account)
    await page.waitForURL(/\/shopping-cart/)
    const pending = page.getByRole('region', { name: text('cart:pending.title') })
    await pending.getByText(reel.model).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await cart.take(pending, 300)
    await pending.waitFor({ state: 'detached' })
    await cart.waitForSavedQuantity(reel.id, 300)

    const row = cart.row(reel.model)
    await row.getByText(text('cart:next.more')).waitFor()
    await row.locator('summary').click()
    const price = async (shown: string) =>
      await waitFor(
        `the price ${shown}`,
        async () => (await row.locator('[aria-current="true"]').textContent())?.includes(shown) === true,
      )
    await price('0.5000')
    await cart.take(row, 400)
    await cart.waitForSavedQuantity(reel.id, 400)
    await price('0.4000')
    await row.getByText(text('cart:next.saves')).waitFor()

    await cart.quantity(reel.model).fill('430')
    await row.getByText(text('cart:quantity.wrong')).waitFor()
    await cart.checkOut.click()
    await waitForFocus(cart.quantity(reel.model))
    expect(page.url()).toContain('/shopping-cart')
    expect(await accessibilityViolations(page)).toEqual([])
    await cart.take(row, 500)
    await cart.waitForSavedQuantity(reel.id, 500)
    await cart.quantity(reel.model).fill('9000')
    await row.getByText(text('cart:quantity.short')).waitFor()
    await cart.take(row, 1200)
    await cart.waitForSavedQuantity(reel.id, 1200)

    // Another device adds a part that is withdrawn soon after.
    ;(
      await caller.call(addToCart, {
        lines: [
          { productId: loose.id, quantity: 7 },
          { productId: old.id, quantity: 12 },
        ],
      })
    ).data()
    await cart.row(loose.model).waitFor()
    await shelf.discontinue(old.id, next.id)
    await waitFor('the part is no longer sold', async () =>
      (await caller.call(getCart, {})).data().lines.some(({ status }) => status === 'discontinued'),
    )
    await page.reload()
    const blocked = page.getByRole('region', { name: text('cart:blocked.title') })
    await blocked.getByText(text('cart:blocked.discontinued')).waitFor()
    await blocked.getByRole('link', { name: next.model, exact: true }).waitFor()
    expect(await textLeft(blocked.locator('.cart-blocked-actions .button').first())).toBeCloseTo(
      await textLeft(blocked.locator('.part-number').first()),
      0,
    )
    expect(await accessibilityViolations(page)).toEqual([])
    expect(await surplusWidth(page)).toBe(0)
    await blocked.getByRole('button', { name: text('cart:replace.take') }).click()
    await blocked.waitFor({ state: 'detached' })
    await cart.waitForSavedQuantity(old.id, undefined)
    await cart.waitForSavedQuantity(next.id, 12)

    for (const { model } of [reel, loose, next]) await cart.row(model).getByRole('checkbox').press('Space')
    await page.getByText(text('cart:sum.nothing')).filter({ visible: true }).first().waitFor()
    expect(await cart.checkOut.getAttribute('aria-disabled')).toBe('true')
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
