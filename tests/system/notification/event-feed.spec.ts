import { type Envelope, envelope } from '@pinline/contracts/api/envelope'
import { listEvents } from '@pinline/contracts/notification/event-feed/list-events'
import { serviceName } from '@pinline/events/event'
import { publicEventOf, publicTypeOf } from '@pinline/events/public/public-events'
import type { PublicCloudEvent } from '@pinline/events/public/to-public-event'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { registered } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

interface Page {
  readonly list: readonly PublicCloudEvent[]
  readonly cursor: string
  readonly hasMore: boolean
}

const stored = z.object({
  streamId: z.string(),
  version: z.number(),
  events: z.array(z.object({ type: z.string() })),
})

/** The public events of all time, as integrators read them over HTTP. */
describe('the event feed', () => {
  let system: TestSystem
  let token: string
  const mongo = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
  beforeAll(async () => {
    system = await startSystem(inject('servers'), {
      services: ['account', 'catalogue', 'order', 'notification', 'gateway'],
      products: 60,
    })
    token = await new StaffTeam(system).administrator()
  })
  afterAll(async () => {
    await mongo.close()
    await system?.stop()
  })

  const get = (query: Record<string, string | readonly string[]>, headers: Record<string, string> = {}, path = '') => {
    const parameters = Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((one) => [name, String(one)]),
    )
    return fetch(`${system.url}/api/v1/events${path}?${new URLSearchParams(parameters)}`, {
      headers: { authorization: `Bearer ${token}`, ...headers },
    })
  }
  const answerOf = async (query: Record<string, string | readonly string[]>): Promise<Envelope> =>
    envelope.parse(await (await get(query)).json())
  const page = async (query: Record<string, string | readonly string[]>): Promise<Page> =>
    listEvents.output.parse((await answerOf(query)).data)
  /** Every page from a cursor on; what fails while a service is down is asked again, as a client does. */
  const replay = async (
    query: Record<string, string | readonly string[]>,
    cursor?: string,
    between?: () => unknown,
  ) => {
    const events: PublicCloudEvent[] = []
    let at = cursor
    for (;;) {
      const next = await waitFor('the next page', () => page({ ...query, ...(at === undefined ? {} : { cursor: at }) }))
      events.push(...next.list)
      at = next.cursor
      if (!next.hasMore) return { events, cursor: at }
      await between?.()
    }
  }
  /** Ids of the public events in the stores, once all of them are published. */
  const committed = async (): Promise<string[]> => {
    const ids = serviceName.options.map(async (service) => {
      const commits = mongo.db(`${system.databasePrefix}${service}`).collection('commits')
      await waitFor(
        `the outbox of ${service} is empty`,
        async () => (await commits.countDocuments({ unpublished: true })) === 0,
      )
      const found = z.array(stored).parse(await commits.find({ streamType: { $ne: 'request' } }).toArray())
      return found.flatMap(({ streamId, version, events }) =>
        events.flatMap(({ type }, index) =>
          publicEventOf(publicTypeOf(service, type)) === undefined ? [] : [`${streamId}@${version + index}`],
        ),
      )
    })
    return (await Promise.all(ids)).flat().toSorted()
  }
  const idsOf = (events: readonly PublicCloudEvent[]) => events.map(({ id }) => id)

  it('has every public event of the stores once, each stream in its order', async () => {
    // Demo orders go on by themselves: what was there before the replay is in it, and all of it was recorded.
    const before = await committed()
    const { events } = await replay({ limit: '700' })
    const ids = idsOf(events)
    expect(new Set(ids).size).toBe(ids.length)
    expect(before.filter((id) => !ids.includes(id))).toEqual([])
    const after = new Set(await committed())
    expect(ids.filter((id) => !after.has(id))).toEqual([])
    const last = new Map<string, number>()
    for (const { subject, sequence } of events) {
      expect(sequence).toBeGreaterThan(last.get(subject) ?? 0)
      last.set(subject, sequence)
    }
    expect(events.length).toBeGreaterThan(300)
    expect(JSON.stringify(events)).not.toMatch(/credentialRef|placementId/)
  })

  it('goes on after a cursor with nothing left out or repeated, while its service and a writer are killed', {
    timeout: 600_000,
  }, async () => {
    const before = await replay({ limit: '5000' })
    const after: PublicCloudEvent[] = []
    let { cursor } = before
    const registrations = () => after.filter(({ type }) => type === 'pinline.account.buyer-registered.v1').length
    /** Reads small pages until so many buyers are there; a page that fails is asked for again, as a client does. */
    const readUntil = (buyers: number) =>
      waitFor(
        `${buyers} buyers are in the feed`,
        async () => {
          const next = await page({ cursor, limit: '2', wait: '1' })
          after.push(...next.list)
          cursor = next.cursor
          return registrations() >= buyers
        },
        { timeoutMs: 200_000 },
      )
    // Codes are sent by the notification service: nobody registers while it is down.
    for (let count = 0; count < 3; count += 1) await registered(system)
    system.kill('account')
    system.kill('notification')
    await readUntil(3)
    await Promise.all([system.untilReady('account'), system.untilReady('notification')])
    for (let count = 0; count < 2; count += 1) await registered(system)
    const [first] = await Promise.all([readUntil(5), system.kill('notification')])
    expect(first).toBe(true)
    const known = await committed()
    const { events } = await replay({ limit: '5000' }, cursor)
    const ids = idsOf([...before.events, ...after, ...events])
    expect(new Set(ids).size).toBe(ids.length)
    expect(known.filter((id) => !ids.includes(id))).toEqual([])
  })

  it('is filtered by type, service, stream and time', async () => {
    // Of types that nothing writes by itself.
    const types = ['pinline.catalogue.product-imported.v1', 'pinline.account.buyer-registered.v1']
    const { events: all } = await replay({ limit: '5000' })
    const events = all.filter(({ type }) => types.includes(type))
    const ofTypes = await replay({ type: ['product-imported', types[1] ?? ''], limit: '20' })
    expect(idsOf(ofTypes.events).toSorted()).toEqual(idsOf(events).toSorted())
    const ofService = await replay({ service: 'order', limit: '5000' })
    expect(new Set(ofService.events.map(({ source }) => source))).toEqual(new Set(['/pinline/order']))
    const [one] = events
    const ofStream = await replay({ stream: one?.subject ?? '', limit: '5000' })
    expect(ofStream.events.map(({ sequence }) => sequence)).toEqual(
      all.filter(({ subject }) => subject === one?.subject).map(({ sequence }) => sequence),
    )
    const middle = events.map(({ time }) => time).toSorted()[Math.floor(events.length / 2)] ?? ''
    const since = await replay({ type: types, since: middle, limit: '5000' })
    expect(idsOf(since.events).toSorted()).toEqual(idsOf(events.filter(({ time }) => time >= middle)).toSorted())
  })

  it('waits at its end for the next event', async () => {
    const { cursor } = await replay({ limit: '5000' })
    // A registration may take longer than one request waits: then it is asked again, as a client does.
    const waiting = waitFor('the next event', async () => {
      const { list } = await page({ cursor, wait: '20', type: 'buyer-registered' })
      return list.length > 0 && list
    })
    await registered(system)
    expect((await waiting).map(({ type }) => type)).toEqual(['pinline.account.buyer-registered.v1'])
  })

  it('refuses a cursor that was made up or is another installation’s, and a type that is not public', async () => {
    const { cursor } = await page({ limit: '1' })
    const [version, , offsets] = cursor.split('.')
    for (const made of [
      '',
      'abc',
      `${version}.AAAAAA.${offsets}`,
      `${cursor.slice(0, 9)}${btoa('zzzzzz').replaceAll('=', '')}`,
    ]) {
      const { code, meta } = await answerOf({ cursor: made })
      expect([made, code, meta?.type]).toEqual([made, 422, 'cursor-invalid'])
    }
    for (const query of [{ type: 'staff-admitted' }, { limit: '5001' }, { wait: '21' }, { since: 'yesterday' }])
      expect((await answerOf(query)).meta?.type).toBe('invalid-input')
  })

  it('is for members of staff with the permission', async () => {
    const open = await fetch(`${system.url}/api/v1/events`)
    expect(open.status).toBe(401)
    const buyer = await registered(system)
    const asBuyer = await fetch(`${system.url}/api/v1/events`, { headers: { authorization: `Bearer ${buyer.token}` } })
    expect(asBuyer.status).toBe(401)
    const clerk = await new StaffTeam(system).member({ roleId: 'warehouse' })
    const asClerk = await fetch(`${system.url}/api/v1/events`, { headers: { authorization: `Bearer ${clerk.token}` } })
    expect(asClerk.status).toBe(403)
  })

  it('is compressed for those who take it so', async () => {
    const query = { type: ['product-imported', 'stock-received'], limit: '5000' }
    const plain = await get(query, { 'accept-encoding': 'identity' })
    const zipped = await get(query, { 'accept-encoding': 'gzip' })
    expect([plain.headers.get('content-encoding'), zipped.headers.get('content-encoding')]).toEqual([null, 'gzip'])
    const ids = async (response: Response) =>
      idsOf(listEvents.output.parse(envelope.parse(await response.json()).data).list).toSorted()
    expect(await ids(zipped)).toEqual(await ids(plain))
  })

  describe('as server-sent events', () => {
    interface Sent {
      readonly id: string
      readonly event: string
      readonly data: PublicCloudEvent
    }
    /** Reads a stream until it has had so many events. */
    const read = async (count: number, query: Record<string, string>, headers: Record<string, string> = {}) => {
      const aborted = new AbortController()
      const parameters = new URLSearchParams(query)
      const response = await fetch(`${system.url}/api/v1/events/stream?${parameters}`, {
        headers: { authorization: `Bearer ${token}`, ...headers },
        signal: aborted.signal,
      })
      if (response.body === null || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        aborted.abort()
        return response.status
      }
      const sent: Sent[] = []
      let text = ''
      const decoder = new TextDecoder()
      for await (const piece of response.body) {
        text += decoder.decode(piece, { stream: true })
        const messages = text.split('\n\n')
        text = messages.pop() ?? ''
        for (const message of messages) {
          const [, id = '', event = '', data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/.exec(message) ?? []
          if (id !== '' && sent.length < count) sent.push({ id, event, data: JSON.parse(data) as PublicCloudEvent })
        }
        if (sent.length === count) break
      }
      aborted.abort()
      return sent
    }
    const readAll = async (...how: Parameters<typeof read>): Promise<Sent[]> => {
      const sent = await read(...how)
      if (typeof sent === 'number') throw new Error(`no stream: ${sent}`)
      return sent
    }

    it('goes on after the Last-Event-ID, event by event', async () => {
      // Nothing writes this type by itself.
      const type = 'product-imported'
      const expected = idsOf((await replay({ type, limit: '5000' })).events).toSorted()
      const whole = await readAll(expected.length, { type })
      expect(whole.map(({ data }) => data.id).toSorted()).toEqual(expected)
      for (const place of [0, 1, Math.floor(expected.length / 2)]) {
        const rest = await readAll(expected.length - place - 1, { type }, { 'last-event-id': whole[place]?.id ?? '' })
        const had = whole.slice(0, place + 1).map(({ data }) => data.id)
        expect([...had, ...rest.map(({ data }) => data.id)].toSorted()).toEqual(expected)
      }
    })

    it('sends what happens', async () => {
      const { cursor } = await replay({ limit: '5000' })
      const stream = readAll(1, { cursor, type: 'buyer-registered' })
      await registered(system)
      const [sent] = await stream
      expect(sent).toMatchObject({ event: 'pinline.account.buyer-registered.v1', data: { type: sent?.event } })
    })

    it('is refused with a bad cursor, and beyond a person’s share of readers', async () => {
      expect(await read(1, {}, { 'last-event-id': 'made-up' })).toBe(200)
      const open = ({ signal }: AbortController) =>
        fetch(`${system.url}/api/v1/events/stream?type=form-erased`, {
          headers: { authorization: `Bearer ${token}` },
          signal,
        })
      const all = await waitFor('four places, once earlier readers have left', async () => {
        const readers = new AbortController()
        const streams = await Promise.all(Array.from({ length: 4 }, () => open(readers)))
        if (streams.every(({ headers }) => headers.get('content-type')?.startsWith('text/event-stream'))) return readers
        readers.abort()
        return undefined
      })
      expect((await answerOf({ limit: '1' })).code).toBe(429)
      expect((await open(all)).status).toBe(429)
      all.abort()
      await waitFor('a place is free again', async () => (await answerOf({ limit: '1' })).code === 200)
    })
  })
})
