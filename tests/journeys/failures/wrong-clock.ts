import { expect } from 'vitest'
import { advanceOrder } from '../advance-order.ts'
import type { OrdersJourney } from '../orders/orders-journey.ts'
import { Shopper } from '../orders/shopper.ts'

const dayMs = 86_400_000

/** A browser whose clock is a day off: the session goes on, and the code counts down by the server's clock. */
export const wrongClock: OrdersJourney = {
  name: 'pays with a browser whose clock is a day off',
  run: async (journey) => {
    const shopper = await Shopper.register(journey)
    const { text, caller } = shopper
    const orderNo = await advanceOrder(journey.system.url, caller, caller, 'pending', await shopper.lines(1))
    for (const offMs of [dayMs, -dayMs]) {
      const { page, pageErrors, open } = await shopper.openWindow()
      await page.clock.install({ time: Date.now() + offMs })
      await open(`/user/center?tab=orders&orderNo=${orderNo}`)
      await page.getByRole('heading', { name: orderNo }).waitFor()
      await open(`/wechat-pay?orderNo=${orderNo}`)
      await page.getByRole('img', { name: text('payment:qr.label') }).waitFor()
      const [minutes = '', seconds = ''] = ((await page.getByRole('timer').textContent()) ?? '').split(':')
      const left = Number(minutes) * 60 + Number(seconds)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThan(3600)
      expect(pageErrors).toEqual([])
      await page.context().close()
    }
  },
}
