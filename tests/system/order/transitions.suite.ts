import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { confirmReceipt } from '@pinline/contracts/order/order/confirm-receipt'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { resolveLatePayment } from '@pinline/contracts/order/payment/resolve-late-payment'
import { retryRefund } from '@pinline/contracts/order/payment/retry-refund'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { captureId, refundId } from '@pinline/events/order/payment-ids'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import type { OrderInstallation, Person } from './order-installation.ts'
import { type PaymentProbe, paymentProbe } from './payment-probe.ts'
import { order, place, preview } from './shopping.ts'

let installation: OrderInstallation
let probe: PaymentProbe
let buyer: Person
let staff: Person

const parcel = { carrier: 'Northway Express', trackingNumber: 'NW48201173906' }
const madeUp = { refund: refundId.parse('refund-cap-made-up'), capture: captureId.parse('cap-made-up') }

/** Moves of staff and buyers, each with the version that they see. */
const moves = {
  pay: (orderNo: string) => buyer.call(startPaymentAttempt, { orderNo }),
  'cancel by buyer': (orderNo: string) => buyer.call(cancelOrder, { orderNo }),
  'cancel by staff': (orderNo: string, version: number) =>
    staff.call(cancelOrderByStaff, { orderNo, version, reason: 'asked for by phone' }),
  stock: (orderNo: string, version: number) => staff.call(startStocking, { orderNo, version }),
  test: (orderNo: string, version: number) => staff.call(startTesting, { orderNo, version }),
  ship: (orderNo: string, version: number) => staff.call(shipOrder, { orderNo, version, ...parcel }),
  'ship otherwise': (orderNo: string, version: number) =>
    staff.call(shipOrder, { orderNo, version, ...parcel, trackingNumber: 'NW00000000000' }),
  'confirm receipt': (orderNo: string) => buyer.call(confirmReceipt, { orderNo }),
  'retry a refund': (orderNo: string, version: number) =>
    staff.call(retryRefund, { orderNo, refundId: madeUp.refund, version }),
  'settle late money': (orderNo: string, version: number) =>
    staff.call(resolveLatePayment, { orderNo, captureId: madeUp.capture, version }),
} as const
type Move = keyof typeof moves

const done = async (orderNo: string, move: Move) => {
  const moved = await moves[move](orderNo, await probe.versionOf(orderNo))
  if (moved.code !== 200) throw new Error(`${move}: ${moved.type}`)
}

type Life =
  | 'never placed'
  | 'pending, its stock being checked'
  | 'pending'
  | 'confirmed'
  | 'stocking'
  | 'testing'
  | 'shipped'
  | 'completed'
  | 'cancelled'

/** A fresh order in each status. */
const lives: Readonly<Record<Life, () => Promise<string>>> = {
  'never placed': async () => '2611220000000',
  'pending, its stock being checked': async () => {
    installation.upstream.reserveFails = true
    const { previewToken } = await preview(buyer)
    return (await place(buyer, previewToken)).data.orderNo
  },
  pending: async () => await order(buyer),
  confirmed: async () => await probe.confirmedOrder(buyer),
  stocking: async () => await after('confirmed', 'stock'),
  testing: async () => await after('stocking', 'test'),
  shipped: async () => await after('testing', 'ship'),
  completed: async () => await after('shipped', 'confirm receipt'),
  cancelled: async () => await after('pending', 'cancel by buyer'),
}

const after = async (life: Life, move: Move): Promise<string> => {
  const orderNo = await lives[life]()
  await done(orderNo, move)
  return orderNo
}

const allMoves = Object.keys(moves) as Move[]

/** Every transition with the given outcome, except those named. */
const row = (outcome: string, otherwise: Partial<Record<Move, string>> = {}): Record<Move, string> => {
  const money = { 'retry a refund': 'refund-not-found', 'settle late money': 'not-found' }
  const all = allMoves.map((move) => [move, outcome] as const)
  return { ...(Object.fromEntries(all) as Record<Move, string>), ...money, ...otherwise }
}

const no = 'transition-not-allowed'
const paid = { pay: 'payment-already-made', 'cancel by buyer': 'contact-account-manager' }
const unknown = { 'retry a refund': 'order-not-found', 'settle late money': 'order-not-found' }
const ended = { 'cancel by buyer': 'cancelled', 'cancel by staff': 'cancelled' }

/** The status after a transition, the same one if there is nothing to do, or the code of the rejection. */
const table: Readonly<Record<Life, Readonly<Record<Move, string>>>> = {
  'never placed': row('order-not-found', unknown),
  'pending, its stock being checked': row(no, { pay: 'still-being-placed', ...ended }),
  pending: row(no, { pay: 'a code', ...ended }),
  confirmed: row(no, { ...paid, 'cancel by staff': 'cancelled', stock: 'stocking' }),
  stocking: row(no, { ...paid, 'cancel by staff': 'cancelled', stock: 'stocking', test: 'testing' }),
  testing: row(no, { ...paid, test: 'testing', ship: 'shipped', 'ship otherwise': 'shipped' }),
  shipped: row(no, { ...paid, ship: 'shipped', 'confirm receipt': 'completed' }),
  completed: row(no, { ...paid, 'confirm receipt': 'completed' }),
  cancelled: row(no, { pay: 'payment-not-possible', ...ended }),
}

const lifeNames = Object.keys(lives) as Life[]

const isRefusal = (outcome: string): boolean => outcome.includes('-')

const outcomeOf = async (orderNo: string, move: Move): Promise<string> => {
  const { code, type, data } = await moves[move](orderNo, Math.max(1, await probe.versionOf(orderNo)))
  if (code !== 200) return type ?? String(code)
  return 'status' in data ? data.status : 'a code'
}

/** Every move of staff and buyers in every status of an order. */
export const transitions = (shared: () => OrderInstallation): void => {
  describe('transitions', () => {
    beforeAll(async () => {
      installation = shared()
      probe = paymentProbe(installation)
      staff = await installation.staff()
    })
    // An order whose stock is still being checked removes its lines from its buyer's cart later.
    beforeEach(async () => {
      buyer = await installation.buyer()
    })
    afterEach(() => {
      installation.upstream.reserveFails = false
    })

    describe.each(lifeNames)('an order that is %s', (life) => {
      const moved = allMoves.filter((move) => !isRefusal(table[life][move]))
      const refused = allMoves.filter((move) => isRefusal(table[life][move]))

      it('refuses an illegal transition without an effect', async () => {
        const orderNo = await lives[life]()
        // A reaction issues the invoice of a shipped order.
        const isInvoiced = life === 'shipped' || life === 'completed'
        const before = await waitFor('its last event', async () => {
          const events = await probe.eventsOf(orderNo)
          return (!isInvoiced || events.includes('invoice-issued')) && events
        })
        const outcomes: Partial<Record<Move, string>> = {}
        for (const move of refused) outcomes[move] = await outcomeOf(orderNo, move)
        expect(outcomes).toEqual(Object.fromEntries(refused.map((move) => [move, table[life][move]])))
        expect(await probe.eventsOf(orderNo)).toEqual(before)
      })

      it.each(moved)('%s', async (move) => {
        const orderNo = await lives[life]()
        expect(await outcomeOf(orderNo, move)).toBe(table[life][move])
      })
    })
  })
}
