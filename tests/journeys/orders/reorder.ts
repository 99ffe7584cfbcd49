import { isDeepStrictEqual } from 'node:util'
import { getProduct } from '@pinline/contracts/catalogue/product/get-product'
import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { getCart } from '@pinline/contracts/order/cart/get-cart'
import { expect } from 'vitest'
import { signInStaff } from '../../harness/shop.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { advanceOrder } from '../advance-order.ts'
import type { OrdersJourney } from './orders-journey.ts'
import { Shopper } from './shopper.ts'

/** Reorders the lines of an order, removes them again, and reorders when one of them is no longer sold. */
export const reorder: OrdersJourney = {
  name: 'buys an order again, takes that back, and sees what is sold no more',
  run: async (journey) => {
    const { system } = journey
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const staff = await signInStaff(system.url, system.demoAccounts().staff)
    const lines = await shopper.lines(3)
    const orderNo = await advanceOrder(system.url, caller, staff, 'cancelled', lines)
    const { page, pageErrors, open } = await shopper.openWindow()
    const again = page.getByRole('button', { name: text('orders:again.buy') })
    const quantities = async () =>
      (await caller.call(getCart, {})).data().lines.map(({ productId, quantity }) => ({ productId, quantity }))
    const [gone, raised, other] = lines
    if (gone === undefined || raised === undefined || other === undefined) throw new Error('there are too few lines')
    const before = { productId: raised.productId, quantity: 5 }
    ;(await caller.call(addToCart, { lines: [before] })).data()

    await open('/user/center?tab=orders')
    await again.click()
    await page.waitForURL(/\/shopping-cart/)
    const more = { ...raised, quantity: before.quantity + raised.quantity }
    expect(await quantities()).toEqual(expect.arrayContaining([gone, more, other]))
    const message = page.getByRole('status').filter({ hasText: orderNo })
    await message.getByRole('button', { name: text('cart:undo') }).click()
    await waitFor('the added lines are removed', async () => isDeepStrictEqual(await quantities(), [before]))

    const { productVersion: version, product } = (await staff.call(getProduct, { productId: gone.productId })).data()
    const reason = 'Sold no more in this journey'
    ;(await staff.call(withdrawProduct, { productId: gone.productId, version, reason })).data()
    await waitFor('the part is gone', async () => {
      const { envelope } = await caller.call(getProductDetail, { id: gone.productId })
      return envelope.meta?.type === 'product-withdrawn'
    })
    await open(`/user/center?tab=orders&orderNo=${orderNo}`)
    await again.click()
    const dialog = page.getByRole('dialog', { name: text('orders:again.some') })
    await dialog.getByRole('link', { name: product.model, exact: true }).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(1)
    expect(await accessibilityViolations(page)).toEqual([])
    await dialog.getByRole('link', { name: text('orders:again.cart') }).click()
    await page.waitForURL(/\/shopping-cart/)
    expect(await quantities()).toEqual(expect.arrayContaining([more, other]))
    await message.waitFor()
    expect(pageErrors).toEqual([])
    await page.context().close()
  },
}
