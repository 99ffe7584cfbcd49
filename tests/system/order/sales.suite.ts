import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getSales, type Sales } from '@pinline/contracts/order/order/get-sales'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order } from './shopping.ts'
import { parts } from './upstream-services.ts'

const dollarsOf = ({ total }: Sales): number => total.revenue.find(({ currency }) => currency === 'USD')?.minor ?? 0
const soldOf = (sales: Sales): number => sales.parts.find(({ productId }) => productId === parts.header)?.quantity ?? 0

/** What staff see of orders and revenue by day. */
export const sales = (shared: () => OrderInstallation): void => {
  describe('sales', () => {
    let probe: PaymentProbe
    let buyer: Person
    let staff: Person
    beforeAll(async () => {
      probe = paymentProbe(shared())
      buyer = await shared().buyer()
      staff = await shared().staff()
    })

    const week = async (): Promise<Sales> => (await staff.call(getSales, { days: 7 })).data

    it('count an order when it is placed, its payment when it confirms the order, and a refund when it is through', async () => {
      const before = await week()
      const unpaid = await order(buyer)
      const placed = await waitFor('the placed order', async () => {
        const seen = await week()
        return seen.total.orders === before.total.orders + 1 && seen
      })
      expect([dollarsOf(placed), soldOf(placed)]).toEqual([dollarsOf(before), soldOf(before)])

      const orderNo = await probe.confirmedOrder(buyer)
      const paid = await waitFor('the payment', async () => {
        const seen = await week()
        return dollarsOf(seen) > dollarsOf(before) && seen
      })
      expect(dollarsOf(paid)).toBe(dollarsOf(before) + (await probe.capturedLessRefunded(orderNo)))
      expect(soldOf(paid)).toBeGreaterThan(soldOf(before))
      expect(paid.total.orders).toBe(before.total.orders + 2)
      expect(paid.days).toHaveLength(7)
      expect(paid.days.reduce((sum, { orders }) => sum + orders, 0)).toBe(paid.total.orders)

      const version = await probe.versionOf(orderNo)
      await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'asked for by phone' })
      await probe.waitForEvent(orderNo, 'refund-completed')
      const refunded = await waitFor('the refund', async () => {
        const seen = await week()
        return dollarsOf(seen) === dollarsOf(before) && seen
      })
      expect(soldOf(refunded)).toBe(soldOf(before))
      expect(refunded.total.orders).toBe(paid.total.orders)
      expect(unpaid).toBeDefined()
    })

    it('are for staff, of one to ninety days', async () => {
      expect((await shared().visitor.call(getSales, {})).code).toBe(401)
      expect((await buyer.call(getSales, {})).code).toBe(401)
      for (const days of [0, 91, 1.5]) expect((await staff.call(getSales, { days })).code).toBe(422)
      expect((await staff.call(getSales, {})).data.days).toHaveLength(30)
    })
  })
}
