import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { expect } from 'vitest'
import { accessibilityViolations } from '../accessibility-violations.ts'
import { advanceOrder } from '../advance-order.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'
import { withoutNetworkErrors } from './network-errors.ts'

const refusals = [
  { status: 500, contentType: 'application/json', body: '{"code":500,"msg":"error","data":null}' },
  { status: 502, contentType: 'text/html', body: '<html>Bad gateway</html>' },
  {
    status: 429,
    headers: { 'retry-after': '3' },
    contentType: 'application/json',
    body: '{"code":429,"msg":"error","data":{"retryAfterSeconds":3},"meta":{"type":"too-many-requests"}}',
  },
]

/** Every page that loads from the server says what failed, whatever the status, and loads again by its button. */
export const serverErrors: OrdersJourney = {
  name: 'sees when the server fails, on each page, and tries again',
  run: async (journey) => {
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const [first] = await shopper.lines(1)
    const orderNo = await advanceOrder(journey.system.url, caller, caller, 'pending', await shopper.lines(1))
    ;(await caller.call(addToCart, { lines: await shopper.lines(1) })).data()
    const { page, pageErrors, steps } = await shopper.openWindow()
    const pages = [
      { path: '/shopping-cart', failed: 'cart:error.title', retry: 'cart:error.retry', there: 'cart:sum.title' },
      {
        path: '/order/confirm',
        failed: 'checkout:error.title',
        retry: 'checkout:error.retry',
        there: 'checkout:sum.lines',
      },
      { path: '/user/center?tab=orders', failed: 'orders:error.title', retry: 'orders:error.retry', there: orderNo },
      {
        path: `/user/center?tab=orders&orderNo=${orderNo}`,
        failed: 'orders:error.title',
        retry: 'orders:error.retry',
        there: orderNo,
      },
      {
        path: '/user/center?tab=addresses',
        failed: 'account:address.error',
        retry: 'account:retry',
        there: 'account:address.edit',
      },
    ]
    for (const [place, { path, failed, retry, there }] of pages.entries()) {
      const refusal = refusals[place % refusals.length]
      await page.route('**/api/v1/**', (route) => route.fulfill(refusal))
      await steps.open(path)
      await page.getByText(text(failed)).first().waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await page.unroute('**/api/v1/**')
      // A live connection that is back loads the page before the button is pressed.
      await page.route('**/api/v1/**', async (route) => {
        const isStream = (await route.request().headerValue('accept')) === 'text/event-stream'
        await (isStream ? route.fulfill(refusal) : route.continue())
      })
      await page
        .getByRole('button', { name: text(retry) })
        .first()
        .click()
      await page
        .getByText(there.includes(':') ? text(there) : there)
        .first()
        .waitFor()
      await page.unroute('**/api/v1/**')
    }

    await steps.open('/index')
    await page.route('**/api/v1/**', (route) => route.fulfill(refusals[0]))
    await steps.open(`/productDetail/${first?.productId}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(withoutNetworkErrors(pageErrors)).toEqual([])
    await page.context().close()
  },
}
