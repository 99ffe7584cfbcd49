import { EventStore } from '@pinline/chassis/event-store/event-store'
import type { EventLog } from '@pinline/chassis/kafka/kafka-port'
import { Parked } from '@pinline/chassis/parked'
import { ViewsReconciler } from '@pinline/chassis/reconcile/reconcile-views'
import { ownStreams } from '@pinline/chassis/reconcile/stream-reader'
import { serviceOperations } from '@pinline/contracts/api/operations'
import { type Finding, reconcile } from '@pinline/contracts/api/reconcile'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { waitFor } from '../../harness/wait-for.ts'
import { type CheckoutInstallation, type CheckoutInstance, installCheckout } from './checkout-instance.ts'
import { checkoutView } from './checkout-service.ts'

interface Row {
  readonly _id: string
  readonly _v: number
  readonly _versions: Readonly<Record<string, number>>
  readonly sum?: number
  readonly events?: number
  readonly _deleted?: true
}

describe('views against commits', () => {
  let installation: CheckoutInstallation
  let left: CheckoutInstance
  let right: CheckoutInstance

  beforeAll(async () => {
    installation = await installCheckout(inject('servers'))
    left = await installation.start()
    right = await installation.start()
  })
  afterAll(() => installation.end())

  const rows = () => installation.db.collection<Row>('view-tills-1.1')
  const operations = async (instance = left) =>
    serviceOperations.parse((await instance.post('/internal/operations', {})).body.data)

  /** Checks all, as the command does. */
  const reconcileAll = async (instance = left) => {
    const total = { checked: 0, repaired: 0, open: 0, kinds: [] as string[] }
    let from: unknown
    do {
      const { body } = await instance.post('/internal/reconcile', { reconciler: 'views', ...(from ? { from } : {}) })
      const batch = reconcile.output.parse(body.data)
      total.checked += batch.checked
      total.repaired += batch.repaired
      total.open += batch.open
      total.kinds.push(...batch.examples.map(({ kind, streamId }) => `${kind} ${streamId}`))
      from = batch.next ?? undefined
    } while (from !== undefined)
    return total
  }
  const pay = async (checkout: string, instance = left) => {
    const paid = await instance.post('/internal/till/pay-in', { checkout, amount: 1 })
    expect(paid.body.code).toBe(200)
    return paid
  }
  /** Whether a row is right is judged once no commit of its stream is marked as unpublished. */
  const published = async () =>
    await waitFor('the marks to be taken off', async () => {
      const marked = await installation.db.collection('commits').countDocuments({ unpublished: true })
      return marked === 0
    })
  const paid = async (checkout: string, times: number) => {
    let position: string | undefined
    for (let time = 0; time < times; time += 1) position = (await pay(checkout)).position
    await left.readSince(checkout, position)
    await published()
  }
  const commit = (streamId: string, version: number, amount: number, unpublished: true | 'refused' = true) =>
    installation.db.collection('commits').insertOne({
      _id: new mongoose.mongo.ObjectId(),
      streamType: 'till',
      streamId,
      version,
      events: [{ type: 'paid-in', data: { amount } }],
      actor: { kind: 'service', id: 'notification' },
      correlationId: 'by-hand',
      causationId: 'by-hand',
      committedAt: new Date(),
      unpublished,
    })

  it('that are right are left alone', async () => {
    await Promise.all(['till-a', 'till-b', 'till-c', 'till-d', 'till-e'].map((id) => paid(id, 3)))
    const before = await rows().find().toArray()
    const { checked, kinds } = await reconcileAll()
    expect(kinds).toEqual([])
    // Each stream, and each row.
    expect(checked).toBe(10)
    expect(await rows().find().toArray()).toEqual(before)
  })

  it('are found wrong, and mended once, whoever looks at the same time', async () => {
    const whole = await rows().find().sort({ _id: 1 }).toArray()
    await rows().updateOne({ _id: 'till-a' }, { $set: { sum: 77 } })
    await rows().deleteOne({ _id: 'till-b' })
    await rows().updateOne({ _id: 'till-c' }, { $set: { sum: 1, events: 1, _versions: { 'till-c': 1 } } })
    await rows().insertOne({ _id: 'till-nobody', _v: 1, _versions: { 'till-nobody': 2 }, sum: 5, events: 2 })
    const both = await Promise.all([reconcileAll(left), reconcileAll(right)])
    expect(both.flatMap(({ kinds }) => kinds).toSorted()).toEqual([
      'row-ahead till-nobody',
      'row-behind till-c',
      'row-different till-a',
      'row-missing till-b',
    ])
    const mended = await rows()
      .find({ _id: { $ne: 'till-nobody' } })
      .sort({ _id: 1 })
      .toArray()
    expect(mended.map(({ _v, ...row }) => row)).toEqual(whole.map(({ _v, ...row }) => row))
    expect(await rows().findOne({ _id: 'till-nobody' })).toMatchObject({ _deleted: true, _versions: {} })
    expect((await reconcileAll()).kinds).toEqual([])

    await paid('till-a', 1)
    await paid('till-b', 1)
    expect(await rows().findOne({ _id: 'till-b' })).toMatchObject({ sum: 4, events: 4 })
    const { reconcilers, findings } = await operations()
    expect(reconcilers).toMatchObject([{ name: 'views', found: 4, repaired: 4, open: 0 }])
    expect(findings.map(({ kind, times, state }: Finding) => ({ kind, times, state }))).toContainEqual({
      kind: 'row-different',
      times: 1,
      state: 'repaired',
    })
  })

  it('are checked one by one on request, with the fields that differed', async () => {
    const check = async (rowId: string, view = 'tills') =>
      (await left.post('/internal/reconcile/row', { view, rowId })).body
    const whole = await rows().findOne({ _id: 'till-e' })
    expect((await check('till-e')).data).toEqual({ outcome: 'same', fields: [], detail: null })
    await rows().updateOne({ _id: 'till-e' }, { $set: { sum: 99, events: 9 } })
    const found = { outcome: 'repaired', fields: ['sum', 'events'] }
    expect((await check('till-e')).data).toMatchObject(found)
    expect(await rows().findOne({ _id: 'till-e' })).toMatchObject({ sum: whole?.sum, events: whole?.events })
    const finding = {
      kind: 'row-different',
      streamId: 'till-e',
      view: 'tills',
      fields: found.fields,
      state: 'repaired',
    }
    expect((await operations()).findings).toContainEqual(expect.objectContaining(finding))
    expect((await check('till-e')).data).toMatchObject({ outcome: 'same' })
    expect(await check('till-nowhere')).toMatchObject({ code: 404 })
    expect(await check('till-e', 'no-such-view')).toMatchObject({ code: 404 })
  })

  it('heal from an event that was lost on its way', async () => {
    await rows().deleteOne({ _id: 'till-d' })
    await pay('till-d')
    await published()
    await waitFor('the event to wait for those before it', async () =>
      (await operations()).consumers.some(({ parked }) => parked.some(({ key }) => key === 'till-d')),
    )
    // The consumer stores the parked event before it passes it on the topic; a row is not judged until then.
    const found = await waitFor('the row to be found', async () => {
      const { kinds } = await reconcileAll()
      return kinds.length > 0 && kinds
    })
    expect(found).toEqual(['row-missing till-d'])
    await waitFor('the key to be free', async () =>
      (await operations()).consumers.every(({ parked }) => parked.length === 0),
    )
    expect(await rows().findOne({ _id: 'till-d' })).toMatchObject({ sum: 4, events: 4 })
    expect((await reconcileAll()).kinds).toEqual([])
  })

  it('may be behind what Kafka does not have yet', async () => {
    await commit('till-e', 4, 10, 'refused')
    expect((await reconcileAll()).kinds).toEqual([])
    expect(await rows().findOne({ _id: 'till-e' })).toMatchObject({ sum: 3 })
  })

  it('are for a person to look at where commits are missing, until they are there', async () => {
    const commits = installation.db.collection('commits')
    const second = await commits.findOneAndDelete({ streamId: 'till-c', version: 2 })
    expect(await reconcileAll()).toMatchObject({ open: 1, repaired: 0, kinds: ['commit-missing till-c'] })
    await reconcileAll()
    const { reconcilers, findings } = await operations()
    expect(reconcilers).toMatchObject([{ open: 1 }])
    expect(findings[0]).toMatchObject({
      kind: 'commit-missing',
      streamId: 'till-c',
      state: 'open',
      view: 'tills',
      times: 2,
    })
    const row = { view: 'tills', rowId: 'till-c' }
    expect((await left.post('/internal/reconcile/row', row)).body.data).toMatchObject({ outcome: 'open' })
    await commits.insertOne(second ?? {})
    expect((await left.post('/internal/reconcile/row', row)).body.data).toMatchObject({ outcome: 'same' })
    expect((await operations()).reconcilers).toMatchObject([{ open: 0 }])
    expect((await reconcileAll()).kinds).toEqual([])
    expect((await operations()).findings).toContainEqual(
      expect.objectContaining({ kind: 'commit-missing', state: 'resolved' }),
    )
  })

  it('are right at every moment while they are written', async () => {
    let going = true
    const traffic = Promise.all(
      [left, right, left, right].map(async (instance, turn) => {
        for (let at = turn; going; at += 1) await pay(`till-busy-${at % 30}`, instance)
      }),
    )
    const found: string[] = []
    for (let round = 0; round < 12; round += 1)
      found.push(...(await Promise.all([reconcileAll(left), reconcileAll(right)])).flatMap(({ kinds }) => kinds))
    going = false
    await traffic
    expect(found).toEqual([])
  })

  it('may lack what their consumer has not passed yet', async () => {
    const { db } = installation
    const row = await rows().findOneAndDelete({ _id: 'till-a' })
    let queries = 0
    /** The consumer that writes the row while its offset is waited for. */
    const committed = async () => {
      queries += 1
      if (queries === 3 && row !== null) await rows().insertOne(row)
      return [{ partition: 0, offset: queries < 3 ? 0n : 1n }]
    }
    const log = { ends: async () => [{ partition: 0, end: 1n }], committed } as unknown as EventLog
    const generations = {
      all: () => [{ projection: checkoutView, generation: 1, live: true, since: new Date() }],
      filling: () => [],
    }
    const store = new EventStore('notification', db, { now: () => new Date() })
    const streams = () => ownStreams(store)
    const reconciler = new ViewsReconciler({
      ...{ service: 'notification', db, log, parked: new Parked(db), generations, streams },
    })
    const { checked, deviations } = await reconciler.check({ after: undefined, limit: 200, isComplete: true })
    expect(deviations).toEqual([])
    expect(checked).toBeGreaterThan(4)
    expect(queries).toBe(3)
    expect(await rows().findOne({ _id: 'till-a' })).toEqual(row)
  })

  it('are sampled by time, by one instance, from a stored place on', async () => {
    const states = () =>
      installation.db.collection<{ _id: string; next: string | null; checked: number }>('reconcilers')
    await Promise.all([left.stop(), right.stop()])
    const ticking = { RECONCILE_EVERY_SECONDS: '0.1' }
    left = await installation.start(ticking)
    right = await installation.start(ticking)
    const { _v: _, ...row } = (await rows().findOne({ _id: 'till-busy-7' })) ?? { _v: 0 }
    await rows().updateOne({ _id: 'till-busy-7' }, { $set: { sum: -1 } })
    await waitFor('the row to be mended', async () => {
      const { _v: __, ...mended } = (await rows().findOne({ _id: 'till-busy-7' })) ?? { _v: 0 }
      return JSON.stringify(mended) === JSON.stringify(row)
    })
    // More than one turn is needed for 20 streams at once.
    await waitFor('a place within a round', async () => typeof (await states().findOne())?.next === 'string')
    await Promise.all([left.stop(), right.stop()])
    const place = await states().findOne()
    left = await installation.start()
    expect(await states().findOne()).toEqual(place)
  })
})
