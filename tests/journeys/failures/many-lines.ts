import { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { expect } from 'vitest'
import { Caller } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'
import { surplusWidth } from '../page-width.ts'

const lineCount = 200

/** A cart of two hundred lines becomes one order. */
export const manyLines: OrdersJourney = {
  name: 'orders two hundred lines at once',
  run: async (journey) => {
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const visitor = new Caller(journey.system.url)
    const lines: { productId: string; quantity: number }[] = []
    for (let page = 1; lines.length < lineCount && page <= 6; page += 1) {
      const { list } = (await visitor.call(listProducts, { inStock: true, sort: 'stock', page, pageSize: 50 })).data()
      for (const { id, moq, lifecycle, custom } of list)
        if (lifecycle === 'active' && !custom) lines.push({ productId: id, quantity: moq })
    }
    const wanted = lines.slice(0, lineCount)
    expect(wanted).toHaveLength(lineCount)
    for (let at = 0; at < lineCount; at += 50)
      (await caller.call(addToCart, { lines: wanted.slice(at, at + 50) as never })).data()
    expect((await caller.call(getCart, {})).data().lines).toHaveLength(lineCount)

    const { page, pageErrors, open } = await shopper.openWindow()
    await open('/shopping-cart')
    await page
      .getByText(text('cart:summary'))
      .filter({ hasText: String(lineCount) })
      .first()
      .waitFor()
    expect(await surplusWidth(page)).toBe(0)
    await open('/order/confirm')
    const place = page.getByRole('button', { name: text('checkout:place') }).filter({ visible: true })
    await waitFor('the totals', () => place.isEnabled())
    expect(await accessibilityViolations(page)).toEqual([])
    await place.click()
    // Two hundred reservations take their time on a busy machine; the page goes on by itself.
    await page.waitForURL(/\/wechat-pay/, { timeout: 240_000 })
    await page.getByRole('img', { name: text('payment:qr.label') }).waitFor()
    const orderNo = new URL(page.url()).searchParams.get('orderNo')
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    await page.getByRole('heading', { name: String(orderNo) }).waitFor()
    expect(await surplusWidth(page)).toBe(0)
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
