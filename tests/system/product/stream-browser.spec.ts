import { auditRow } from '@pinline/contracts/account/audit/audit-row'
import type { OutputOf } from '@pinline/contracts/api/call'
import { tailMessage } from '@pinline/contracts/api/recorded-events'
import { browseTopic } from '@pinline/contracts/gateway/streams/browse-topic'
import { getRecordedEvent } from '@pinline/contracts/gateway/streams/get-recorded-event'
import { listTopics } from '@pinline/contracts/gateway/streams/list-topics'
import { searchEvents } from '@pinline/contracts/gateway/streams/search-events'
import { serviceName } from '@pinline/events/event'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, text } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

const listedProducts = z.object({ list: z.array(z.object({ id: z.string() })) })

describe('the stream browser', () => {
  let system: TestSystem
  let team: StaffTeam
  let token: string
  let productId: string

  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
    })
    team = new StaffTeam(system)
    token = await team.administrator()
    productId = await waitFor('a product is listed', async () => {
      const products = await postJson(system.urls.catalogue, '/products')
      return listedProducts.parse(products.data).list[0]?.id
    })
  })
  afterAll(() => system?.stop())

  const query = async <C extends { path: string; output: z.ZodType }>(
    call: C,
    body: object,
  ): Promise<z.output<C['output']>> => {
    const reply = await postJson(system.url, call.path, body, { token })
    expect(reply, JSON.stringify(reply)).toMatchObject({ code: 200 })
    return call.output.parse(reply.data) as z.output<C['output']>
  }
  let received = 0
  /** Receives stock in one request; returns its correlation id. */
  const receive = async (): Promise<string> => {
    received += 1
    const correlationId = `streams-browsed-${received}`
    await waitFor('the stock is received', async () => {
      const row = await fetch(`${system.urls.catalogue}/api/v1/admin/stock/${productId}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { version } = z.object({ version: z.int() }).parse(await row.json())
      const { code } = await postJson(
        system.url,
        '/private/stock/receive',
        { productId, quantity: 3, reason: 'browsed by an operator', version },
        { token, headers: { 'idempotency-key': correlationId, 'x-request-id': correlationId } },
      )
      return code === 200
    })
    return correlationId
  }
  const found = (filter: object) => query(searchEvents, filter)
  type Found = OutputOf<typeof searchEvents>['rows'][number]
  const pick = ({ service, streamId, sequence }: Found) => ({ service, streamId, sequence })
  const eventOf = async (correlationId: string): Promise<Found> =>
    await waitFor(`an event of ${correlationId}`, async () => {
      const { rows } = await found({ correlationId })
      return rows.find(({ type }) => type === 'stock-received')
    })

  it('lists each topic with its partitions, and consumers that come level', async () => {
    const { topics } = await query(listTopics, {})
    expect(topics.map(({ service }) => service).toSorted()).toEqual(serviceName.options.toSorted())
    for (const topic of topics) {
      expect(topic.ready).toBe(true)
      expect(topic.partitions.length).toBeGreaterThan(0)
      expect(topic.types.length).toBeGreaterThan(0)
      expect(topic.consumers.length).toBeGreaterThan(0)
    }
    expect(topics.find(({ service }) => service === 'order')?.types).toContain('order-placed')
    await waitFor('all consumers are level', async () => {
      const { topics: later } = await query(listTopics, {})
      return later.every(({ consumers }) => consumers.every(({ lag, lagSeconds }) => lag === 0 && lagSeconds === null))
    })
  })

  it('finds an event by correlation, stream, type and time, and nothing else', async () => {
    const correlationId = await receive()
    const event = await eventOf(correlationId)
    expect(event).toMatchObject({
      service: 'catalogue',
      type: 'stock-received',
      actor: { kind: 'staff' },
      correlationId,
    })
    const ids = async (filter: object) => (await found({ pageSize: 50, ...filter })).rows.map(({ id }) => id)
    const { streamId, recordedAt } = event
    expect((await ids({ streamId }))[0]).toBe(event.id)
    expect(await ids({ type: 'stock-received', from: recordedAt, to: recordedAt })).toContain(event.id)
    expect(await ids({ streamId, to: new Date(Date.parse(recordedAt) - 1).toISOString() })).not.toContain(event.id)
    expect(await ids({ type: 'stock-adjusted', correlationId })).toEqual([])
    expect(await ids({ service: 'order', correlationId })).toEqual([])
  })

  it('pages through all services, each event once and the newest first', async () => {
    const seen: Found[] = []
    const page = { type: 'stock-received', pageSize: 15 }
    for (let n = 0; n < 17; n += 1) await receive()
    let cursor: string | undefined
    for (let pages = 0; pages < 3; pages += 1) {
      const { rows, next } = await found({ ...page, ...(cursor === undefined ? {} : { cursor }) })
      seen.push(...rows)
      if (next === null) break
      cursor = next
    }
    expect(seen.length).toBeGreaterThan(17)
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    const times = seen.map(({ recordedAt }) => recordedAt)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  it('shows an event with its data, contract, place in Kafka and consumers, and audits who looked', async () => {
    const event = await eventOf(await receive())
    const record = await waitFor(
      'all consumers have passed it',
      async () => {
        const shown = await query(getRecordedEvent, pick(event))
        const done = shown.readers.every(({ result }) => result === 'passed')
        return shown.event.place !== null && done && shown
      },
      { timeoutMs: 120_000 },
    )
    expect(record.event).toMatchObject({ id: event.id, published: 'published', data: { productId, quantity: 3 } })
    expect(record.schema).toMatchObject({ type: 'object', properties: { type: { const: 'stock-received' } } })
    expect(record.schemaError).toBeNull()
    expect(record.readers.some(({ concerned, kind }) => concerned && kind === 'projection')).toBe(true)
    expect(record.missing).toEqual([])

    const { partition, offset } = record.event.place ?? { partition: -1, offset: -1 }
    const { rows } = await query(browseTopic, { service: 'catalogue', partition, offset, pageSize: 15 })
    expect(rows[0]).toMatchObject({ partition, offset, event: { id: event.id } })

    await waitFor('the audit trail has it', async () => {
      const { data } = await team.act('/private/audit/list', { call: 'get-recorded-event', object: event.streamId })
      return z.array(auditRow).parse(data.list).length > 0
    })
  })

  it('browses a topic newest first, page by page, and back from a time', async () => {
    const event = await eventOf(await receive())
    const newest = await waitFor('Kafka has it', async () => {
      const page = await query(browseTopic, { service: 'catalogue', pageSize: 15 })
      return page.rows.some((row) => row.event?.id === event.id) && page
    })
    const times = newest.rows.map(({ writtenAt }) => writtenAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const older = await query(browseTopic, { service: 'catalogue', pageSize: 15, cursor: text(newest.next) })
    const place = ({ partition, offset }: { partition: number; offset: number }) => `${partition}:${offset}`
    const shown = new Set(newest.rows.map(place))
    expect(older.rows.filter((row) => shown.has(place(row)))).toEqual([])
    const { writtenAt } = newest.rows.find((row) => row.event?.id === event.id) ?? { writtenAt: '' }
    const before = new Date(Date.parse(writtenAt) - 1).toISOString()
    const past = await query(browseTopic, { service: 'catalogue', pageSize: 15, at: before })
    expect(past.rows.every((row) => row.writtenAt <= before)).toBe(true)
  })

  it('sends what a service stores to who watches', async () => {
    const stop = new AbortController()
    const response = await fetch(`${system.url}/api/v1/private/operations/tail/catalogue`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      signal: stop.signal,
    })
    expect(response.status).toBe(200)
    const correlationId = await receive()
    let read = ''
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    while (!read.includes(correlationId)) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: '' }
      if (done) throw new Error('the stream ended')
      read += value
    }
    stop.abort()
    const messages = read.split('\n').flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6))] : []))
    const own = messages
      .map((message) => tailMessage.parse(message))
      .find(({ event }) => event.correlationId === correlationId)
    expect(own).toMatchObject({ skipped: 0, event: { type: 'stock-received', service: 'catalogue' } })
  })

  it('is for those alone who may see operations', async () => {
    const sales = await team.member({ roleId: 'sales' })
    const calls = [
      [listTopics.path, {}],
      [browseTopic.path, { service: 'order' }],
      [searchEvents.path, {}],
      [getRecordedEvent.path, { service: 'order', streamId: 'order-1', sequence: 1 }],
    ] as const
    for (const [path, body] of calls)
      expect(await postJson(system.url, path, body, { token: sales.token })).toMatchObject({ status: 403, code: 403 })
    const tail = await fetch(`${system.url}/api/v1/private/operations/tail/order`, {
      headers: { authorization: `Bearer ${sales.token}` },
    })
    expect(await tail.json()).toMatchObject({ code: 403 })
  })
})
