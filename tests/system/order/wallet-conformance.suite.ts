import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { isRejection } from '@pinline/contracts/api/error-codes'
import { orderNumber } from '@pinline/events/ids'
import { currencyCodes } from '@pinline/events/money'
import { type AttemptId, attemptId, type RefundId, refundId } from '@pinline/events/order/payment-ids'
import { type RefundRequest, type Wallet, WalletUnreachable } from '@pinline/order/wallet/wallet'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

/** A wallet with what its adapter cannot do: the payer's part, and the faults of the other side. */
export interface WalletUnderTest {
  readonly wallet: Wallet
  /** Pays as the payer; returns whether money was captured. */
  readonly pay: (id: AttemptId) => Promise<boolean>
  /** Minor units of an attempt in the ledger. */
  readonly booked: (id: AttemptId) => Promise<{ readonly captured: number; readonly refunded: number }>
  /** The payer is at it, or no more. */
  readonly setBusy: (id: AttemptId, busy: boolean) => Promise<void>
  readonly setAway: (away: boolean) => Promise<void>
  /** How later refunds proceed. */
  readonly setRefunds: (how: 'at-once' | 'slow' | 'fail') => Promise<void>
  /** As if the time between two refunds of a capture had passed. */
  readonly passRefundInterval: () => void
  /** Brings a slow refund through. */
  readonly completeRefund: (id: RefundId) => Promise<void>
  readonly stop: () => Promise<void>
}

const random = () => randomBytes(8).toString('hex')

/**
 * Conformance suite of wallet adapters: orders rely on it, whichever wallet is configured.
 * @param start a wallet with an empty ledger
 */
