import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { Clock } from '@pinline/chassis/clock'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { rebuildView } from '@pinline/contracts/gateway/operations/rebuild-view'
import { switchView } from '@pinline/contracts/gateway/operations/switch-view'
import { listResponseTimes, type ResponseTimes } from '@pinline/contracts/notification/to-do/list-response-times'
import type { AnyEvent } from '@pinline/events/event'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { liveViewOf } from '../../faults/watch-lag.ts'
import { type Caller, signInStaff } from '../../harness/shop.ts'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson } from '../account/client.ts'
import { StaffTeam } from '../account/staff-member.ts'

const view = { service: 'notification', view: 'response-times' } as const
const minute = 60_000
const day = 1440 * minute
const golden = (type: string) =>
  z
    .object({ type: z.string(), data: z.record(z.string(), z.unknown()) })
    .parse(JSON.parse(readFileSync(new URL(`../../../events/src/golden/${type}.v1.json`, import.meta.url), 'utf8')))
/** A sample of the event with other data; what is undefined is left out. */
const sample = (type: string, data: object): AnyEvent => {
  const event = golden(type)
  return { ...event, data: JSON.parse(JSON.stringify({ ...event.data, ...data })) }
}
const iso = (at: number) => new Date(at).toISOString()
/** Noon of the last Friday: what weeks a range touches, and what is in them, depends on the day of the week. */
const lastFriday = (): number => {
  const today = Math.floor(Date.now() / day) * day
  const daysSince = ((new Date(today).getUTCDay() + 1) % 7) + 1
  return today - daysSince * day + 12 * 60 * minute
}

/** What asks for a response and what responds, with the name of the time in each. */
interface Kind {
  readonly kind: string
  readonly opens: readonly (readonly [type: string, at: string, due: string])[]
  readonly responds: readonly (readonly [type: string, at: string])[]
}
const records: readonly Kind[] = [
  { kind: 'form', opens: [['form-submitted', 'submittedAt', 'answerBy']], responds: [['form-answered', 'answeredAt']] },
  {
    kind: 'quotation',
    opens: [
      ['quotation-requested', 'requestedAt', 'answerBy'],
      ['quotation-requested-again', 'requestedAt', 'answerBy'],
    ],
    responds: [['quotation-answered', 'answeredAt']],
  },
  {
    kind: 'after-sale',
    opens: [['after-sale-submitted', 'submittedAt', 'answerBy']],
    responds: [
      ['after-sale-approved', 'approvedAt'],
      ['after-sale-rejected', 'rejectedAt'],
    ],
  },
]
const withdrawals = new Set(['form-closed', 'form-erased', 'quotation-declined', 'after-sale-cancelled'])

