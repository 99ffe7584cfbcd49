import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { declineAttempt } from '@pinline/contracts/order/payment/decline-attempt'
import { getPaymentStatus } from '@pinline/contracts/order/payment/get-payment-status'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import type { WalletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import fc from 'fast-check'
import { expect } from 'vitest'
import { Caller } from '../harness/shop.ts'
import { waitFor } from '../harness/wait-for.ts'
import { cancelPiece, shipPiece } from './piece-commands.ts'
import { onOrder, type ShopCommand } from './shop-command.ts'
import {
  cancelInModel,
  endAttempt,
  hasOpenMade,
  isPaid,
  type ModelOrder,
  openPieces,
  shipInModel,
} from './shop-model.ts'
import { readLife, type ShopRun } from './shop-run.ts'

const isPayable = ({ status, openAttempt }: ModelOrder): boolean => status === 'pending' && openAttempt !== undefined

const confirmInModel = (order: ModelOrder): void => {
  order.status = 'confirmed'
  endAttempt(order)
}

const pay = async (real: ShopRun, attempt: string | undefined) =>
  await real.floor.staff.call(payAttempt, { id: attempt ?? '' })

/** Money for the open code, with something going wrong at the wallet. */
const payWith = (name: string, faults: Partial<WalletFaults>) =>
  onOrder(name, isPayable, async (order, _model, real) => {
    await real.withFaults(faults, async () => {
      ;(await pay(real, order.openAttempt)).data()
      if (faults.forge !== true) confirmInModel(order)
      if (faults.lose === true)
        await waitFor('asking to find the payment', async () => {
          const { status } = (await real.caller(order.buyer).call(getPaymentStatus, { orderNo: order.orderNo })).data()
          return status === 'success'
        })
      await real.waitUntilMatches(order)
    })
  })

const underpay = onOrder('the payer pays too little', isPayable, async (order, _model, real) => {
  await real.withFaults({ wrongAmount: true }, async () => {
    ;(await pay(real, order.openAttempt)).data()
    endAttempt(order)
    await real.waitUntilMatches(order)
    await waitFor('the money to be back', async () => (await real.held(order.orderNo)) === 0)
  })
})

const makeCode = onOrder(
  'a code is made',
  ({ status }) => status === 'pending',
  async (order, _model, real) => {
    endAttempt(order)
    await real.startsCode(order)
    await real.waitUntilMatches(order)
  },
)

const makeTwoCodes = onOrder(
  'two codes are asked for at once',
  ({ status }) => status === 'pending',
  async (order, _model, real) => {
    const caller = real.caller(order.buyer)
    const answers = await Promise.all([1, 2].map(() => caller.call(startPaymentAttempt, { orderNo: order.orderNo })))
    for (const { envelope } of answers) expect(envelope.code).toBeLessThan(500)
    // Whose own code was replaced meanwhile is shown the other's.
    const made = new Set(answers.flatMap((one) => (one.envelope.code === 200 ? [one.data().attemptId] : [])))
    expect(made.size).toBeGreaterThan(0)
    const paid = await Promise.all([...made].map((attempt) => pay(real, attempt)))
    expect(paid.filter(({ envelope }) => envelope.code === 200)).toHaveLength(1)
    confirmInModel(order)
    await real.waitUntilMatches(order)
  },
)

const expireCode = onOrder(
  'a code runs out',
  ({ status }) => status === 'pending',
  async (order, _model, real) => {
    endAttempt(order)
    const impatientCaller = new Caller(real.floor.secondInstance.url('order'), real.buyers[order.buyer]?.token)
    await real.startsCode(order, impatientCaller)
    const { orderNo, openAttempt } = order
    await waitFor('the code to run out', async () => {
      const { status } = (await impatientCaller.call(getPaymentStatus, { orderNo })).data()
      return status === 'timed-out'
    })
    expect((await pay(real, openAttempt)).envelope.meta?.type).toBe('payment-not-possible')
    endAttempt(order)
    await real.waitUntilMatches(order)
  },
)

const decline = onOrder('the payer declines', isPayable, async (order, _model, real) => {
  ;(await real.floor.staff.call(declineAttempt, { id: order.openAttempt ?? '' })).data()
  endAttempt(order)
  await real.waitUntilMatches(order)
})

const payEnded = onOrder(
  'an ended code is paid',
  ({ endedAttempts }) => endedAttempts.length > 0,
  async (order, _model, real) => {
    const before = await real.held(order.orderNo)
    for (const attempt of order.endedAttempts) await pay(real, attempt)
    expect(await real.held(order.orderNo)).toBe(before)
    await real.waitUntilMatches(order)
  },
)

const cancelByBuyer = onOrder(
  'the buyer cancels',
  () => true,
  async (order, model, real) => {
    const { envelope } = await real.caller(order.buyer).call(cancelOrder, { orderNo: order.orderNo })
    if (isPaid(order)) expect(envelope.meta?.type).toBe('contact-account-manager')
    else expect(envelope.code).toBe(200)
    if (order.status === 'pending') cancelInModel(model, order)
    await real.waitUntilMatches(order)
  },
)

const payAndCancel = onOrder('payer and canceller meet', isPayable, async (order, model, real) => {
  const { orderNo } = order
  await Promise.all([pay(real, order.openAttempt), real.caller(order.buyer).call(cancelOrder, { orderNo })])
  const { status } = await waitFor('one of them to win', async () => {
    const life = await readLife(real.floor, orderNo)
    return life.status === 'pending' ? undefined : life
  })
  expect(['confirmed', 'cancelled']).toContain(status)
  if (status === 'cancelled') cancelInModel(model, order)
  else confirmInModel(order)
  await real.waitUntilMatches(order)
})

const events = async (real: ShopRun, order: ModelOrder): Promise<number> =>
  (await readLife(real.floor, order.orderNo)).events

const cancelByStaff = onOrder(
  'staff cancel',
  () => true,
  async (order, model, real) => {
    const { orderNo, status } = order
    const version = await events(real, order)
    const { envelope } = await real.floor.staff.call(cancelOrderByStaff, { orderNo, version, reason: 'not to be had' })
    const isMadeStarted = status === 'stocking' && hasOpenMade(order)
    if (status === 'testing' || status === 'shipped' || status === 'completed' || isMadeStarted)
      expect(envelope.meta?.type).toBe('transition-not-allowed')
    else {
      expect(envelope.code).toBe(200)
      if (status !== 'cancelled') cancelInModel(model, order)
      await waitFor('the money to be back', async () => (await real.held(orderNo)) === 0)
    }
    await real.waitUntilMatches(order)
  },
)

const refundOf = async (real: ShopRun, order: ModelOrder, minor: number) => {
  const amount = { minor, currency: 'USD' as const }
  const input = { orderNo: order.orderNo, version: await events(real, order), amount, reason: 'goodwill' as const }
  return (await real.floor.staff.call(requestRefund, { ...input, note: 'pins bent' })).envelope
}

const refundPart = onOrder(
  'staff refund a part',
  (order) => isPaid(order) && order.refunded < order.total,
  async (order, _model, real) => {
    const minor = Math.ceil((order.total - order.refunded) / 3)
    expect((await refundOf(real, order, minor)).code).toBe(200)
    order.refunded += minor
    const rest = order.total - order.refunded
    await waitFor('the part to be back', async () => (await real.held(order.orderNo)) === rest)
    await real.waitUntilMatches(order)
  },
)

const refundTooMuch = onOrder(
  'staff refund more than is left',
  () => true,
  async (order, _model, real) => {
    const left = isPaid(order) ? order.total - order.refunded : 0
    const before = await real.held(order.orderNo)
    expect((await refundOf(real, order, left + 1)).meta?.type).toBe('refund-exceeds-captured')
    expect(await real.held(order.orderNo)).toBe(before)
  },
)

const steps = {
  stocking: { call: startStocking, from: 'confirmed' },
  testing: { call: startTesting, from: 'stocking' },
  shipped: { call: shipOrder, from: 'testing' },
} as const

/** Staff try one step; it succeeds in the preceding status, and is otherwise refused without an effect. */
const step = (to: keyof typeof steps) =>
  onOrder(
    `staff bring an order to ${to}`,
    () => true,
    async (order, _model, real) => {
      const { call, from } = steps[to]
      const version = await events(real, order)
      const parcel = { carrier: 'Simulated Express', trackingNumber: `SE-${order.orderNo}`, madeToOrderReady: true }
      const input = { orderNo: order.orderNo, version, ...(to === 'shipped' ? parcel : {}) }
      const { envelope } = await real.floor.staff.call(call as typeof shipOrder, input as typeof input & typeof parcel)
      if (order.status === from) {
        expect(envelope.code).toBe(200)
        order.status = to
        if (to === 'shipped') {
          for (const [product, quantity] of openPieces(order))
            order.shipped.set(product, (order.shipped.get(product) ?? 0) + quantity)
          order.parcels += 1
          shipInModel(order)
          await real.waitUntilRefunded(order)
        }
      } else {
        const isRepeated = order.status === to
        if (!isRepeated) expect(envelope.meta?.type).toBe('transition-not-allowed')
        expect(await events(real, order)).toBe(version)
      }
      await real.waitUntilMatches(order)
    },
  )

const receive = onOrder(
  'the buyer confirms receipt',
  () => true,
  async (order, _model, real) => {
    const { envelope } = await real.caller(order.buyer).call(confirmReceipt, { orderNo: order.orderNo })
    if (order.status === 'shipped' || order.status === 'completed') {
      expect(envelope.code).toBe(200)
      order.status = 'completed'
    } else expect(envelope.meta?.type).toBe('transition-not-allowed')
    await real.waitUntilMatches(order)
  },
)

const tryForeignOrder = onOrder(
  'another buyer tries the number',
  () => true,
  async (order, _model, real) => {
    const other = real.caller((order.buyer + 1) % real.callers.length)
    const before = await events(real, order)
    const input = { orderNo: order.orderNo }
    for (const call of [getOrder, getPaymentStatus, startPaymentAttempt, cancelOrder, confirmReceipt])
      expect((await other.call(call as typeof getOrder, input)).envelope.meta?.type).toBe('order-not-found')
    expect(await events(real, order)).toBe(before)
  },
)

const pick = fc.nat({ max: 9 })

/** What buyers, payers, the wallet and staff do with the orders there are. */
export const orderCommands: fc.Arbitrary<ShopCommand>[] = [
  makeCode,
  makeCode,
  payWith('the payer pays', {}),
  payWith('the payer pays', {}),
  payWith('the wallet notifies twice', { duplicate: true }),
  payWith('the wallet does not notify', { lose: true }),
  payWith('the wallet notifies late', { delayMs: 300 }),
  payWith('a stranger notifies', { forge: true }),
  underpay,
  makeTwoCodes,
  expireCode,
  decline,
  payEnded,
  cancelByBuyer,
  payAndCancel,
  cancelByStaff,
  refundPart,
  refundPart,
  refundTooMuch,
  cancelPiece,
  cancelPiece,
  shipPiece,
  step('stocking'),
  step('testing'),
  step('shipped'),
  receive,
  tryForeignOrder,
].map((command) => pick.map(command))
