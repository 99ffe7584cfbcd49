import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { registerBuyer } from '@pinline/contracts/account/buyer/register-buyer'
import { sendVerificationCode } from '@pinline/contracts/account/session/send-verification-code'
import type { Call, InputOf } from '@pinline/contracts/api/call'
import { addToCart } from '@pinline/contracts/order/cart/add-to-cart'
import { clearCart } from '@pinline/contracts/order/cart/clear-cart'
import { placeOrder } from '@pinline/contracts/order/order/place-order'
import { previewOrder } from '@pinline/contracts/order/order/preview-order'
import { payAttempt } from '@pinline/contracts/order/payment/pay-attempt'
import { orderNumber, productId } from '@pinline/events/ids'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Answered, Caller, mailedCode, type Product, startAttempt } from '../harness/shop.ts'
import { startSystem, type TestSystem } from '../harness/start-system.ts'
import { waitFor } from '../harness/wait-for.ts'
import { inParallel } from './in-parallel.ts'
import { readCommits, streamsOf, type TestEnvironment } from './invariants/commits.ts'
import { ordersOf } from './invariants/orders.ts'
import { violationsOf } from './invariants.ts'
import { type MintedBuyer, mintBuyers } from './mint-buyers.ts'
import type { PlacingLog } from './placing-log.ts'
import { randomOf } from './random.ts'
import { type SecondInstances, startSecondInstances } from './second-instances.ts'
import { environmentOf, stockUp } from './stock-up.ts'
import { waitUntilConverged } from './wait-until-converged.ts'

/** Simultaneous connections, as a gateway would open for a thousand people. */
const concurrency = 100
const deadlineSeconds = 15
/** Number of buyers; `CONTENTION_BUYERS=1000` is the full rush, which takes minutes on a busy machine. */
const people = Number(process.env.CONTENTION_BUYERS ?? 200)
const pieces = people / 10
const trios = people / 2
const middlePieces = people / 20
const payers = (people * 4) / 25
const random = randomOf(20_261_121)

