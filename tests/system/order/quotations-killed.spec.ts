import { randomUUID } from 'node:crypto'
import { recordedEvents } from '@pinline/chassis/event-store/commit'
import type { Call, InputOf, OutputOf } from '@pinline/contracts/api/call'
import { getOrder } from '@pinline/contracts/order/order/get-order'
import { acceptQuotation } from '@pinline/contracts/order/quotation/accept-quotation'
import { answerQuotation } from '@pinline/contracts/order/quotation/answer-quotation'
import { callOffQuotation } from '@pinline/contracts/order/quotation/call-off-quotation'
import { getQuotation } from '@pinline/contracts/order/quotation/get-quotation'
import { requestQuotation } from '@pinline/contracts/order/quotation/request-quotation'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { FaultLevers } from '../../faults/fault-levers.ts'
import { pointsOf } from '../../faults/faults/kill-at-points.ts'
import { databaseOf, readCommit, type TestEnvironment } from '../../faults/invariants/commits.ts'
import { type MintedBuyer, mintBuyers } from '../../faults/mint-buyers.ts'
import type { KillPoint } from '../../faults/preload/levers.ts'
import { environmentOf } from '../../faults/stock-up.ts'
import { Caller, type Product, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'

const quoted = 4
const calledOff = 2

let system: TestSystem
let environment: TestEnvironment
let buyers: MintedBuyer[]
let staff: Caller
let product: Product
const faultLevers = new FaultLevers()
beforeAll(async () => {
  system = await startSystem(inject('servers'), {
    services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    settings: faultLevers.settings,
    products: 60,
  })
  environment = environmentOf(system)
  buyers = await mintBuyers(system, pointsOf.order.length)
  staff = await signInStaff(system.url, system.demoAccounts().staff)
  const [first] = await stockedProducts(system.url, 200)
  if (first === undefined) throw new Error('no part has 200 pieces')
  product = first
})
afterAll(async () => {
  await environment?.client.close()
  await system?.stop()
  faultLevers.dispose()
})

/** One call under one key, repeated while the service does not respond. */
const once = async <C extends Call>(caller: Caller, call: C, input: InputOf<C>): Promise<OutputOf<C>> => {
  const headers = { 'idempotency-key': randomUUID() }
  const answered = await waitFor(
    `${call.name} to be answered`,
    async () => {
      const tried = await caller.call(call, input, headers).catch(() => undefined)
      return tried !== undefined && tried.envelope.code < 500 ? tried : undefined
    },
    { timeoutMs: 200_000 },
  )
  return answered.data()
}

/** Runs a step while the order service dies at a point, and waits until it is back. */
const killedAt = async <Result>(point: KillPoint, step: string, work: () => Promise<Result>): Promise<Result> => {
  const id = `${point}-${step}`
  faultLevers.set('kill', { id, service: 'order', point, passing: 1 })
  const result = await work()
  await waitFor(`order to die at ${id}`, () => faultLevers.read('died')?.id === id, { timeoutMs: 120_000 })
  await system.untilReady('order')
  return result
}

/** What was committed of a stream, or of the orders of a quotation. */
const eventsOf = async (condition: object) => {
  const commits = await databaseOf(environment, 'order')
    .collection('commits')
    .find(condition)
    .sort({ version: 1 })
    .toArray()
  return commits.flatMap((one) => {
    const { requests: _requests, unpublished: _unpublished, ...rest } = readCommit.parse(one)
    return recordedEvents('order', rest).map(({ streamId, event }) => ({ streamId, type: event.type }))
  })
}

/** Reactions only follow a call-off: they place its order and have its stock reserved. */
const stepsAt = (point: KillPoint) =>
  point === 'reacted' ? ['call-off'] : (['request', 'answer', 'accept', 'call-off'] as const)

it.each(pointsOf.order.map((point, place) => [point, place] as const))(
  'asks, answers, accepts and orders a quotation once, while the order service dies at each of these steps: %s',
  { timeout: 600_000 },
  async (point, place) => {
    const buyer = new Caller(system.url, buyers[place]?.token)
    const steps: readonly string[] = stepsAt(point)
    const run = async <Result>(step: string, work: () => Promise<Result>): Promise<Result> =>
      steps.includes(step) ? await killedAt(point, step, work) : await work()

    const wanted = { productId: product.id, quantity: quoted }
    const { quotationNo, version } = await run('request', () => once(buyer, requestQuotation, { lines: [wanted] }))
    const unitPrice = { amount: 1234, scale: 4, currency: 'USD' as const }
    const offer = {
      prices: [{ productId: product.id, unitPrice, leadTimeDays: 7 }],
      freight: { minor: 500, currency: 'USD' as const },
      shippingMethod: 'express' as const,
    }
    const answered = await run('answer', () => once(staff, answerQuotation, { quotationNo, version, ...offer }))
    const seen = { quotationNo, version: answered.version }
    expect((await run('accept', () => once(buyer, acceptQuotation, seen))).status).toBe('accepted')
    const lines = [{ productId: product.id, quantity: calledOff }]
    const { orderNo } = await run('call-off', () => once(buyer, callOffQuotation, { quotationNo, lines }))

    await waitFor(
      'the order with its stock, and what is left of the quotation',
      async () => {
        const [order, quotation] = await Promise.all([
          buyer.call(getOrder, { orderNo }),
          buyer.call(getQuotation, { quotationNo }),
        ])
        if (order.envelope.code !== 200 || quotation.envelope.code !== 200) return false
        const { status, checkingStock } = order.data()
        const { lines: left, callOffs } = quotation.data()
        return status === 'pending' && !checkingStock && left[0]?.left === quoted - calledOff && callOffs.length === 1
      },
      { timeoutMs: 120_000 },
    )
    const ofQuotation = await eventsOf({ streamId: quotationNo })
    expect(ofQuotation.map(({ type }) => type)).toEqual([
      'quotation-requested',
      'quotation-answered',
      'quotation-accepted',
      'quotation-called-off',
    ])
    const buyerId = buyers[place]?.id
    const ofBuyer = await eventsOf({ events: { $elemMatch: { type: 'order-placed', 'data.buyerId': buyerId } } })
    expect(ofBuyer.map(({ streamId }) => streamId)).toEqual([orderNo])
    const requested = await eventsOf({
      events: { $elemMatch: { type: 'quotation-requested', 'data.buyerId': buyerId } },
    })
    expect(requested.map(({ streamId }) => streamId)).toEqual([quotationNo])
  },
)
