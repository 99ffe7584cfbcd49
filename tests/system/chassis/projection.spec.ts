import { Clock } from '@pinline/chassis/clock'
import { Parked } from '@pinline/chassis/parked'
import { defineProjection, groupOf, viewName } from '@pinline/chassis/read-models/projection'
import { replayTwice } from '@pinline/chassis/read-models/replay-twice'
import { foldParked, projectBatch, sharedOf } from '@pinline/chassis/read-models/run-projection'
import { event, type RecordedEvent } from '@pinline/events/event'
import fc from 'fast-check'
import mongoose from 'mongoose'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { messageOf, noLog, paidIn } from './checkout-events.ts'
import { checkoutView } from './checkout-service.ts'

const prefix = `views${process.pid}-`

const joinedEvent = z.discriminatedUnion('type', [
  event('paid-in', { amount: z.int() }),
  event('noted', { amount: z.int() }),
])
/** A row over two streams, each with a part of its own. */
const joinedView = defineProjection<{ paid?: number; noted?: readonly number[] }, z.infer<typeof joinedEvent>>({
  name: 'joined',
  version: 1,
  sources: ['till', 'note'].map((streamType) => ({
    service: 'notification',
    streamType,
    rowId: (streamId) => `row-${streamId.slice(streamId.indexOf('-') + 1)}`,
  })),
  eventSchema: joinedEvent,
  indexes: [],
  project: (row, { event: { type, data } }) =>
    type === 'paid-in'
      ? { ...row, paid: (row?.paid ?? 0) + data.amount }
      : { ...row, noted: [...(row?.noted ?? []), data.amount] },
})
const notedOn = (streamId: string, sequence: number, amount = 1): RecordedEvent => ({
  ...paidIn(streamId, sequence),
  streamType: 'note',
  event: { type: 'noted', data: { amount } },
})

