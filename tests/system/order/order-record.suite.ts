import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { listOrders } from '@pinline/contracts/order/order/list-orders'
import { type OrderRecord, orderRecord } from '@pinline/contracts/order/order/orders-resource'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order, pay, place, preview } from './shopping.ts'

let installation: OrderInstallation
let staff: Person

const asStaff = async (path: string): Promise<unknown> => {
  const answered = await fetch(`${installation.url()}/api/v1/admin/orders${path}`, {
    headers: { authorization: `Bearer ${staff.token}` },
  })
  return await answered.json()
}

/** The console's record, once it is as it is waited for. */
const record = async (orderNo: string, isSo: (order: OrderRecord) => boolean): Promise<OrderRecord> =>
  await waitFor(`the record of ${orderNo}`, async () => {
    const shown = orderRecord.parse(await asStaff(`/${orderNo}`))
    return isSo(shown) && shown
  })

/** The timeline is a view of its own, and may be later than the rest of the record. */
const typesIn = ({ timeline }: OrderRecord) => timeline.map(({ type }) => type)

const refundIsThrough = ({ refunds }: OrderRecord) =>
  refunds.length > 0 && refunds.every((one) => one.state === 'completed')

/** An order as staff and its buyer see it. Requires that no refund of another order is open. */
export const recordOfOrder = (shared: () => OrderInstallation): void => {
  describe('the record of an order', () => {
    beforeAll(async () => {
      installation = shared()
      staff = await installation.staff()
    })

    it('shows the notes of staff with their author, to staff alone', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer)
      const added = await staff.call(addOrderNote, { orderNo, note: '  Call before delivery \n' })
      expect(added).toMatchObject({ code: 200, data: { orderNo, status: 'pending' } })
      await staff.call(addOrderNote, { orderNo, note: 'Called, Tuesday suits' })
      const { notes, timeline } = await record(
        orderNo,
        (shown) =>
          shown.notes.length === 2 && typesIn(shown).filter((type) => type === 'order-note-added').length === 2,
      )
      expect(notes).toMatchObject([
        { text: 'Call before delivery', actor: { kind: 'staff' } },
        { text: 'Called, Tuesday suits', actor: { kind: 'staff' } },
      ])
      expect(timeline.at(-1)).toMatchObject({ command: 'add-order-note', type: 'order-note-added' })
      expect(JSON.stringify(timeline)).not.toContain('Tuesday')
      const own = await buyer.call(getOrder, { orderNo })
      expect(JSON.stringify(own.data)).not.toMatch(/Tuesday|before delivery/)

      expect((await staff.call(addOrderNote, { orderNo, note: ' ' })).type).toBe('invalid-input')
      expect((await staff.call(addOrderNote, { orderNo, note: 'x'.repeat(501) })).type).toBe('invalid-input')
      expect((await staff.call(addOrderNote, { orderNo: '2611210000000', note: 'x' })).type).toBe('order-not-found')
      expect((await buyer.call(addOrderNote, { orderNo, note: 'x' })).type).toBe('unauthenticated')
    })

    it('shows staff payments, refunds and notes, and its buyer no notes of staff', async () => {
      const buyer = await installation.buyer()
      const { previewToken } = await preview(buyer)
      const { orderNo } = (await place(buyer, previewToken, {}, { remark: 'Gate 3, please' })).data
      const { attempt } = await pay(installation, buyer, orderNo)
      const confirmed = await record(orderNo, ({ status }) => status === 'confirmed')
      const [capture] = confirmed.captures
      expect(confirmed).toMatchObject({
        remark: 'Gate 3, please',
        note: null,
        captures: [{ attemptId: attempt.attemptId, amount: confirmed.total, outcome: 'confirmed' }],
        paid: { amount: confirmed.total, at: capture?.capturedAt },
        refunds: [],
      })

      const reason = 'Wrong plating was delivered'
      const cancelled = await staff.call(cancelOrderByStaff, { orderNo, version: confirmed.version, reason })
      expect(cancelled.code).toBe(200)
      const ended = await record(
        orderNo,
        (shown) => refundIsThrough(shown) && typesIn(shown).includes('refund-completed'),
      )
      expect(ended).toMatchObject({
        note: reason,
        refunded: confirmed.total,
        refunds: [{ captureId: capture?.captureId, reason: 'order-cancelled', amount: confirmed.total, failure: null }],
      })
      expect(ended.timeline.map(({ type, command }) => `${command}: ${type}`)).toEqual([
        'place-order: order-placed',
        'record-stock-reserved: stock-reserved',
        'start-payment-attempt: payment-attempt-started',
        'capture-payment: payment-captured',
        'capture-payment: order-confirmed',
        'cancel-order: order-cancelled',
        'cancel-order: refund-requested',
        'complete-refund: refund-completed',
      ])
      const listed = await asStaff(`?filter=${encodeURIComponent(JSON.stringify({ buyerId: buyer.id }))}`)
      expect(orderRecord.array().parse(listed)).toMatchObject([{ id: orderNo, note: null, remark: null }])

      const own = await buyer.call(getOrder, { orderNo })
      const list = await buyer.call(listOrders, {})
      expect(own.data).toMatchObject({
        remark: 'Gate 3, please',
        refunds: [{ state: 'completed' }],
        paid: confirmed.paid,
      })
      expect(JSON.stringify([own.data, list.data])).not.toContain(reason)
      expect(own.data).not.toHaveProperty('note')
    })

    it('adds up the money of the payable alone', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer)
      await installation.visitor.call(setWalletFaults, { orderNo, wrongCurrency: true })
      const attempt = (await buyer.call(startPaymentAttempt, { orderNo })).data
      await installation.visitor.call(payAttempt, { id: attempt.attemptId })
      const shown = await record(orderNo, refundIsThrough)
      expect(shown).toMatchObject({ status: 'pending', paid: null, captures: [{ outcome: 'refunded' }] })
      expect(shown.refunds[0]?.amount.currency).not.toBe(shown.payable.currency)
      expect(shown.refunded).toEqual({ minor: 0, currency: shown.payable.currency })
    })

    it('is found by the refund that is not through, until it is', async () => {
      const buyer = await installation.buyer()
      const orderNo = await order(buyer)
      await pay(installation, buyer, orderNo)
      const { version } = await record(orderNo, ({ status }) => status === 'confirmed')
      await installation.visitor.call(setWalletFaults, { orderNo, refund: 'fail' })
      await staff.call(cancelOrderByStaff, { orderNo, version, reason: 'no stock of the maker' })
      const failed = await record(orderNo, ({ refunds }) => refunds.some(({ state }) => state === 'failed'))
      expect(failed.refunds).toMatchObject([{ state: 'failed', failure: 'abnormal', completedAt: null }])
      const open = await asStaff(`?filter=${encodeURIComponent(JSON.stringify({ openRefund: true }))}`)
      expect(orderRecord.array().parse(open)).toMatchObject([{ id: orderNo, refunds: [{ state: 'failed' }] }])
    })
  })
}
