import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { addAddress } from '@pinline/contracts/account/buyer/add-address'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import { cancelOrder } from '@pinline/contracts/order/order/cancel-order'
import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { startStocking } from '@pinline/contracts/order/order/start-stocking'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { requestRefund } from '@pinline/contracts/order/payment/request-refund'
import { startPaymentAttempt } from '@pinline/contracts/order/payment/start-payment-attempt'
import { orderNumber, productId } from '@pinline/events/ids'
import { type Answered, Caller } from '../harness/shop.ts'
import { demoAddress } from './demo-address.ts'
import { returnPiece } from './load-returns.ts'
import type { MintedBuyer } from './mint-buyers.ts'
import type { LoggedCall, PlacingLog } from './placing-log.ts'
import type { Random } from './random.ts'

export interface LoadOptions {
  /** Gateways; a caller whose call broke tries the next one, as behind a load balancer. */
  readonly urls: readonly string[]
  readonly buyers: readonly MintedBuyer[]
  /** Session of staff who process and ship some of the paid orders. */
  readonly staffToken: string
  readonly products: readonly string[]
  readonly random: Random
  /** Maximum number of new orders a second. */
  readonly ordersPerSecond: number
  /** Most orders are paid, and staff refund parts of them, two at a time. */
  readonly refundsInParts?: boolean
  /** Most orders are paid and shipped. */
  readonly shipsMost?: boolean
  /** Most orders are paid and shipped, and a piece of each comes back. */
  readonly returnsMost?: boolean
}

export interface Load {
  /** Orders acknowledged so far. */
  readonly acknowledged: () => number
  /** Times of acknowledgement, ms since the load began. */
  readonly acknowledgedAt: () => readonly number[]
  readonly elapsedMs: () => number
  /** Every call so far. */
  readonly calls: () => readonly LoggedCall[]
  /** Ends the load when every buyer has a response to the last call; returns the whole log. */
  readonly stop: () => Promise<LoadOutcome>
}

export interface LoadOutcome {
  readonly log: PlacingLog
  readonly calls: readonly LoggedCall[]
  /** Addresses whose addition was acknowledged. */
  readonly addressIds: readonly string[]
}

const callTimeoutMs = 12_000
const timeoutMs = 120_000
/** Some buyers add an address before they order; each may have twenty. */
const addressPart = 0.25
const addressesAtMost = 15

type Outcome<C extends Call> = { answered: Answered<C> } | 'gave-up'

interface Person {
  readonly callers: readonly Caller[]
  next: number
  addresses: number
}

/**
 * Buyers who now and then add an address, place orders of one to three lines, one after the other, and then pay,
 * cancel, do both at once, or leave them; staff ship some of the paid ones. Each retries a call without a response with
 * the same key.
 */
