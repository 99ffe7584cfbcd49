import { readFileSync } from 'node:fs'
import { getOrderTrace, type OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'
import { getRecordedEvent } from '@pinline/contracts/gateway/streams/get-recorded-event'
import { createWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-webhook-endpoint'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import { getOrderAt } from '@pinline/contracts/order/order/get-order-at'
import { startTesting } from '@pinline/contracts/order/order/start-testing'
import { orderNumber } from '@pinline/events/ids'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Caller, signInBuyer, signInStaff, stockedProducts } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { advanceOrder } from '../../journeys/advance-order.ts'

const traceUrl = 'https://traces.example/trace/{traceId}'

describe('the timeline of one order', () => {
  let system: TestSystem
  let staff: Caller
  let orderNo: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      settings: { TRACE_URL_TEMPLATE: traceUrl },
    })
    const { buyer, staff: administrator } = system.demoAccounts()
    staff = await signInStaff(system.url, administrator)
    const [product] = await waitFor('parts in stock', async () => {
      const stocked = await stockedProducts(system.url, 20)
      return stocked.length > 0 && stocked
    })
    if (product === undefined) throw new Error('no part')
    const buyerCaller = await signInBuyer(system.url, buyer)
    const url = 'https://partner.example/orders'
    ;(await staff.call(createWebhookEndpoint, { url, eventTypes: ['order-shipped'] })).data()
    orderNo = await advanceOrder(system.url, buyerCaller, staff, 'shipped', [{ productId: product.id, quantity: 2 }])
    const other = await advanceOrder(system.url, buyerCaller, staff, 'pending', [
      { productId: product.id, quantity: 1 },
    ])
    expect(other).not.toBe(orderNo)
    // Refused, since another version was seen.
    const refused = await staff.call(startTesting, { orderNo, version: 1 })
    expect(refused.envelope.meta?.type).toBe('version-conflict')
    ;(await staff.call(addOrderNote, { orderNo, note: 'Call before delivery' })).data()
  })
  afterAll(() => system?.stop())

  const trace = async () => (await staff.call(getOrderTrace, { orderNo: orderNumber.parse(orderNo) })).data()
  const has = (lines: readonly OrderTraceLine[], kind: OrderTraceLine['kind'], name: string) =>
    lines.some((line) => line.kind === kind && line.name === name)

  it('has the trace ids that logs have, and where the tracing tool shows them', async () => {
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
    ;(await staff.call(addOrderNote, { orderNo, note: 'Traced' }, { traceparent })).data()
    const shown = await trace()
    const traced = shown.lines.filter((line) => line.traceId === traceId)
    expect(traced.map(({ kind, name }) => [kind, name])).toEqual([
      ['command', 'add-order-note'],
      ['event', 'order-note-added'],
    ])
    expect(shown.traceUrl).toBe(traceUrl)
    expect(shown.lines.filter((line) => line.kind === 'event' && line.traceId === null)).toEqual([])
    const event = { service: 'order', streamId: orderNo, sequence: traced[1]?.sequence ?? 0 } as const
    const recorded = (await staff.call(getRecordedEvent, event)).data()
    expect(recorded).toMatchObject({ event: { traceId }, traceUrl })
    await waitFor('the log of the order service', () =>
      readFileSync(system.logFile('order'), 'utf8').includes(`"traceId":"${traceId}"`),
    )
  })

  it('has commands, also refused ones, events of all streams, reactions, mails and the wallet, after their causes', async () => {
    const { lines, missing, isCut } = await waitFor('all lines', async () => {
      const shown = await trace()
      for (const [kind, name] of [
        ['mail', 'write-to-buyer-when-order-paid'],
        ['refused', 'start-testing'],
        ['event', 'to-do-opened'],
        ['event', 'order-note-added'],
        ['event', 'stock-sold-to-order'],
        ['webhook', 'partner.example'],
      ] as const)
        if (!has(shown.lines, kind, name)) throw new Error(`no ${kind} ${name}`)
      return shown
    })
    expect(missing).toEqual([])
    expect(isCut).toBe(false)
    for (const [kind, name] of [
      ['command', 'place-order'],
      ['command', 'start-stocking'],
      ['event', 'order-placed'],
      ['event', 'stock-reserved-for-order'],
      ['event', 'payment-captured'],
      ['command', 'reserve-stock'],
      ['reaction', 'sell-stock'],
      ['wallet', 'wallet-captured'],
      ['mail', 'write-to-buyer-when-order-placed'],
    ] as const)
      expect(has(lines, kind, name), `${kind} ${name}`).toBe(true)
    expect(lines.find(({ kind }) => kind === 'refused')).toMatchObject({ outcome: 'version-conflict', actor: 'staff' })
    expect(new Set(lines.map(({ service }) => service))).toEqual(new Set(['order', 'catalogue', 'notification']))
    const byId = new Map(lines.map((line) => [line.id, line]))
    const causeOf = (found: OrderTraceLine | undefined) => byId.get(found?.causeId ?? '')
    expect(causeOf(lines.find(({ name }) => name === 'partner.example'))).toMatchObject({ name: 'order-shipped' })

    const places = new Map(lines.map(({ id }, place) => [id, place]))
    expect(places.size).toBe(lines.length)
    for (const [place, { causeId, level }] of lines.entries()) {
      expect(level === 0).toBe(causeId === null)
      if (causeId !== null) expect(places.get(causeId)).toBeLessThan(place)
    }
    const toDo = lines.find(({ name, kind }) => kind === 'event' && name === 'to-do-opened')
    expect(causeOf(causeOf(toDo))).toMatchObject({ kind: 'event', streamId: orderNo })
    expect(JSON.stringify(lines)).not.toContain('Call before delivery')
    expect(
      lines.filter(({ streamId }) => streamId !== null && /^\d{13}/.test(streamId) && streamId !== orderNo),
    ).toEqual([])
  })

  it('has its refused commands, however often somebody looked at it', async () => {
    const client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    const audit = client.db(`${system.databasePrefix}account`).collection<{ _id: string }>('audit')
    await trace()
    const look = await waitFor('a look in the audit trail', () =>
      audit.findOne({ call: 'get-order-trace', objectIds: orderNo }),
    )
    const at = new Date(Date.now() + 60_000)
    await audit.insertMany(
      Array.from({ length: 250 }, (_, index) => ({ ...look, _id: `look-${index}`, at, sequence: 1e6 + index })),
    )
    await client.close()
    expect(has((await trace()).lines, 'refused', 'start-testing')).toBe(true)
  })

  it('has the order as it was at a moment, beside what it is now', async () => {
    const { lines } = await trace()
    const at = (type: string) => lines.find(({ kind, name }) => kind === 'event' && name === type)?.at ?? ''
    const stateAt = async (time: string) => (await staff.call(getOrderAt, { orderNo, at: time })).data()
    const shipped = await stateAt(at('order-shipped'))
    expect(shipped.fields).toContainEqual({ path: 'status', past: '"shipped"', now: '"shipped"' })
    const confirmed = await stateAt(at('order-confirmed'))
    expect(confirmed.fields).toContainEqual({ path: 'status', past: '"confirmed"', now: '"shipped"' })
    expect(confirmed.fields).toContainEqual({ path: 'parcels[0].carrier', past: null, now: '"Demo Express"' })
    expect(confirmed.events.map(({ type }) => type)).toContain('order-shipped')
    const placed = lines.find(({ id }) => id === `${orderNo}@1`)
    const codeAt = async (ms: number) =>
      (await staff.call(getOrderAt, { orderNo, at: new Date(ms).toISOString() })).envelope.meta?.type
    expect(await codeAt(Date.parse(placed?.at ?? '') - 1)).toBe('moment-before-start')
    expect(await codeAt(Date.now() + 3_600_000)).toBe('moment-in-future')
    const none = await staff.call(getOrderAt, { orderNo: '2611210000000', at: at('order-placed') })
    expect(none.envelope.meta?.type).toBe('order-not-found')
  })

  it('is refused for an order that does not exist', async () => {
    const none = await staff.call(getOrderTrace, { orderNo: orderNumber.parse('2611210000000') })
    expect(none.envelope.meta?.type).toBe('order-not-found')
  })

  it('has a gap while a service does not respond, and everything else', async () => {
    await system.stopService('notification')
    const { lines, missing } = await trace()
    expect(missing).toEqual(['notification'])
    expect(has(lines, 'event', 'order-placed')).toBe(true)
    expect(lines.some(({ service }) => service === 'notification')).toBe(false)
  })
})
