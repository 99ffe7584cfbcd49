import { Clock } from '@pinline/chassis/clock'
import type { Decider } from '@pinline/chassis/domain/decider'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { listHomeNotifications } from '@pinline/contracts/notification/notification/list-home-notifications'
import { notificationEvents } from '@pinline/contracts/notification/notification/notification-events'
import { countToDos } from '@pinline/contracts/notification/to-do/count-to-dos'
import { type ToDoRow, toDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { type NotificationEvent, notificationEvent } from '@pinline/events/notification/notification-event'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startSystem, type TestSystem } from '../../harness/start-system.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { postJson, type Reply, text } from '../account/client.ts'
import { type StaffMember, StaffTeam } from '../account/staff-member.ts'

const hour = 3_600_000
const at = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()
const context = { actor: { kind: 'service', id: 'notification' }, correlationId: 'c', causationId: 'c' } as const

/** Writes events as the service would have written them at another time. */
const past: Decider<object, { readonly type: 'write'; readonly event: NotificationEvent }, NotificationEvent> = {
  streamType: 'to-do',
  initial: {},
  evolve: (state) => state,
  eventSchema: notificationEvent,
  decide: (_state, { event }) => [event],
}

/** What staff and time do to open work. */
describe('to-dos', () => {
  let system: TestSystem
  const mongo = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
  let clock: Clock
  let store: EventStore
  let chief: string
  let ada: StaffMember
  let ben: StaffMember
  let reader: StaffMember
  beforeAll(async () => {
    // Nobody listens there: jobs are woken by nothing but the sweep.
    const settings = { REDIS_URL: 'redis://127.0.0.1:1' }
    system = await startSystem(inject('servers'), { services: ['account', 'notification'], settings })
    const db = mongo.db(`${system.databasePrefix}notification`)
    clock = new Clock(db)
    await clock.start()
    store = new EventStore('notification', db, clock)
    const team = new StaffTeam(system)
    chief = await team.administrator()
    const role = async (name: string, more: readonly string[]) => {
      const menuIds = ['home', 'sales', 'to-dos', ...more]
      return text((await team.act('/private/roles/create', { names: { en: name }, menuIds })).data.id)
    }
    const clerks = await role('Clerks', ['to-dos.update', 'orders', 'orders.stock'])
    ada = await team.member({ roleId: clerks })
    ben = await team.member({ roleId: clerks })
    reader = await team.member({ roleId: await role('Readers', []) })
  })
  afterAll(async () => {
    clock.stop()
    await mongo.close()
    await system?.stop()
  })

  const write = async (streamId: string, event: NotificationEvent) => {
    await handleCommand({ store }, past, { streamId, command: { type: 'write', event }, context })
  }
  let counter = 0
  const open = async (dueAt: string): Promise<string> => {
    counter += 1
    const recordId = `2611214073${String(counter).padStart(3, '0')}`
    const streamId = `prepare-order-${recordId}`
    const data = { toDoId: streamId, kind: 'prepare-order', recordId, openedAt: at(-100), dueAt } as const
    await write(streamId, { type: 'to-do-opened', data })
    await waitFor('the to-do is listed', async () => (await row(streamId)) !== undefined)
    return streamId
  }
  const read = async (query: string): Promise<ToDoRow[]> => {
    const headers = { authorization: `Bearer ${chief}` }
    const response = await fetch(`${system.urls.notification}/api/v1/admin/to-dos${query}`, { headers })
    if (response.status === 404) return []
    return [await response.json()].flat().map((one) => toDoRow.parse(one))
  }
  const row = async (id: string) => (await read(`/${id}`))[0]
  const filtered = async (filter: object) =>
    (await read(`?filter=${encodeURIComponent(JSON.stringify(filter))}`)).map(({ id }) => id)
  const act = (who: { readonly token: string }, path: string, body: object, position = ''): Promise<Reply> =>
    postJson(system.urls.notification, path, body, { token: who.token, headers: { 'x-position': position } })
  const take = (who: StaffMember, id: string, seen: string | null = null) =>
    act(who, '/private/to-dos/assign', { id, assignee: who.id, seen })
  const bell = async (token: string, position: string) => {
    const { data } = await act({ token }, '/notification/home/list', {}, position)
    return listHomeNotifications.output.parse(data).agency
  }

  it('are taken by one of two, handed over, and shown to whom they are assigned', async () => {
    const id = await open(at(50))
    const [first, second] = await Promise.all([take(ada, id), take(ben, id)])
    const [winner, loser] = first?.code === 200 ? [ada, ben] : [ben, ada]
    expect([first?.code, second?.code].toSorted()).toEqual([200, 409])
    const handed = await act(winner, '/private/to-dos/assign', { id, assignee: loser.id, seen: winner.id })
    expect(handed.data).toMatchObject({ id, assignee: loser.id })
    expect((await bell(winner.token, handed.position)).map((one) => one.id)).not.toContain(id)
    expect(await bell(loser.token, handed.position)).toMatchObject([{ id, assignee: loser.id }])
    expect(await filtered({ assignee: loser.id, state: 'open' })).toEqual([id])
    expect((await take(reader, id, loser.id)).code).toBe(403)
    expect((await take(ada, 'prepare-order-none')).type).toBe('to-do-not-found')
    expect((await act(ada, '/private/to-dos/assign', { id, assignee: 'nobody', seen: null })).code).toBe(422)
  })

  it('are shown to the role that may do their work while they are nobody’s, and to all others once they are overdue', async () => {
    const id = await open(at(50))
    const ids = async ({ token }: { readonly token: string }) => (await bell(token, '')).map((one) => one.id)
    await waitFor('the bell of whoever prepares orders', async () => (await ids(ben)).includes(id))
    await waitFor('the bell of administrators', async () => (await ids({ token: chief })).includes(id))
    expect(await ids(reader)).not.toContain(id)
    const late = await open(at(-1))
    await waitFor('it is overdue at others', async () => (await ids(reader)).includes(late))
    expect(await ids(reader)).not.toContain(id)
    for (const done of [id, late])
      await write(done, { type: 'to-do-closed', data: { toDoId: done, closedBy: 'order-shipped', closedAt: at(0) } })
    await waitFor(
      'they are closed',
      async () => (await row(late))?.state === 'closed' && (await row(id))?.state === 'closed',
    )
  })

  it('have comments, which only their page shows', async () => {
    const id = await open(at(50))
    const { data, position } = await act(ada, '/private/to-dos/comment', { id, comment: 'Waits for the label.' })
    expect(data).toMatchObject({ id })
    await waitFor('the comment', async () => (await row(id))?.comments === 1)
    expect((await row(id))?.entries).toMatchObject([{ kind: 'commented', by: ada.id, text: 'Waits for the label.' }])
    expect(position).not.toBe('')
    const unknown = await act(ada, '/private/to-dos/comment', { id: 'prepare-order-none', comment: 'Lost.' })
    expect(unknown.type).toBe('to-do-not-found')
    expect((await act(ada, '/private/to-dos/comment', { id, comment: '' })).code).toBe(422)
    const stored = mongo.db(`${system.databasePrefix}notification`).collection('vault')
    expect(await stored.countDocuments({ subject: /^comment-prepare-order-none/ })).toBe(0)
  })

  it('are out of sight while they are snoozed, and wake by themselves, without Redis and after a kill', async () => {
    const id = await open(at(50))
    const later = at(1)
    const snoozed = await act(ada, '/private/to-dos/snooze', { id, until: later })
    expect(snoozed.data).toMatchObject({ snoozedUntil: later })
    expect((await bell(ben.token, snoozed.position)).map((one) => one.id)).not.toContain(id)
    expect(await filtered({ snoozed: true })).toEqual([id])
    expect((await act(ada, '/private/to-dos/snooze', { id, until: at(-1) })).type).toBe('to-do-snooze-not-allowed')
    expect((await act(ada, '/private/to-dos/snooze', { id, until: at(24 * 91) })).type).toBe('to-do-snooze-not-allowed')
    await waitFor('a short snooze that is still to come', async () => {
      const until = new Date(Date.now() + 4000).toISOString()
      return (await act(ada, '/private/to-dos/snooze', { id, until })).code === 200
    })
    system.kill('notification')
    await system.untilReady('notification')
    const woken = await waitFor('it wakes', async () => {
      const shown = await row(id)
      return shown?.entries.some(({ kind }) => kind === 'woken') && shown
    })
    expect(woken.snoozedUntil).toBe(null)
    expect(woken.entries.map(({ kind, by }) => ({ kind, by }))).toEqual([
      { kind: 'snoozed', by: ada.id },
      { kind: 'snoozed', by: ada.id },
      { kind: 'woken', by: null },
    ])
    const again = await act(ada, '/private/to-dos/snooze', { id, until: at(1) })
    expect(again.code).toBe(200)
    expect((await act(ben, '/private/to-dos/wake', { id })).data).toMatchObject({ snoozedUntil: null })
  })

  it('escalate when they are overdue: to all, then to administrators, whose bell is received', async () => {
    const id = await open(at(50))
    // Open before the to-do is late: it escalates at the next sweep.
    const events = await fetch(`${system.urls.notification}/api/v1${notificationEvents.path}`, {
      headers: { authorization: `Bearer ${chief}` },
    })
    const stream = events.body?.pipeThrough(new TextDecoderStream()).getReader()
    let received = ''
    const reading = (async () => {
      for (;;) {
        const { done, value } = (await stream?.read()) ?? { done: true, value: '' }
        if (done) return
        received += value
      }
    })().catch(() => undefined)
    await waitFor('the stream', () => received !== '')
    const late = await open(at(-30))
    await take(ada, late)
    await waitFor('it escalates', async () => (await row(late))?.level === 'team')
    expect(await row(id)).toMatchObject({ level: null })
    await waitFor('a message', () => received.includes('agency'))
    await stream?.cancel()
    await reading
    expect((await bell(ben.token, '')).map((one) => one.id)).toContain(late)
    const { data } = await act({ token: chief }, '/private/to-dos/count', {})
    expect(countToDos.output.parse(data).overdue).toBe(1)
    expect(await filtered({ overdue: true })).toEqual([late])
    expect(await filtered({ q: late.slice(-13) })).toEqual([late])

    // A day later.
    const raised = { toDoId: late, level: 'administrators', escalatedAt: at(0), escalatesAt: null } as const
    await write(late, { type: 'to-do-escalated', data: raised })
    await waitFor('administrators have it', async () => (await row(late))?.level === 'administrators')
    expect((await bell(chief, ''))[0]).toMatchObject({ id: late, pinned: true, overdue: true })
    expect((await bell(ben.token, '')).find((one) => one.id === late)).toMatchObject({ pinned: false })
  })

  it('that are done take nothing more', async () => {
    const id = await open(at(50))
    await write(id, { type: 'to-do-closed', data: { toDoId: id, closedBy: 'order-shipped', closedAt: at(0) } })
    // The service knows it from its own cache until the commit is read.
    await waitFor('it is closed', async () => (await row(id))?.state === 'closed')
    expect((await take(ada, id)).type).toBe('to-do-closed')
    expect((await act(ada, '/private/to-dos/comment', { id, comment: 'Late.' })).type).toBe('to-do-closed')
  })
})