export const walletConformance = (name: string, start: () => Promise<WalletUnderTest>): void => {
  describe(`${name} as a wallet`, () => {
    let under: WalletUnderTest
    beforeAll(async () => {
      under = await start()
    })
    afterAll(async () => await under.stop())
    beforeEach(async () => {
      await under.setAway(false)
      await under.setRefunds('at-once')
    })

    const newAttempt = () => ({
      attemptId: attemptId.parse(`pay-${random()}`),
      orderNo: orderNumber.parse(`2611${String(randomBytes(4).readUInt32BE()).padStart(9, '0').slice(-9)}`),
      amount: { minor: 8971, currency: under.wallet.chargeCurrency('USD') },
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
    })
    const opened = async () => {
      const attempt = newAttempt()
      return { ...attempt, code: await under.wallet.openAttempt(attempt) }
    }
    const paid = async () => {
      const attempt = await opened()
      expect(await under.pay(attempt.attemptId)).toBe(true)
      const present = await under.wallet.queryAttempt(attempt.attemptId)
      if (present.kind !== 'captured') throw new Error(`paid, and ${present.kind}`)
      const { captureId } = present.capture
      const refund: RefundRequest = {
        refundId: refundId.parse(`refund-${captureId}`),
        captureId,
        attemptId: attempt.attemptId,
        orderNo: attempt.orderNo,
        amount: attempt.amount,
        captured: attempt.amount,
        reason: 'order-cancelled',
      }
      return { ...attempt, capture: present.capture, refund }
    }
    const kindOf = async (id: AttemptId) => (await under.wallet.queryAttempt(id)).kind
    const expectNoCapture = async (id: AttemptId) => {
      expect(await under.pay(id)).toBe(false)
      expect(await under.booked(id)).toEqual({ captured: 0, refunded: 0 })
    }
    const completed = { kind: 'completed', at: expect.any(String) }

    it('charges one currency for each that orders have', () => {
      for (const currency of currencyCodes) {
        const taken = under.wallet.chargeCurrency(currency)
        expect(under.wallet.chargeCurrency(taken)).toBe(taken)
      }
    })

    describe('an attempt', () => {
      it('is closed while it is being opened, in either order', async () => {
        for (let turns = 0; turns < 60; turns += 1) {
          const attempt = newAttempt()
          const closing = under.wallet.closeAttempt(attempt.attemptId)
          for (let turn = 0; turn < turns; turn += 1) await nextTurn()
          const opening = under.wallet.openAttempt(attempt).catch(() => undefined)
          expect(await closing).toEqual({ kind: 'closed' })
          await opening
        }
      })

      it('is unknown before it was opened', async () => {
        expect(await kindOf(newAttempt().attemptId)).toBe('unknown')
      })
      it('is open with a code', async () => {
        const { attemptId: id, code } = await opened()
        expect(code.qrUrl.length).toBeGreaterThan(0)
        expect(await kindOf(id)).toBe('open')
      })
      it('is opened twice and paid once', async () => {
        const attempt = newAttempt()
        await under.wallet.openAttempt(attempt)
        await under.wallet.openAttempt(attempt)
        expect(await under.pay(attempt.attemptId)).toBe(true)
        await under.pay(attempt.attemptId)
        expect(await under.booked(attempt.attemptId)).toEqual({ captured: 8971, refunded: 0 })
      })
      it('is captured under one number, with the amount', async () => {
        const { attemptId: id, amount, capture } = await paid()
        expect(capture).toMatchObject({ amount })
        expect(Number.isNaN(Date.parse(capture.capturedAt))).toBe(false)
        expect(await under.wallet.queryAttempt(id)).toEqual({ kind: 'captured', capture })
      })
      it('accepts no money once it is closed, however often', async () => {
        const { attemptId: id } = await opened()
        expect(await under.wallet.closeAttempt(id)).toEqual({ kind: 'closed' })
        expect(await under.wallet.closeAttempt(id)).toEqual({ kind: 'closed' })
        expect(await kindOf(id)).toBe('closed')
        await expectNoCapture(id)
      })
      it('is closed before it was opened', async () => {
        expect(await under.wallet.closeAttempt(newAttempt().attemptId)).toEqual({ kind: 'closed' })
      })
      it('accepts no money when it was opened after that and closed again', async () => {
        const attempt = newAttempt()
        await under.wallet.closeAttempt(attempt.attemptId)
        await under.wallet.openAttempt(attempt).catch(() => undefined)
        expect(await under.wallet.closeAttempt(attempt.attemptId)).toEqual({ kind: 'closed' })
        await expectNoCapture(attempt.attemptId)
      })
      it('reports its capture when it is closed too late', async () => {
        const { attemptId: id, capture } = await paid()
        expect(await under.wallet.closeAttempt(id)).toEqual({ kind: 'captured', capture })
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 0 })
      })
      it('is busy while the payer is at it, and can be closed or paid after', async () => {
        const [one, other] = [await opened(), await opened()]
        for (const { attemptId: id } of [one, other]) {
          await under.setBusy(id, true)
          expect(await kindOf(id)).toBe('busy')
          expect(await under.wallet.closeAttempt(id)).toEqual({ kind: 'busy' })
          await under.setBusy(id, false)
        }
        expect(await under.wallet.closeAttempt(one.attemptId)).toEqual({ kind: 'closed' })
        expect(await under.pay(other.attemptId)).toBe(true)
        expect(await kindOf(other.attemptId)).toBe('captured')
      })
    })

    describe('a refund', () => {
      it('is unknown before it was requested', async () => {
        const { refund } = await paid()
        expect(await under.wallet.queryRefund(refund.refundId)).toEqual({ kind: 'unknown' })
      })
      it('is made once, however often it is requested', async () => {
        const { attemptId: id, refund } = await paid()
        const first = await under.wallet.requestRefund(refund)
        expect(first).toEqual(completed)
        expect(await under.wallet.requestRefund(refund)).toEqual(first)
        expect(await under.wallet.queryRefund(refund.refundId)).toEqual(first)
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 8971 })
      })
      it('leaves its attempt captured', async () => {
        const { attemptId: id, capture, refund } = await paid()
        await under.wallet.requestRefund(refund)
        expect(await under.wallet.queryAttempt(id)).toEqual({ kind: 'captured', capture })
        expect(await under.pay(id)).toBe(false)
      })
      it('does not touch another', async () => {
        const [one, other] = [await paid(), await paid()]
        await under.wallet.requestRefund(one.refund)
        expect(await under.wallet.queryRefund(other.refund.refundId)).toEqual({ kind: 'unknown' })
        expect(await under.booked(other.attemptId)).toEqual({ captured: 8971, refunded: 0 })
      })
      it('takes time, and is the same when requested again', async () => {
        await under.setRefunds('slow')
        const { attemptId: id, refund } = await paid()
        expect(await under.wallet.requestRefund(refund)).toEqual({ kind: 'processing' })
        expect(await under.wallet.requestRefund(refund)).toEqual({ kind: 'processing' })
        expect(await under.wallet.queryRefund(refund.refundId)).toEqual({ kind: 'processing' })
        await under.completeRefund(refund.refundId)
        expect(await under.wallet.queryRefund(refund.refundId)).toEqual(completed)
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 8971 })
      })
      it('that failed gave nothing back, and is begun again under its number', async () => {
        await under.setRefunds('fail')
        const { attemptId: id, refund } = await paid()
        expect(await under.wallet.requestRefund(refund)).toMatchObject({ kind: 'failed' })
        expect(await under.wallet.queryRefund(refund.refundId)).toMatchObject({ kind: 'failed' })
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 0 })
        await under.setRefunds('at-once')
        expect(await under.wallet.requestRefund(refund)).toEqual(completed)
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 8971 })
      })
    })

    describe('refunds in parts', () => {
      const parted = async () => {
        const one = await paid()
        const part = (number: number, minor: number): RefundRequest => ({
          ...one.refund,
          refundId: refundId.parse(`${one.refund.refundId}-key-${number}`),
          amount: { ...one.refund.amount, minor },
          reason: 'after-sale',
        })
        const request = async (refund: RefundRequest) => {
          under.passRefundInterval()
          return await under.wallet.requestRefund(refund)
        }
        return { ...one, part, request }
      }

      it('are each made once, and known by their own number', async () => {
        const { attemptId: id, part, request, capture } = await parted()
        for (const [number, minor] of [
          [1, 500],
          [2, 471],
          [1, 500],
        ] as const)
          expect(await request(part(number, minor))).toEqual(completed)
        expect(await under.wallet.queryRefund(part(2, 471).refundId)).toEqual(completed)
        expect(await under.wallet.queryRefund(part(3, 1).refundId)).toEqual({ kind: 'unknown' })
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 971 })
        expect(await under.wallet.queryAttempt(id)).toEqual({ kind: 'captured', capture })
      })
      it('are together exactly what was paid with the rest, and never more', async () => {
        const { attemptId: id, part, request, refund } = await parted()
        expect(await request(part(1, 500))).toEqual(completed)
        expect(await request(part(2, 8472))).toMatchObject({ kind: 'failed' })
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 500 })
        expect(await request({ ...refund, amount: { ...refund.amount, minor: 8471 } })).toEqual(completed)
        expect(await request(part(3, 1))).toMatchObject({ kind: 'failed' })
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 8971 })
      })
      it('hold their amount while they are slow or have failed', async () => {
        const { attemptId: id, part, request } = await parted()
        await under.setRefunds('slow')
        expect(await request(part(1, 4000))).toEqual({ kind: 'processing' })
        await under.setRefunds('fail')
        expect(await request(part(2, 4000))).toMatchObject({ kind: 'failed' })
        await under.setRefunds('at-once')
        expect(await request(part(3, 972))).toMatchObject({ kind: 'failed' })
        expect(await request(part(2, 4000))).toEqual(completed)
        await under.completeRefund(part(1, 4000).refundId)
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 8000 })
      })
      it('are 50 at most', async () => {
        const { attemptId: id, part, request } = await parted()
        for (let number = 0; number < 50; number += 1) expect(await request(part(number, 1))).toEqual(completed)
        expect(await request(part(50, 1))).toMatchObject({ kind: 'failed' })
        expect(await under.booked(id)).toEqual({ captured: 8971, refunded: 50 })
      })
      it('are never more than was paid when they are requested together', async () => {
        const { attemptId: id, part } = await parted()
        under.passRefundInterval()
        await Promise.allSettled([1, 2, 3, 4].map((number) => under.wallet.requestRefund(part(number, 4000))))
        const { refunded } = await under.booked(id)
        expect(refunded).toBeGreaterThanOrEqual(4000)
        expect(refunded).toBeLessThanOrEqual(8971)
      })
    })

    it('that is away says so to every question, and has changed nothing', async () => {
      const open = await opened()
      const { attemptId: taken, refund } = await paid()
      await under.setAway(true)
      for (const requested of [
        () => under.wallet.openAttempt(newAttempt()),
        () => under.wallet.queryAttempt(open.attemptId),
        () => under.wallet.closeAttempt(open.attemptId),
        () => under.wallet.requestRefund(refund),
        () => under.wallet.queryRefund(refund.refundId),
      ])
        await expect(requested()).rejects.toBeInstanceOf(WalletUnreachable)
      await under.setAway(false)
      expect(await kindOf(open.attemptId)).toBe('open')
      expect(await under.booked(taken)).toEqual({ captured: 8971, refunded: 0 })
    })

    it('believes no notice that it has not signed', async () => {
      const rawBody = Buffer.from(JSON.stringify({ kind: 'captured' }))
      const read = await under.wallet.readWebhook({ headers: {}, rawBody })
      expect(isRejection(read) && read.code).toBe('signature-invalid')
    })
  })
}
