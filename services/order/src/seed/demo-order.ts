import type { SetClock } from '@pinline/chassis/backdated'
import { type CommandContext, furtherContext } from '@pinline/chassis/event-store/commit'
import { handleCommand, loadStream } from '@pinline/chassis/event-store/handle-command'
import { getAddress } from '@pinline/contracts/account/buyer/get-address'
import type { listDemoBuyers } from '@pinline/contracts/account/buyer/list-demo-buyers'
import type { OutputOf } from '@pinline/contracts/api/call'
import { isRejection, type Rejection } from '@pinline/contracts/api/error-codes'
import { walletFaults } from '@pinline/contracts/order/payment/set-wallet-faults'
import { type OrderNumber, staffId } from '@pinline/events/ids'
import { refundKey } from '@pinline/events/order/payment-ids'
import { z } from 'zod'
import { withQuantities } from '../cart/cart-document.ts'
import { adjustCart } from '../cart/change-cart.ts'
import { priceLine, quote } from '../cart/quote.ts'
import { confirmStock } from '../checkout/confirm-stock.ts'
import { createOrder } from '../checkout/create-order.ts'
import { type CheckoutContext, draftOrder } from '../checkout/draft-order.ts'
import { placedByRequest } from '../checkout/place-order.ts'
import type { PlacedOrder } from '../domain/order/order.ts'
import { type OrderCommand, orderDecider } from '../domain/order/order-decider.ts'
import { endOrder } from '../payments/end-order.ts'
import { codeOf } from '../payments/payment-codes.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'
import { reconcileAttempt } from '../payments/reconcile-attempt.ts'
import { reconcileRefund } from '../payments/reconcile-refund.ts'
import { startAttempt } from '../payments/start-attempt.ts'
import { demoTrackingPrefix } from '../tracking/demo-entries.ts'
import { payAtWallet } from '../wallet/pay-attempt.ts'
import { saveFaults } from '../wallet/wallet-faults.ts'
import { type DemoParts, demoLines, drawn } from './demo-parts.ts'
import { type DemoEnding, type DemoOrder, demoSteps } from './demo-plan.ts'

/** What demo orders are made with; everything is dated by the clock. */
export interface DemoShop {
  readonly clock: SetClock
  readonly checkout: CheckoutContext
  readonly payments: PaymentDeps
  readonly buyers: OutputOf<typeof listDemoBuyers>
  readonly parts: DemoParts
  /** The day of the first start: the orders lie before it. */
  readonly startedAt: Date
}

const hourMs = 3_600_000
const demoStaff = staffId.parse('s-demostaff')
const carriers = ['DHL', 'FedEx', 'UPS', 'SF Express'] as const

const accepted = <Result>(done: Result | Rejection): Result => {
  if (isRejection(done)) throw new Error(`a demo order was refused: ${done.code}`)
  return done
}

/** One demo order on its way: commands by its buyer, by staff or by passing time, hours after it was placed. */
class DemoCourse {
  readonly #shop: DemoShop
  readonly #plan: DemoOrder
  readonly #key: string
  readonly #buyer: DemoShop['buyers'][number]

  constructor(shop: DemoShop, plan: DemoOrder, key: string, buyer: DemoShop['buyers'][number]) {
    this.#shop = shop
    this.#plan = plan
    this.#key = key
    this.#buyer = buyer
  }