export const startLoad = (options: LoadOptions): Load => {
  const { random } = options
  const began = performance.now()
  const calls: LoggedCall[] = []
  const placed: { orderNo: string; buyerId: string; key: string }[] = []
  const checking = new Set<string>()
  const contradictions: string[] = []
  const acknowledgedAt: number[] = []
  const addressIds: string[] = []
  let unanswered = 0
  let going = true
  let slot = began

  const person = (token: string): Person => ({
    callers: options.urls.map((url) => new Caller(url, token, callTimeoutMs)),
    next: random.between(0, options.urls.length - 1),
    addresses: 0,
  })
  const staff = person(options.staffToken)

  const sendWithRetry = async <C extends Call>({
    who,
    call,
    input,
    key,
  }: {
    who: Person
    call: C
    input: InputOf<C>
    key: string
  }): Promise<Outcome<C>> => {
    const start = performance.now()
    for (let attempt = 0; performance.now() - start < timeoutMs; attempt += 1) {
      const at = performance.now()
      const note = (outcome: LoggedCall['outcome'], detail: string) =>
        calls.push({ call: call.name, key, outcome, detail, at: at - began, tookMs: performance.now() - at })
      try {
        const caller = who.callers[who.next % who.callers.length]
        if (caller === undefined) throw new Error('nowhere to call')
        const answered = await caller.call(call, input, { 'idempotency-key': key })
        const { code, meta } = answered.envelope
        if (code === 200) {
          note('ok', '200')
          return { answered }
        }
        if (code === 404 || code === 422) {
          note('fail', meta?.type ?? String(code))
          return { answered }
        }
        note('unknown', `${code} ${meta?.type ?? ''}`)
        if (code === 409 && meta?.type === 'version-conflict') return { answered }
      } catch (error) {
        note('unknown', error instanceof Error ? error.name : 'broken')
      }
      who.next += 1
      await pause(Math.min(1000, 50 * 2 ** attempt))
    }
    return 'gave-up'
  }

  const once = async <C extends Call>(who: Person, call: C, input: InputOf<C>) =>
    await sendWithRetry({ who, call, input, key: randomUUID() })

  const addAnAddress = async (who: Person): Promise<void> => {
    who.addresses += 1
    const added = await once(who, addAddress, demoAddress)
    if (added !== 'gave-up' && added.answered.envelope.code === 200) addressIds.push(added.answered.data().id)
  }

  const order = async (buyer: MintedBuyer, who: Person): Promise<void> => {
    if (random.next() < addressPart && who.addresses < addressesAtMost) await addAnAddress(who)
    const products = random.shuffle(options.products).slice(0, random.between(1, 3))
    const lines = products.map((id) => ({ productId: productId.parse(id), quantity: random.between(1, 3) }))
    await once(who, clearCart, {})
    await once(who, addToCart, { lines })
    const choice = { addressId: buyer.addressId, shippingMethod: 'standard' } as const
    const preview = await once(who, previewOrder, choice)
    if (preview === 'gave-up' || preview.answered.envelope.code !== 200) return
    const { previewToken } = preview.answered.data()
    if (previewToken === null) return
    const key = randomUUID()
    const input = { ...choice, previewToken }
    const result = await sendWithRetry({ who, call: placeOrder, input, key })
    if (result === 'gave-up') {
      unanswered += 1
      return
    }
    if (result.answered.envelope.code !== 200) return
    const { orderNo, status } = result.answered.data()
    placed.push({ orderNo, buyerId: buyer.id, key })
    if (status === 'checking') checking.add(orderNo)
    acknowledgedAt.push(performance.now() - began)
    if (random.next() < 0.1) {
      const again = await sendWithRetry({ who, call: placeOrder, input, key })
      if (
        again !== 'gave-up' &&
        JSON.stringify(again.answered.envelope.data) !== JSON.stringify(result.answered.envelope.data)
      )
        contradictions.push(`answers: key ${key} was answered ${orderNo} first and otherwise later`)
    }
    if (status === 'pending') await follow(who, orderNo)
  }

  const follow = async (who: Person, text: string): Promise<void> => {
    const orderNo = orderNumber.parse(text)
    const fate = random.next()
    if (options.refundsInParts === true && fate >= 0.5) {
      await pay(who, orderNo)
      await refundParts(who, orderNo)
    } else if (options.shipsMost === true && fate >= 0.5) {
      await pay(who, orderNo)
      await ship(who, orderNo)
    } else if (options.returnsMost === true && fate >= 0.5) {
      await pay(who, orderNo)
      await ship(who, orderNo)
      await returnOne(who, orderNo)
    } else if (fate < 0.15) await once(who, cancelOrder, { orderNo })
    else if (fate < 0.45) await pay(who, orderNo, fate < 0.25 ? () => once(who, cancelOrder, { orderNo }) : undefined)
    else if (fate < 0.5) {
      await pay(who, orderNo)
      await ship(who, orderNo)
    }
  }

  const pay = async (who: Person, text: string, interim: () => Promise<unknown> = async () => undefined) => {
    const attempt = await once(who, startPaymentAttempt, { orderNo: orderNumber.parse(text) })
    if (attempt === 'gave-up' || attempt.answered.envelope.code !== 200) return
    const { attemptId } = attempt.answered.data()
    await Promise.all([once(who, payAttempt, { id: attemptId }), interim()])
  }

  /** The order as its buyer sees it, once it is paid; its version may be an earlier one. */
  const paidOrder = async (who: Person, text: string) => {
    for (let tries = 0; tries < 20; tries += 1) {
      const read = await once(who, getOrder, { orderNo: orderNumber.parse(text) })
      if (read === 'gave-up' || read.answered.envelope.code !== 200) return undefined
      const order = read.answered.data()
      if (order.paid !== null) return order
      await pause(100)
    }
    return undefined
  }

  /** Refunds a part in the order's version as it is read; again if it has changed, as it does by the other part. */
  const refundPart = async (who: Person, text: string): Promise<void> => {
    for (let tries = 0; tries < 10; tries += 1) {
      const order = await paidOrder(who, text)
      if (order === undefined) return
      const { orderNo, version, total } = order
      const amount = { ...total, minor: Math.max(1, Math.floor(total.minor * random.next() * 0.6)) }
      const input = { orderNo, version, amount, reason: 'goodwill', note: 'Agreed by phone' } as const
      const requested = await once(staff, requestRefund, input)
      if (requested === 'gave-up' || requested.answered.envelope.code !== 409) return
      await pause(100)
    }
  }

  /** Two parts at once, a third, and for some orders the cancellation with the rest. */
  const refundParts = async (who: Person, text: string): Promise<void> => {
    await Promise.all([refundPart(who, text), refundPart(who, text)])
    await refundPart(who, text)
    if (random.next() > 0.4) return
    for (let tries = 0; tries < 10; tries += 1) {
      const order = await paidOrder(who, text)
      if (order === undefined) return
      const { orderNo, version } = order
      const ended = await once(staff, cancelOrderByStaff, { orderNo, version, reason: 'By phone' })
      if (ended === 'gave-up' || ended.answered.envelope.code !== 409) return
      await pause(100)
    }
  }

  /**
   * Placed, reserved, attempt, captured and confirmed are five events; each step of staff adds one. An order of several
   * pieces goes in two parcels, the first with one piece.
   */
  const ship = async (who: Person, text: string): Promise<void> => {
    const orderNo = orderNumber.parse(text)
    const prepared = async () => {
      for (let tries = 0; tries < 10; tries += 1) {
        const answered = await once(staff, startStocking, { orderNo, version: 5 })
        if (answered !== 'gave-up' && answered.answered.envelope.code === 200) return true
        await pause(100)
      }
      return false
    }
    if (!(await prepared())) return
    await once(staff, startTesting, { orderNo, version: 6 })
    const parcel = { orderNo, carrier: 'Demo Express', trackingNumber: `DX${orderNo}` }
    const line = (await paidOrder(who, text))?.lines[0]
    if (line === undefined || line.quantity < 2) {
      await once(staff, shipOrder, { ...parcel, version: 7 })
      return
    }
    const lines = [{ productId: line.productId, quantity: 1 }]
    await once(staff, shipParcel, { ...parcel, version: 7, lines })
    await once(staff, shipOrder, { ...parcel, version: 8, trackingNumber: `DX${orderNo}-2` })
  }

  const returnOne = async (who: Person, text: string): Promise<void> => {
    const [line] = (await paidOrder(who, text))?.lines ?? []
    if (line === undefined) return
    const { productId: returned, lineTotal } = line
    const piece = { orderNo: orderNumber.parse(text), productId: returned, currency: lineTotal.currency }
    await returnPiece(once, { buyer: who, staff }, piece)
  }

  const acquireSlot = async (): Promise<void> => {
    const now = performance.now()
    slot = Math.max(now, slot + 1000 / options.ordersPerSecond)
    if (slot > now) await pause(slot - now)
  }

  const running = Promise.all(
    options.buyers.map(async (buyer) => {
      const who = person(buyer.token)
      while (going) {
        await acquireSlot()
        if (going) await order(buyer, who)
      }
    }),
  )
  // `stop` throws a failure; until then the rejection must not end the process.
  running.catch(() => undefined)

  return {
    acknowledged: () => placed.length,
    acknowledgedAt: () => acknowledgedAt,
    elapsedMs: () => performance.now() - began,
    calls: () => calls,
    stop: async () => {
      going = false
      await running
      return {
        log: { placed, checking, buyerIds: options.buyers.map(({ id }) => id), unanswered, contradictions },
        calls,
        addressIds,
      }
    },
  }
}
