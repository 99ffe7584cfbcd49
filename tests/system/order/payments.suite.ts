import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { declineAttempt } from '@pinline/contracts/order/payment/decline-attempt'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { getWalletLedger } from '@pinline/contracts/order/payment/get-wallet-ledger'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { receiveWalletWebhook } from '@pinline/contracts/order/payment/receive-wallet-webhook'
import { setWalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { signatureHeaders, signMessage } from '@pinline/order/wallet/signature'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { order, pay } from './shopping.ts'
import { parts } from './upstream-services.ts'

/** Codes of one order that are replaced at will. */
const freeAttempts = 200

let installation: OrderInstallation

const statusOf = async (buyer: Person, orderNo: string) => (await buyer.call(getOrder, { orderNo })).data.status

const waitForStatus = async (buyer: Person, orderNo: string, status: string, timeoutMs = 40_000) =>
  await waitFor(`the order is ${status}`, async () => (await statusOf(buyer, orderNo)) === status, { timeoutMs })

/** The wallet's view of an order: captures less refunds, minor units, and how many of each. */
const booked = async (orderNo: string) => {
  const { data } = await installation.visitor.call(getWalletLedger, {})
  const captures = data.captures.filter((one) => one.orderNo === orderNo)
  const refunds = data.refunds.filter((one) => one.orderNo === orderNo)
  const sum = (all: readonly { amount: { minor: number } }[]) => all.reduce((total, one) => total + one.amount.minor, 0)
  return { captures: captures.length, refunds: refunds.length, held: sum(captures) - sum(refunds) }
}

const eventsOf = async (orderNo: string): Promise<string[]> => {
  const commits = await installation.db.collection('commits').find({ streamId: orderNo }).sort({ version: 1 }).toArray()
  return commits.flatMap((commit) => commit.events.map((event: { type: string }) => event.type))
}

/** Paying, and deadlines. Starts the service again with short ones. */
export const payments = (shared: () => OrderInstallation): void => {
  describe('payments', () => {
    beforeAll(() => {
      installation = shared()
    })
    afterEach(async () => {
      await installation.visitor.call(setWalletFaults, {})
    })

    describe('paying', () => {
      it('confirms the order when the webhook arrives', async () => {
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        expect((await buyer.call(getPaymentStatus, { orderNo })).data.status).toBe('generating')
        const { attempt, paid } = await pay(installation, buyer, orderNo)
        expect(attempt.qrUrl).toBe(`${installation.url()}/wallet/pay/${attempt.attemptId}`)
        expect(paid.data.status).toBe('captured')
        await waitForStatus(buyer, orderNo, 'confirmed')
        expect((await buyer.call(getPaymentStatus, { orderNo })).data.status).toBe('success')
        expect(await booked(orderNo)).toEqual({ captures: 1, refunds: 0, held: 11_898 })
        expect((await buyer.call(startPaymentAttempt, { orderNo })).type).toBe('payment-already-made')
        expect((await buyer.call(cancelOrder, { orderNo })).type).toBe('contact-account-manager')
      })

      it('shows the payer a page that pays without scripts', async () => {
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        const attempt = await buyer.call(startPaymentAttempt, { orderNo })
        const page = await (await fetch(`${attempt.data.qrUrl}?lang=zh_cn`)).text()
        expect(page).toContain('应付金额')
        const paid = await fetch(`${attempt.data.qrUrl}/pay?lang=en`, { method: 'POST' })
        expect(await paid.text()).toContain('Paid.')
        await waitForStatus(buyer, orderNo, 'confirmed')
      })

      it('replaces an attempt by closing it first, and never moves the deadline', async () => {
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        const first = await buyer.call(startPaymentAttempt, { orderNo })
        const second = await buyer.call(startPaymentAttempt, { orderNo })
        expect(second.data.attemptId).not.toBe(first.data.attemptId)
        expect(second.data.paymentDeadline).toBe(first.data.paymentDeadline)
        expect((await installation.visitor.call(payAttempt, { id: first.data.attemptId })).type).toBe(
          'payment-not-possible',
        )
        expect((await installation.visitor.call(payAttempt, { id: second.data.attemptId })).data.status).toBe(
          'captured',
        )
        await waitForStatus(buyer, orderNo, 'confirmed')
      })

      it('keeps the code of an order that has had many, which is paid', async () => {
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        const numbers: string[] = []
        for (let count = 0; count < freeAttempts + 3; count += 1)
          numbers.push((await buyer.call(startPaymentAttempt, { orderNo })).data.attemptId)
        expect(new Set(numbers).size).toBe(freeAttempts)
        expect(new Set(numbers.slice(-4)).size).toBe(1)
        const paid = await installation.visitor.call(payAttempt, { id: numbers.at(-1) ?? '' })
        expect(paid.data.status).toBe('captured')
        await waitForStatus(buyer, orderNo, 'confirmed')
      })

      it('makes one attempt of two requests at once payable', async () => {
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        const attempts = await Promise.all([1, 2, 3].map(() => buyer.call(startPaymentAttempt, { orderNo })))
        const paid = await Promise.all(
          attempts
            .filter(({ code }) => code === 200)
            .map(({ data }) => installation.visitor.call(payAttempt, { id: data.attemptId })),
        )
        expect(paid.filter(({ code }) => code === 200)).toHaveLength(1)
        expect((await booked(orderNo)).captures).toBe(1)
      })

      it('shows that the wallet declined', async () => {
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        const attempt = await buyer.call(startPaymentAttempt, { orderNo })
        await installation.visitor.call(declineAttempt, { id: attempt.data.attemptId })
        await waitFor(
          'the page shows it',
          async () => (await buyer.call(getPaymentStatus, { orderNo })).data.status === 'failed',
        )
        await pay(installation, buyer, orderNo)
        await waitForStatus(buyer, orderNo, 'confirmed')
      })

      it('counts a repeated webhook once', async () => {
        await installation.visitor.call(setWalletFaults, { duplicate: true })
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        await pay(installation, buyer, orderNo)
        await waitForStatus(buyer, orderNo, 'confirmed')
        await waitFor('both to have a response', async () => {
          const { notices } = (await installation.visitor.call(getWalletLedger, {})).data
          return notices.filter((one) => one.orderNo === orderNo).length >= 2
        })
        expect((await eventsOf(orderNo)).filter((type) => type === 'payment-captured')).toHaveLength(1)
      })

      it('finds a payment whose notice was lost', async () => {
        await installation.visitor.call(setWalletFaults, { lose: true })
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        await pay(installation, buyer, orderNo)
        await waitFor(
          'polling finds it',
          async () => (await buyer.call(getPaymentStatus, { orderNo })).data.status === 'success',
        )
        expect(await booked(orderNo)).toMatchObject({ captures: 1, refunds: 0 })
      })

      it('finds it without an open page', async () => {
        await installation.visitor.call(setWalletFaults, { lose: true })
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        await pay(installation, buyer, orderNo)
        const checks = installation.db.collection('asked-attempts')
        const noted = await checks.findOne({ orderNo })
        // A second for what the service's clock, MongoDB's, may be ahead.
        expect(noted?.askAt.getTime() - Date.now()).toBeLessThanOrEqual(16_000)
        await checks.updateOne({ orderNo }, { $set: { askAt: new Date() } })
        await waitForStatus(buyer, orderNo, 'confirmed')
      })

      it('believes no stranger', async () => {
        await installation.visitor.call(setWalletFaults, { forge: true })
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        const { paid } = await pay(installation, buyer, orderNo)
        expect(paid.data.status).toBe('open')
        expect(await statusOf(buyer, orderNo)).toBe('pending')
        expect(await booked(orderNo)).toEqual({ captures: 0, refunds: 0, held: 0 })
        expect(await eventsOf(orderNo)).not.toContain('payment-captured')
      })

      it('refunds a wrong amount and stays payable', async () => {
        await installation.visitor.call(setWalletFaults, { wrongAmount: true })
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        await pay(installation, buyer, orderNo)
        await waitFor('the refund is through', async () => (await eventsOf(orderNo)).includes('refund-completed'))
        expect(await booked(orderNo)).toEqual({ captures: 1, refunds: 1, held: 0 })
        expect(await statusOf(buyer, orderNo)).toBe('pending')
        await installation.visitor.call(setWalletFaults, {})
        await pay(installation, buyer, orderNo)
        await waitForStatus(buyer, orderNo, 'confirmed')
      })

      it('refuses a notice that is replayed, old or unsigned', async () => {
        const buyer = await installation.buyer()
        const orderNo = await order(buyer)
        const attempt = await buyer.call(startPaymentAttempt, { orderNo })
        const body = JSON.stringify({ kind: 'declined', orderNo, attemptId: attempt.data.attemptId })
        const post = async (timestamp: string, nonce: string, secret: string) => {
          const response = await fetch(installation.url() + receiveWalletWebhook.path, {
            method: 'POST',
            body,
            headers: {
              'content-type': 'application/json',
              [signatureHeaders.timestamp]: timestamp,
              [signatureHeaders.nonce]: nonce,
              [signatureHeaders.signature]: signMessage(secret, { timestamp, nonce, body }),
            },
          })
          return response.status
        }
        const now = Math.floor(Date.now() / 1000)
        expect(await post(String(now), 'nonce-of-stranger', 'not the secret')).toBe(401)
        expect(await post(String(now - 400), 'nonce-of-the-past', installation.walletSecret)).toBe(401)
        expect(await post(String(now), 'nonce-used-twice', installation.walletSecret)).toBe(200)
        expect(await post(String(now), 'nonce-used-twice', installation.walletSecret)).toBe(401)
      })

      it('closes the code when the buyer cancels, and honours one that was paid before', async () => {
        const buyer = await installation.buyer()
        const cancelled = await order(buyer)
        const attempt = await buyer.call(startPaymentAttempt, { orderNo: cancelled })
        expect((await buyer.call(cancelOrder, { orderNo: cancelled })).data.status).toBe('cancelled')
        expect((await buyer.call(cancelOrder, { orderNo: cancelled })).code).toBe(200)
        expect((await installation.visitor.call(payAttempt, { id: attempt.data.attemptId })).type).toBe(
          'payment-not-possible',
        )
        await installation.visitor.call(setWalletFaults, { delayMs: 60_000 })
        const paidFirst = await order(buyer)
        await pay(installation, buyer, paidFirst)
        expect((await buyer.call(cancelOrder, { orderNo: paidFirst })).type).toBe('contact-account-manager')
        await waitForStatus(buyer, paidFirst, 'confirmed')
      })
    })

    describe('deadlines', () => {
      it('end an unpaid order on time and release its stock', async () => {
        await installation.restart({ ORDER_DEADLINE_SECONDS: '3', PAYMENT_ATTEMPT_SECONDS: '2' })
        const buyer = await installation.buyer()
        const orderNo = await order(buyer, [{ productId: parts.header, quantity: 10 }])
        await buyer.call(startPaymentAttempt, { orderNo })
        await waitForStatus(buyer, orderNo, 'cancelled')
        const { data } = await buyer.call(getOrder, { orderNo })
        expect(data.cancelReason).toBe('deadline')
        expect(new Date(data.steps.cancelledAt ?? 0).getTime()).toBeGreaterThanOrEqual(
          new Date(data.paymentDeadline).getTime(),
        )
        expect((await buyer.call(startPaymentAttempt, { orderNo })).type).toBe('payment-not-possible')
      })

      it('honour what was paid before them, however late the webhook arrives', async () => {
        await installation.restart({ ORDER_DEADLINE_SECONDS: '10', PAYMENT_ATTEMPT_SECONDS: '9' })
        await installation.visitor.call(setWalletFaults, { delayMs: 600_000 })
        const buyer = await installation.buyer()
        // If the deadline was faster than the payer, another order is tried.
        const orderNo = await waitFor('an order was paid before its deadline', async () => {
          const placed = await order(buyer, [{ productId: parts.header, quantity: 10 }])
          return (await pay(installation, buyer, placed)).paid.code === 200 && placed
        })
        await waitForStatus(buyer, orderNo, 'confirmed')
        expect(await booked(orderNo)).toMatchObject({ captures: 1, refunds: 0 })
      })
    })
  })
}