  get #platform() {
    return this.#shop.payments.platform
  }

  /** The cause of a step; its request id makes it take effect once, however often a start is cut short. */
  #context(actor: CommandContext['actor'], step: string): CommandContext {
    const cause = {
      actor,
      correlationId: this.#key,
      causationId: `${this.#key}/${step}`,
      request: { id: this.#key, hash: 'demo' },
    }
    return furtherContext(cause, step)
  }

  get #byBuyer(): CommandContext['actor'] {
    return { kind: 'buyer', id: this.#buyer.buyerId }
  }

  after(hours: number): void {
    const { startedAt, clock } = this.#shop
    // Orders do not all come at the minute of the first start.
    const earlier = drawn(this.#key, 'minute')
    clock.set(new Date(startedAt.getTime() + (hours - this.#plan.hoursAgo - earlier) * hourMs))
  }

  /** Cart, preview, order, stock: as a checkout does it. */
  async place(): Promise<OrderNumber> {
    const { checkout } = this.#shop
    this.after(0)
    const context = this.#context(this.#byBuyer, 'place')
    const placed = accepted((await placedByRequest(this.#platform, context)) ?? (await this.#checkOut(context)))
    await confirmStock(checkout, placed.order.orderNo, context)
    return placed.order.orderNo
  }

  async #checkOut(commandContext: CommandContext) {
    const { checkout, parts } = this.#shop
    const { method: shippingMethod, remark, asReady } = this.#plan
    const choice = { shippingMethod, ...(asReady ? { shipmentChoice: 'as-ready' as const } : {}) }
    const { buyerId, currency, language } = this.#buyer
    const wanted = demoLines(parts, this.#plan, this.#key)
    const now = this.#shop.clock.now().toISOString()
    const quoted = await quote(
      this.#platform,
      wanted.map((line) => ({ ...line, model: '', manufacturer: '' })),
      { currency, language },
    )
    const lines = wanted.map((line, place) => priceLine(line, quoted.lines[place]?.quoted))
    await adjustCart(checkout.carts, buyerId, () => withQuantities([], lines, now))
    const reader = { buyerId, currency, language, commandContext }
    const draft = accepted(await draftOrder(checkout, reader, choice))
    const { previewToken } = draft.preview
    if (previewToken === null) throw new Error(`demo buyer ${buyerId} has no address`)
    const { addressId } = accepted(await this.#platform.call('account', getAddress, { buyerId }, { language }))
    const number = String(1000 + this.#plan.hoursAgo)
    return await createOrder(
      checkout,
      { addressId, ...choice, previewToken, poNumber: `DEMO-${number}`, ...(remark ? { remark } : {}) },
      reader,
    )
  }

  /** Pays at the wallet; the order learns of it by a status check, as when a webhook is lost. */
  async pay(orderNo: OrderNumber): Promise<void> {
    this.after(demoSteps(this.#plan.method).paid)
    const { payments } = this.#shop
    if ((await this.load(orderNo)).captures.length > 0) return
    const { request: _, ...context } = this.#context(this.#byBuyer, 'pay')
    const { attempt } = accepted(await startAttempt(payments, orderNo, context))
    accepted(await codeOf(payments, orderNo, attempt, context))
    accepted(await payAtWallet(this.#platform, attempt.attemptId, 'no-webhook'))
    await reconcileAttempt(payments, orderNo, attempt.attemptId, {
      ...context,
      actor: { kind: 'service', id: 'order' },
    })
  }

  async load(orderNo: OrderNumber): Promise<PlacedOrder> {
    const { state } = await loadStream(this.#platform, orderDecider, orderNo)
    if (state.status === 'new') throw new Error(`demo order ${orderNo} was never placed`)
    return state
  }

  async command(orderNo: OrderNumber, command: OrderCommand, actor = this.#byStaff): Promise<void> {
    const context = this.#context(actor, command.type)
    accepted(await handleCommand(this.#platform, orderDecider, { streamId: orderNo, command, context }))
  }

  get #byStaff(): CommandContext['actor'] {
    return { kind: 'staff', id: demoStaff }
  }

  async note(orderNo: OrderNumber, note: string): Promise<void> {
    if ((await this.load(orderNo)).notes.length > 0) return
    this.after(demoSteps(this.#plan.method).note)
    const noteRef = await this.#platform.vault.put('note', orderNo, note, z.string())
    await this.command(orderNo, {
      type: 'add-order-note',
      noteRef,
      mentions: [],
      now: this.#shop.clock.now().toISOString(),
    })
  }

  /** Staff prepare the order as far as it has come. */
  async prepare(orderNo: OrderNumber, upTo: DemoEnding): Promise<void> {
    const steps = demoSteps(this.#plan.method)
    const now = () => this.#shop.clock.now().toISOString()
    const trackingNumber = `${demoTrackingPrefix}${orderNo.slice(-7)}`
    const carrier = carriers[this.#plan.hoursAgo % carriers.length] ?? carriers[0]
    const course = [
      ['stocking', steps.stocking, () => ({ type: 'start-stocking', now: now() })],
      ['testing', steps.testing, () => ({ type: 'start-testing', now: now() })],
      [
        'shipped',
        steps.shipped,
        () => ({ type: 'ship-order', carrier, trackingNumber, madeToOrderReady: true, now: now() }),
      ],
    ] as const satisfies readonly (readonly [DemoEnding, number, () => OrderCommand])[]
    if (upTo === 'paid') return
    for (const [status, hours, command] of course) {
      this.after(hours)
      await this.command(orderNo, command())
      if (status === upTo) return
    }
    this.after(steps.received)
    await this.command(orderNo, { type: 'confirm-receipt', by: 'buyer', now: now() }, this.#byBuyer)
  }

  async end(orderNo: OrderNumber, how: 'buyer' | 'staff' | 'deadline'): Promise<void> {
    const steps = demoSteps(this.#plan.method)
    const isPaid = (await this.load(orderNo)).captures.length > 0
    const hours = { buyer: steps['cancelled-by-buyer'], staff: steps['cancelled-by-staff'], deadline: steps.expired }
    this.after(isPaid ? steps.refunded : hours[how])
    const actor = how === 'buyer' ? this.#byBuyer : this.#byStaff
    const context =
      how === 'deadline'
        ? this.#context({ kind: 'service', id: 'order' }, 'expire-order')
        : this.#context(actor, 'cancel-order')
    const command = (now: string): OrderCommand =>
      how === 'deadline' ? { type: 'expire-order', now } : { type: 'cancel-order', by: how, now }
    accepted(await endOrder(this.#shop.payments, orderNo, command, context))
    await this.#completeRefunds(orderNo, 'cancel-order')
  }

  /** Staff refund a tenth of the order. */
  async refundPart(orderNo: OrderNumber, note: string): Promise<void> {
    const { total, refunds } = await this.load(orderNo)
    if (refunds.length === 0) {
      this.after(demoSteps(this.#plan.method).goodwill)
      await this.command(orderNo, {
        type: 'request-refund',
        refundKey: refundKey.parse('demo-goodwill'),
        amount: { ...total, minor: Math.ceil(total.minor / 10) },
        reason: 'goodwill',
        noteRef: await this.#platform.vault.put('note', orderNo, note, z.string()),
        now: this.#shop.clock.now().toISOString(),
      })
    }
    await this.#completeRefunds(orderNo, 'request-refund')
  }

  async #completeRefunds(orderNo: OrderNumber, step: string): Promise<void> {
    const { request: _, ...cause } = this.#context({ kind: 'service', id: 'order' }, step)
    for (const { refundId, state } of (await this.load(orderNo)).refunds)
      if (state === 'requested') await reconcileRefund(this.#shop.payments, orderNo, refundId, cause)
  }

  async failRefunds(orderNo: OrderNumber): Promise<void> {
    await saveFaults(this.#platform, walletFaults.parse({ orderNo, refund: 'fail' }))
  }
}

const endings: Readonly<Record<DemoEnding, (course: DemoCourse, orderNo: OrderNumber) => Promise<void>>> = {
  unpaid: async () => undefined,
  paid: (course, orderNo) => paidUpTo(course, orderNo, 'paid'),
  stocking: (course, orderNo) => paidUpTo(course, orderNo, 'stocking'),
  testing: (course, orderNo) => paidUpTo(course, orderNo, 'testing'),
  shipped: (course, orderNo) => paidUpTo(course, orderNo, 'shipped'),
  completed: (course, orderNo) => paidUpTo(course, orderNo, 'completed'),
  expired: (course, orderNo) => course.end(orderNo, 'deadline'),
  'cancelled-by-buyer': (course, orderNo) => course.end(orderNo, 'buyer'),
  'cancelled-by-staff': (course, orderNo) => course.end(orderNo, 'staff'),
  refunded: async (course, orderNo) => {
    await course.pay(orderNo)
    await course.end(orderNo, 'staff')
  },
  'refund-failed': async (course, orderNo) => {
    await course.failRefunds(orderNo)
    await course.pay(orderNo)
    await course.end(orderNo, 'staff')
  },
}

const paidUpTo = async (course: DemoCourse, orderNo: OrderNumber, upTo: DemoEnding): Promise<void> => {
  await course.pay(orderNo)
  await course.prepare(orderNo, upTo)
}

/**
 * Brings one demo order as far as its plan says. Repeated, it goes on where it was cut short.
 * @param key names the order for ever
 */
export const makeDemoOrder = async (shop: DemoShop, plan: DemoOrder, key: string): Promise<void> => {
  const buyer = shop.buyers[plan.buyer % shop.buyers.length]
  if (buyer === undefined) return
  const course = new DemoCourse(shop, plan, key, buyer)
  const orderNo = await course.place()
  // It has ended: as planned, or by its deadline after a start that failed halfway.
  if ((await course.load(orderNo)).status === 'cancelled') return
  if (plan.note !== undefined) await course.note(orderNo, plan.note)
  await endings[plan.ending](course, orderNo)
  if (plan.goodwill !== undefined) await course.refundPart(orderNo, plan.goodwill)
}