describe('many requests at once', () => {
  let system: TestSystem
  let twin: SecondInstances
  let environment: TestEnvironment
  let buyers: MintedBuyer[]
  let rare: Product
  let left: Product
  let middle: Product
  let right: Product
  let plenty: Product
  const placed: { orderNo: string; buyerId: string; key: string }[] = []
  const checking = new Set<string>()
  /** The buyer whose cart may contain something. */
  const shopped = new Set<string>()

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    twin = await startSecondInstances(system, ['order'], { ORDER_DEADLINE_SECONDS: String(deadlineSeconds) })
    environment = environmentOf(system)
    const [first, second, third, fourth, fifth] = await stockUp(system, environment, [
      pieces,
      10_000,
      middlePieces,
      10_000,
      10_000,
    ])
    if (!first || !second || !third || !fourth || !fifth) throw new Error('five products are needed')
    rare = first
    left = second
    middle = third
    right = fourth
    plenty = fifth
    buyers = await mintBuyers(system, people)
  })
  afterAll(async () => {
    await environment?.client.close()
    await twin?.stop()
    await system?.stop()
  })

  /** Retries when a service is not reachable, as clients do. */
  const persist = async <C extends Call>(query: () => Promise<Answered<C>>) => {
    const answered = await waitFor('a response', async () => {
      const tried = await query()
      return tried.envelope.code < 500 ? tried : undefined
    })
    return answered.data()
  }

  type Line = { productId: string; quantity: number }

  const fillCart = async ({ token }: MintedBuyer, lines: readonly Line[]): Promise<Caller> => {
    const caller = new Caller(system.url, token)
    if (shopped.has(token)) await persist(() => caller.call(clearCart, {}))
    shopped.add(token)
    const known = lines.map(({ productId: id, quantity }) => ({ productId: productId.parse(id), quantity }))
    await persist(() => caller.call(addToCart, { lines: known }))
    return caller
  }

  const order = async (buyer: MintedBuyer, caller: Caller): Promise<InputOf<typeof placeOrder>> => {
    const choice = { addressId: buyer.addressId, shippingMethod: 'standard' } as const
    const { previewToken } = await persist(() => caller.call(previewOrder, choice))
    if (previewToken === null) throw new Error('the preview is not complete')
    return { ...choice, previewToken }
  }

  /** Buyers with one each of some products in the cart, and a preview of their order. */
  const readyToOrder = async (people: readonly MintedBuyer[], productIds: () => readonly string[]) =>
    await inParallel(32, people, async (buyer) => {
      const lines = productIds().map((id) => ({ productId: id, quantity: 1 }))
      const caller = await fillCart(buyer, lines)
      return { buyer, caller, input: await order(buyer, caller) }
    })

  /** Places an order once; returns its number or the rejection. Logs what was acknowledged. */
  const place = async (buyer: MintedBuyer, caller: Caller, input: InputOf<typeof placeOrder>): Promise<string> => {
    const key = randomUUID()
    const answered = await waitFor('a response', async () => {
      const tried = await caller.call(placeOrder, input, { 'idempotency-key': key })
      return tried.envelope.code < 500 ? tried : undefined
    })
    if (answered.envelope.code !== 200) return answered.envelope.meta?.type ?? ''
    const { orderNo, status } = answered.data()
    placed.push({ orderNo, buyerId: buyer.id, key })
    if (status === 'checking') checking.add(orderNo)
    return orderNo
  }

  const log = (): PlacingLog => ({
    placed,
    checking,
    buyerIds: buyers.map(({ id }) => id),
    unanswered: 0,
    contradictions: [],
  })

  /** Those of the orders that reserve their stock, once no reservation is pending. */
  const winners = async (numbers: readonly string[]): Promise<string[]> => {
    const lives = await waitFor(
      'no reservation is pending',
      async () => {
        const orders = ordersOf(await readCommits(environment))
        const unsettled = [...orders.values()].some(({ status, stockHeld }) => status === 'pending' && !stockHeld)
        return unsettled ? undefined : orders
      },
      { timeoutMs: 120_000, intervalMs: 500 },
    )
    return numbers.filter((orderNo) => lives.get(orderNo)?.stockHeld === true)
  }

  const acknowledged = (answers: readonly string[]) => answers.filter((answer) => orderNumber.safeParse(answer).success)

  it('sells the last pieces to exactly a tenth of the buyers who want one each', async () => {
    const callers = await readyToOrder(buyers, () => [rare.id])
    const began = performance.now()
    const answers = await inParallel(concurrency, callers, ({ buyer, caller, input }) => place(buyer, caller, input))
    const tookMs = Math.round(performance.now() - began)
    process.stdout.write(
      `${people} buyers for ${pieces} pieces were answered in ${tookMs} ms, ${checking.size} as being checked\n`,
    )
    expect(await winners(acknowledged(answers))).toHaveLength(pieces)
    expect(answers.filter((answer) => answer === 'out-of-stock').length).toBeGreaterThanOrEqual(
      people - pieces - checking.size,
    )
  }, 480_000)

  it('accepts as many orders as there are pieces of one of their three products, and reserves nothing for the others', async () => {
    const three = [left.id, middle.id, right.id]
    const callers = await readyToOrder(buyers.slice(0, trios), () => random.shuffle(three))
    const answers = await inParallel(concurrency, callers, ({ buyer, caller, input }) => place(buyer, caller, input))
    const won = await winners(acknowledged(answers))
    expect(won).toHaveLength(middlePieces)
    const held = await waitFor('reservations of the rejected orders are released', async () => {
      const streams = streamsOf(await readCommits(environment), 'catalogue', 'stock')
      const counts = [left, middle, right].map(({ id }) => {
        const types = (streams.get(`stock-${id.slice(2)}`) ?? []).map(({ event }) => event.type)
        const count = (type: string) => types.filter((one) => one === type).length
        return count('stock-reserved-for-order') - count('stock-released-from-order')
      })
      return counts.every((count) => count === middlePieces) ? counts : undefined
    })
    expect(held).toEqual([middlePieces, middlePieces, middlePieces])
  }, 480_000)

  it('creates one account for two hundred registrations with one e-mail', async () => {
    const email = 'wanted-by-many@example.test'
    const streams = async () => streamsOf(await readCommits(environment), 'account', 'buyer').size
    const before = await streams()
    const visitor = new Caller(system.url)
    ;(await visitor.call(sendVerificationCode, { target: email, purpose: 'register' })).data()
    const code = await mailedCode(system.url, email)
    const answers = await inParallel(50, Array.from({ length: 200 }), async () => {
      const input = { kind: 'email', email, code, password: 'Pitch-2.54', agreement: true } as const
      const { envelope } = await new Caller(system.url).call(registerBuyer, input)
      return envelope.code === 200 ? 'registered' : (envelope.meta?.type ?? '')
    })
    expect(answers.filter((answer) => answer === 'registered')).toHaveLength(1)
    // One that met too many others on the same stream is refused until later.
    const clear = ['registered', 'code-wrong', 'already-registered', 'too-many-attempts', 'service-unavailable']
    expect(answers.filter((answer) => !clear.includes(answer))).toEqual([])
    expect(await streams()).toBe(before + 1)
  }, 90_000)

  it('has one effect and one response for one idempotency key sent fifty times to two instances', async () => {
    const [buyer] = buyers
    if (buyer === undefined) throw new Error('nobody came')
    const caller = await fillCart(buyer, [{ productId: plenty.id, quantity: 1 }])
    const input = await order(buyer, caller)
    const key = randomUUID()
    const instances = [system.urls.order, twin.url('order')].map((url) => new Caller(url, buyer.token))
    const answers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const answered = await instances[index % 2]?.call(placeOrder, input, { 'idempotency-key': key })
        return { code: answered?.envelope.code, data: answered?.envelope.data }
      }),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, JSON.stringify(answers.slice(0, 3))).toBe(1)
    const message = placeOrder.output.parse(answers[0]?.data)
    placed.push({ orderNo: message.orderNo, buyerId: buyer.id, key })
    if (message.status === 'checking') checking.add(message.orderNo)
  })

  it('lets either the payment or the deadline win', async () => {
    // Of eight one pays at once and one surely late: however slow the machine is, both ways of ending are there.
    const orders = await inParallel(payers, buyers.slice(trios, trios + payers), async (buyer, payer) => {
      const caller = await fillCart(buyer, [{ productId: plenty.id, quantity: 1 }])
      const input = await order(buyer, caller)
      const hurried = new Caller(twin.url('order'), buyer.token)
      const orderNo = await place(buyer, hurried, input)
      const attempt = await startAttempt(hurried, orderNumber.parse(orderNo))
      const left = Date.parse(attempt.paymentDeadline) - Date.parse(attempt.serverNow)
      const delaysMs = [0, left + 1500]
      await pause(Math.max(0, delaysMs[payer % 8] ?? left + random.between(-1500, 1500)))
      await caller.call(payAttempt, { id: attempt.attemptId })
      return orderNo
    })
    const numbers = new Set(orders)
    const ended = await waitFor(
      'every order is paid or cancelled',
      async () => {
        const lives = [...ordersOf(await readCommits(environment)).values()].filter(({ orderNo }) =>
          numbers.has(orderNo),
        )
        return lives.every(({ status }) => status !== 'pending') ? lives : undefined
      },
      { timeoutMs: 120_000, intervalMs: 500 },
    )
    const confirmed = ended.filter(({ status }) => status === 'confirmed').length
    const cancelled = ended.filter(({ status }) => status === 'cancelled').length
    process.stdout.write(`of ${ended.length} payments at the deadline ${confirmed} won, ${cancelled} came too late\n`)
    expect(confirmed + cancelled).toBe(payers)
    expect(Math.min(confirmed, cancelled)).toBeGreaterThanOrEqual(people / 100)
    expect(ended.filter(({ expiredAt, payBefore }) => expiredAt !== undefined && expiredAt < payBefore)).toEqual([])
  }, 480_000)

  it('leaves every invariant intact', async () => {
    const quiet = await waitUntilConverged(() => violationsOf(environment, log()))
    expect(quiet.violations).toEqual([])
  }, 90_000)
})