describe('projections', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  const viewed = { projection: checkoutView, generation: 1 }
  let parts: Parameters<typeof projectBatch>[0]
  const group = groupOf('notification', viewed)

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    parts = { service: 'notification', db, log: noLog, parked: new Parked(db), clock }
  })
  beforeEach(async () => {
    await db.collection(viewName(viewed)).deleteMany({})
    await parts.parked.forget(group)
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })
  const project = (events: readonly RecordedEvent[]) => projectBatch(parts, viewed, events.map(messageOf))
  const rows = () => db.collection<{ _id: string; sum: number }>(viewName(viewed)).find().sort({ _id: 1 }).toArray()
  const sequencesUnder = async (key: string) =>
    (await db.collection('parked-facts').find({ key }).sort({ sequence: 1 }).toArray()).map(({ sequence }) => sequence)

  it('equal the fold, with events repeated, split into batches and written by two instances concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ checkout: fc.integer({ min: 0, max: 3 }), amount: fc.integer({ min: 1, max: 9 }) }), {
          maxLength: 30,
        }),
        fc.integer({ min: 1, max: 7 }),
        async (payments, size) => {
          await db.collection(viewName(viewed)).deleteMany({})
          const counts = new Map<number, number>()
          const events = payments.map(({ checkout, amount }) => {
            const sequence = (counts.get(checkout) ?? 0) + 1
            counts.set(checkout, sequence)
            return paidIn(`till-${checkout}`, sequence, amount)
          })
          for (let from = 0; from < events.length; from += size) {
            const repeated = events.slice(Math.max(0, from - 2), from + size)
            await Promise.all([project(repeated), project(repeated)])
          }
          const expected = [...replayTwice(checkoutView, events).entries()]
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([, row]) => row)
          expect((await rows()).map(({ _versions, _v, ...row }: Record<string, unknown>) => row)).toEqual(expected)
        },
      ),
      { numRuns: 15 },
    )
    expect(await db.collection('parked').countDocuments()).toBe(0)
  })

  describe('over several streams, consumed from several partitions', () => {
    const joined = { projection: joinedView, generation: 1 }
    const rows = async () =>
      (await db.collection<{ _id: string }>(viewName(joined)).find().sort({ _id: 1 }).toArray()).map(
        ({ _id, _versions, ...row }: Record<string, unknown>) => row,
      )
    beforeEach(() => db.collection(viewName(joined)).deleteMany({}))

    it('are written once if the streams arrive at the same time', async () => {
      const partitions = sharedOf(parts, joined)
      const numbers = Array.from({ length: 30 }, (_, n) => n)
      await Promise.all([
        projectBatch(
          parts,
          joined,
          numbers.map((n) => messageOf(paidIn(`till-${n}`, 1, n))),
          partitions,
        ),
        projectBatch(
          parts,
          joined,
          numbers.map((n) => messageOf(notedOn(`note-${n}`, 1, n))),
          partitions,
        ),
      ])
      expect(await rows()).toHaveLength(30)
      expect((await rows()).every(({ _v }) => _v === 1)).toBe(true)
    })

    it('equal the fold, in any order of arrival and from either of two instances', async () => {
      const received = fc.record({ row: fc.integer({ min: 0, max: 2 }), isNote: fc.boolean(), at: fc.nat({ max: 3 }) })
      await fc.assert(
        fc.asyncProperty(
          fc.array(received, { maxLength: 40 }),
          fc.integer({ min: 1, max: 9 }),
          async (receivedOf, size) => {
            await db.collection(viewName(joined)).deleteMany({})
            const counts = new Map<string, number>()
            const events = receivedOf.map(({ row, isNote, at }) => {
              const streamId = `${isNote ? 'note' : 'till'}-${row}`
              const sequence = (counts.get(streamId) ?? 0) + 1
              counts.set(streamId, sequence)
              return {
                recorded: (isNote ? notedOn : paidIn)(streamId, sequence, sequence),
                partition: isNote ? 1 : 0,
                at,
              }
            })
            const instances = [sharedOf(parts, joined), sharedOf(parts, joined)]
            // Each partition is one instance's at a time, and changes hands between batches.
            const redeliver = async (partition: number) => {
              const own = events.filter((one) => one.partition === partition)
              for (let from = 0; from < own.length; from += size) {
                const batch = own.slice(Math.max(0, from - 1), from + size)
                const instance = instances[(batch[0]?.at ?? 0) % 2]
                await projectBatch(
                  parts,
                  joined,
                  batch.map(({ recorded }) => messageOf(recorded)),
                  instance,
                )
              }
            }
            await Promise.all([redeliver(0), redeliver(1)])
            const expected = [
              ...replayTwice(
                joinedView,
                events.map(({ recorded }) => recorded),
              ).entries(),
            ].sort(([a], [b]) => (a < b ? -1 : 1))
            expect((await rows()).map(({ _v, ...row }) => row)).toEqual(
              expected.map(([, { _id, ...row }]: [string, { _id?: string }]) => row),
            )
          },
        ),
        { numRuns: 40 },
      )
      expect(await db.collection('parked').countDocuments()).toBe(0)
    })
  })

  it('write each row once for a batch, however many rows and events it has', async () => {
    const [rowCount, eventsPerRow] = [600, 3]
    const view = db.collection<{ _id: string; _v: number }>(viewName(viewed))
    const events = Array.from({ length: rowCount * eventsPerRow }, (_, n) =>
      paidIn(`till-${n % rowCount}`, Math.floor(n / rowCount) + 1, n % 9),
    )
    const [first, second] = [events.slice(0, rowCount * 2), events.slice(rowCount)]
    await project(first)
    await project(second)
    const found = (await view.find().toArray()).map(({ _v, _versions, ...row }: Record<string, unknown>) => row)
    expect(new Map(found.map((row) => [row._id, row]))).toEqual(replayTwice(checkoutView, events))
    expect(await view.countDocuments({ _v: 2 })).toBe(rowCount)
  })

  it('never let an older write replace a newer one', async () => {
    const checkouts = Array.from({ length: 25 }, (_, index) => `till-${index}`)
    await project(checkouts.map((streamId) => paidIn(streamId, 1)))
    for (let sequence = 2; sequence < 12; sequence += 2) {
      const shorter = checkouts.map((streamId) => paidIn(streamId, sequence))
      const longer = shorter.flatMap((recorded) => [recorded, paidIn(recorded.streamId, sequence + 1)])
      await Promise.all([project(longer), project(shorter), project(longer), project(shorter)])
      expect((await rows()).map((row) => row.sum)).toEqual(checkouts.map(() => sequence + 1))
    }
  })

  it('park a key with a gap, let others proceed, and continue when the missing event arrives', async () => {
    await project([paidIn('till-a', 1), paidIn('till-a', 3), paidIn('till-a', 4), paidIn('till-b', 1)])
    expect(await rows()).toMatchObject([
      { _id: 'till-a', sum: 1 },
      { _id: 'till-b', sum: 1 },
    ])
    expect(await parts.parked.list(group)).toMatchObject([
      { key: 'till-a', kind: 'gap', reason: 'till-a@2 has not come' },
    ])
    await project([paidIn('till-a', 2)])
    expect(await rows()).toMatchObject([
      { _id: 'till-a', sum: 4 },
      { _id: 'till-b', sum: 1 },
    ])
    expect(await parts.parked.list(group)).toEqual([])
  })

  it('detect a gap only in the stored row, not in the cached one', async () => {
    const saved = sharedOf(parts, viewed)
    const remembering = (events: readonly RecordedEvent[]) => projectBatch(parts, viewed, events.map(messageOf), saved)
    await remembering([paidIn('till-a', 1)])
    await project([paidIn('till-a', 2), paidIn('till-a', 3)])
    await remembering([paidIn('till-a', 4)])
    expect(await rows()).toMatchObject([{ _id: 'till-a', sum: 4 }])
    expect(await parts.parked.list(group)).toEqual([])
  })

  it('park a row that MongoDB rejects, let others proceed, and write it when it is retried', async () => {
    await project([paidIn('till-a', 1), paidIn('till-b', 1)])
    const view = viewName(viewed)
    await db.command({ collMod: view, validator: { _id: { $ne: 'till-a' } } })
    try {
      await project([paidIn('till-a', 2), paidIn('till-b', 2)])
      await project([paidIn('till-a', 3), paidIn('till-b', 3)])
      expect(await rows()).toMatchObject([
        { _id: 'till-a', sum: 1 },
        { _id: 'till-b', sum: 3 },
      ])
      expect(await parts.parked.list(group)).toMatchObject([
        { key: 'till-a', kind: 'poison', reason: expect.stringMatching(/refuses the row/) },
      ])
      expect(await sequencesUnder('till-a')).toEqual([2, 3])
    } finally {
      await db.command({ collMod: view, validator: {} })
    }
    await parts.parked.reopen(group, 'till-a')
    await foldParked(parts, viewed, ['till-a'])
    expect(await rows()).toMatchObject([
      { _id: 'till-a', sum: 3 },
      { _id: 'till-b', sum: 3 },
    ])
    expect(await parts.parked.list(group)).toEqual([])
  })

  it('keep an event that is delivered again, and is in its row, out of a poisoned queue', async () => {
    const poison = paidIn('till-a', 2, 666)
    await project([paidIn('till-a', 1), poison, paidIn('till-a', 3)])
    await project([paidIn('till-a', 1), poison, paidIn('till-a', 3)])
    await project([paidIn('till-a', 1)])
    expect(await sequencesUnder('till-a')).toEqual([2, 3])
    expect(await parts.parked.list(group)).toMatchObject([{ key: 'till-a', kind: 'poison', first: { sequence: 2 } }])
  })

  it('park a poison event with its successors, once each, and let others proceed', async () => {
    await project([paidIn('till-a', 1), paidIn('till-a', 2, 666), paidIn('till-a', 3), paidIn('till-b', 1)])
    await project([paidIn('till-a', 3), paidIn('till-a', 4), paidIn('till-b', 2)])
    expect(await rows()).toMatchObject([
      { _id: 'till-a', sum: 1 },
      { _id: 'till-b', sum: 2 },
    ])
    expect(await parts.parked.list(group)).toMatchObject([{ key: 'till-a', kind: 'poison', reason: 'a poison amount' }])
    expect(await sequencesUnder('till-a')).toEqual([2, 3, 4])
  })

  describe('whose parked key is freed while events are on their way to it', () => {
    /** Projects with a single action between the query of what waits and its result. */
    const projectWhile = async (events: readonly RecordedEvent[], interim: () => Promise<void>) => {
      const parked = new Parked(db)
      const { waiting } = parked
      let happened = false
      parked.waiting = async (...requested) => {
        const found = await waiting.apply(parked, requested)
        if (!happened) {
          happened = true
          await interim()
        }
        return found
      }
      await projectBatch({ ...parts, parked }, viewed, events.map(messageOf))
      expect(happened).toBe(true)
    }

    it('apply them, although the key was poisoned', async () => {
      await project([paidIn('till-f', 1), paidIn('till-f', 2, 666), paidIn('till-f', 3)])
      await projectWhile([paidIn('till-f', 4), paidIn('till-f', 5)], async () => {
        const word = { reason: 'a spec', by: 'an operator', at: clock.now() }
        await parts.parked.skip(checkoutView.name, 'till-f@2', word)
        await parts.parked.reopen(group, 'till-f')
        await foldParked(parts, viewed, ['till-f'])
        expect(await parts.parked.list(group)).toEqual([])
      })
      expect(await rows()).toMatchObject([{ _id: 'till-f', sum: 4, events: 4 }])
      expect(await parts.parked.list(group)).toEqual([])
    })

    it('apply them, although the key waited for a gap', async () => {
      await project([paidIn('till-g', 1), paidIn('till-g', 3)])
      await projectWhile([paidIn('till-g', 4)], async () => {
        await project([paidIn('till-g', 2)])
        expect(await parts.parked.list(group)).toEqual([])
      })
      expect(await rows()).toMatchObject([{ _id: 'till-g', sum: 4 }])
      expect(await parts.parked.list(group)).toEqual([])
    })

    it('join what still waits, once each, for the reason that it waits for', async () => {
      await project([paidIn('till-h', 1), paidIn('till-h', 2, 666), paidIn('till-h', 3)])
      await projectWhile([paidIn('till-h', 3), paidIn('till-h', 4)], async () => {
        await parts.parked.reopen(group, 'till-h')
      })
      expect(await rows()).toMatchObject([{ _id: 'till-h', sum: 1 }])
      expect(await parts.parked.list(group)).toMatchObject([
        { key: 'till-h', kind: 'poison', reason: 'a poison amount' },
      ])
      expect(await sequencesUnder('till-h')).toEqual([2, 3, 4])
    })
  })

  it('park what is no event and let the rest of the batch through', async () => {
    await projectBatch(parts, viewed, [
      { topic: 'pinline.notification.v1', partition: 0, offset: 7n, key: 'till-x', value: 'not json' },
      messageOf(paidIn('till-b', 1)),
    ])
    expect(await rows()).toMatchObject([{ _id: 'till-b', sum: 1 }])
    expect(await parts.parked.list(group)).toMatchObject([{ key: 'till-x', kind: 'poison' }])
  })
})