describe('response times', () => {
  let system: TestSystem
  let staff: Caller
  const mongo = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
  const clocks: Clock[] = []
  const dbOf = (service: 'order' | 'notification') => mongo.db(`${system.databasePrefix}${service}`)
  const stores = new Map<string, EventStore>()
  beforeAll(async () => {
    const services = ['account', 'catalogue', 'order', 'notification', 'gateway'] as const
    system = await startSystem(inject('servers'), { services, products: 20, content: false })
    staff = await signInStaff(system.url, system.demoAccounts().staff)
    for (const service of ['order', 'notification'] as const) {
      const clock = new Clock(dbOf(service))
      await clock.start()
      clocks.push(clock)
      stores.set(service, new EventStore(service, dbOf(service), clock))
    }
  })
  afterAll(async () => {
    for (const clock of clocks) clock.stop()
    await mongo.close()
    await system?.stop()
  })

  /** Events of a stream, as its service would have recorded them in the past. */
  const write = async (service: 'order' | 'notification', streamType: string, streamId: string, events: AnyEvent[]) => {
    const written = await stores.get(service)?.append({
      ...{ streamType, streamId, version: 1, events },
      context: { actor: { kind: 'service', id: service }, correlationId: 'past', causationId: 'past' },
    })
    expect(written?.outcome).toBe('appended')
  }

  /** Forms, quotations, after-sales requests and to-dos of ten weeks; each third one waits, or was withdrawn. */
  const fillWeeks = async (now: number) => {
    for (let index = 0; index < 60; index += 1) {
      const digits = String(index).padStart(5, '0')
      const requestedAt = now - index * day - (index % 7) * 97 * minute
      const after = (steps: number) => iso(Math.min(now, requestedAt + (index % 11) * steps * minute + minute))
      const [submittedAt, answerBy] = [iso(requestedAt), iso(requestedAt + 2 * day)]
      const isAnswered = index % 3 !== 0
      const formNo = `F26112812${digits}`
      await write('notification', 'form', formNo, [
        sample('form-submitted', { formNo, submittedAt, answerBy, fileIds: [], suspicion: undefined }),
        ...(isAnswered ? [sample('form-answered', { answeredAt: after(410) })] : []),
        ...(index % 6 === 0 ? [sample('form-closed', { closedAt: after(300) })] : []),
      ])
      const quotationNo = `Q26112812${digits}`
      await write('order', 'quotation', quotationNo, [
        sample('quotation-requested', { quotationNo, requestedAt: submittedAt, answerBy }),
        ...(isAnswered ? [sample('quotation-answered', { answeredAt: after(200) })] : []),
        ...(index % 4 === 1
          ? [sample('quotation-requested-again', { requestedAt: after(300), answerBy: after(400) })]
          : []),
        ...(index % 8 === 1 ? [sample('quotation-answered', { answeredAt: after(600) })] : []),
        ...(index % 6 === 0 ? [sample('quotation-declined', { declinedAt: after(200) })] : []),
      ])
      const afterSaleNo = `26112812${digits}-1`
      await write('order', 'after-sale', afterSaleNo, [
        sample('after-sale-submitted', { afterSaleNo, submittedAt, answerBy, fileIds: [] }),
        ...(index % 3 === 1 ? [sample('after-sale-approved', { approvedAt: after(700) })] : []),
        ...(index % 3 === 2 ? [sample('after-sale-rejected', { rejectedAt: after(50) })] : []),
      ])
      const toDoId = `prepare-order-26112812${digits}`
      const closedBy = index % 5 === 0 ? 'order-cancelled' : 'order-shipped'
      await write('notification', 'to-do', toDoId, [
        sample('to-do-opened', { toDoId, kind: 'prepare-order', openedAt: submittedAt, dueAt: answerBy }),
        ...(isAnswered ? [sample('to-do-closed', { toDoId, closedBy, closedAt: after(500) })] : []),
      ])
    }
  }

  interface Folded {
    readonly week: string
    readonly seconds: number
    readonly late: boolean
  }
  const mondayOf = (at: number) => {
    const date = new Date(at)
    return iso(at - ((date.getUTCDay() + 6) % 7) * day).slice(0, 10)
  }

  /** Responses by kind as the commits of both services have them: a computation of its own, by no code of the product. */
  const foldCommits = async () => {
    const responses = new Map<string, Folded[]>()
    const waiting = new Map<string, string[]>()
    for (const service of ['order', 'notification'] as const) {
      const commits = await dbOf(service)
        .collection('commits')
        .find({ streamType: { $in: ['form', 'quotation', 'after-sale', 'to-do'] } })
        .sort({ streamId: 1, version: 1 })
        .toArray()
      const streams = Map.groupBy(
        commits.flatMap(({ streamId, streamType, events }) =>
          events.map((event: AnyEvent) => ({ streamId: String(streamId), streamType: String(streamType), event })),
        ),
        ({ streamId }) => streamId,
      )
      for (const events of streams.values()) {
        let open: { kind: string; at: number; due: number } | undefined
        for (const { streamType, event } of events) {
          const data = event.data as {
            readonly kind?: string
            readonly closedBy?: string
            readonly [time: string]: string | undefined
          }
          const time = (name: string) => Date.parse(data[name] ?? '')
          const known = records.find(({ kind }) => kind === streamType)
          const opens = known?.opens.find(([type]) => type === event.type)
          const responds = known?.responds.find(([type]) => type === event.type)
          const isAnswerToDo = /^(form|quotation|after-sale)-to-do/.test(event.type)
          let respondedAt = responds === undefined ? Number.NaN : time(responds[1])
          if (known !== undefined && opens !== undefined && !('suspicion' in data))
            open = { kind: known.kind, at: time(opens[1]), due: time(opens[2]) }
          if (event.type.endsWith('to-do-opened') && !isAnswerToDo) {
            const kind = data.kind ?? event.type.replace('-to-do-opened', '')
            open = { kind, at: time('openedAt'), due: time('dueAt') }
          }
          if (event.type.endsWith('to-do-closed') && !isAnswerToDo) {
            if (data.closedBy === 'order-cancelled') open = undefined
            respondedAt = time('closedAt')
          }
          if (withdrawals.has(event.type)) open = undefined
          if (open === undefined || Number.isNaN(respondedAt)) continue
          const response = {
            week: mondayOf(respondedAt),
            seconds: Math.max(1, Math.ceil((respondedAt - open.at) / 1000)),
            late: respondedAt > open.due,
          }
          responses.set(open.kind, [...(responses.get(open.kind) ?? []), response])
          open = undefined
        }
        if (open !== undefined) waiting.set(open.kind, [...(waiting.get(open.kind) ?? []), iso(open.at)])
      }
    }
    return { responses, waiting }
  }

  /** The time that so many of ten responses did not exceed, found by counting. */
  const within = (seconds: readonly number[], tenths: number) =>
    seconds
      .toSorted((one, other) => one - other)
      .find((value) => seconds.filter((other) => other <= value).length * 10 >= tenths * seconds.length) ?? null
  const figures = (of: readonly Folded[]) => ({
    responses: of.length,
    median: within(
      of.map(({ seconds }) => seconds),
      5,
    ),
    percentile90: within(
      of.map(({ seconds }) => seconds),
      9,
    ),
    late: of.filter(({ late }) => late).length,
  })

  const range = (now: number) => ({ from: iso(now - 55 * day).slice(0, 10), to: iso(now).slice(0, 10) })
  const read = async (now: number): Promise<ResponseTimes['list']> =>
    (await staff.call(listResponseTimes, range(now))).data().list
  const expected = async (now: number, seen: ResponseTimes['list']): Promise<ResponseTimes['list']> => {
    const { responses, waiting } = await foldCommits()
    return seen.map(({ kind, weeks }) => {
      const [first = '', last = ''] = [mondayOf(Date.parse(range(now).from)), mondayOf(Date.parse(range(now).to))]
      const inRange = (responses.get(kind) ?? []).filter(({ week }) => week >= first && week <= last)
      return {
        ...{ kind, ...figures(inRange) },
        ...{ waiting: waiting.get(kind)?.length ?? 0, waitingSince: waiting.get(kind)?.toSorted()[0] ?? null },
        weeks: weeks.map(({ week }) => ({ week, ...figures(inRange.filter((one) => one.week === week)) })),
      }
    })
  }
  const untilFolded = async (now: number) =>
    await waitFor('the figures of the commits', async () => {
      const seen = await read(now)
      return isDeepStrictEqual(seen, await expected(now, seen)) && seen
    })

  it('are the fold of the commits, also once the view is rebuilt', async () => {
    const now = lastFriday()
    await fillWeeks(now)
    const seen = await untilFolded(now)
    const of = (kind: string) => seen.find((one) => one.kind === kind)
    for (const kind of ['form', 'quotation', 'after-sale', 'prepare-order']) {
      expect(of(kind)?.responses, kind).toBeGreaterThan(20)
      expect(of(kind)?.percentile90, kind).toBeGreaterThan(of(kind)?.median ?? 0)
      expect(of(kind)?.late, kind).toBeGreaterThan(0)
      expect(of(kind)?.weeks, kind).toHaveLength(9)
      expect(
        of(kind)?.weeks.every(({ responses }) => responses > 0),
        kind,
      ).toBe(true)
    }
    expect(of('form')?.waiting).toBe(10)

    const former = await liveViewOf(dbOf('notification'), view.view)
    const { generation } = (await staff.call(rebuildView, view)).data()
    await waitFor('the switch', async () => {
      await staff.call(switchView, { ...view, generation })
      return (await liveViewOf(dbOf('notification'), view.view)) !== former
    })
    await untilFolded(now)
  })

  it('are read by whoever reads to-dos, of 1 to 400 days', async () => {
    const team = new StaffTeam(system)
    await team.administrator()
    const role = (name: string, menuIds: readonly string[]) =>
      team.act('/private/roles/create', { names: { en: name }, menuIds })
    const member = async (name: string, menuIds: readonly string[]) =>
      team.member({ roleId: String((await role(name, menuIds)).data.id) })
    const reader = await member('Readers', ['home', 'sales', 'to-dos'])
    const other = await member('Others', ['home'])
    const count = (token: string, from: string, to: string) =>
      postJson(system.urls.notification, listResponseTimes.path, { from, to }, { token })
    expect((await count(reader.token, '2025-01-01', '2026-02-04')).code).toBe(200)
    expect((await count(reader.token, '2025-01-01', '2026-02-05')).code).toBe(422)
    expect((await count(reader.token, '2026-01-02', '2026-01-01')).code).toBe(422)
    expect((await count(other.token, '2026-01-01', '2026-01-02')).code).toBe(403)
  })
})
