import { Clock } from '@pinline/chassis/clock'
import { Generations } from '@pinline/chassis/read-models/generations'
import { ensureIndexes } from '@pinline/chassis/read-models/view-indexes'
import { readRetention } from '@pinline/chassis/retention/read-retention'
import mongoose from 'mongoose'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { checkoutView } from './checkout-service.ts'

const prefix = `generations${process.pid}-`
const standbyDays = 7
const dayMs = 86_400_000
const nothing = { dropped: [], discarded: [] }

describe('the sweep of views that are not fed', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  const started = new Set<Generations>()

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    for (const generations of started) generations.stop()
    started.clear()
    await db.dropDatabase()
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  const start = async (projection = checkoutView): Promise<Generations> => {
    const generations = new Generations(db, clock, [projection], () => undefined, { VIEW_STANDBY_DAYS: standbyDays })
    started.add(generations)
    await generations.start()
    for (const viewed of generations.all()) await ensureIndexes(db, viewed)
    return generations
  }
  const views = async () =>
    (await db.listCollections({ name: /^view-.+\.\d+$/ }, { nameOnly: true }).toArray()).map(({ name }) => name).sort()

  it('leaves a generation that is begun while it looks', async () => {
    const [one, other] = [await start(), await start()]
    const list = db.listCollections.bind(db)
    vi.spyOn(db, 'listCollections').mockImplementation((...requested: Parameters<typeof list>) => {
      const cursor = list(...requested)
      const listed = cursor.toArray.bind(cursor)
      cursor.toArray = async () => {
        await other.begin(checkoutView)
        for (const viewed of other.all()) await ensureIndexes(db, viewed)
        return await listed()
      }
      return cursor
    })
    expect(await one.sweep()).toEqual(nothing)
    vi.restoreAllMocks()
    expect(await views()).toEqual(['view-tills-1.1', 'view-tills-1.2'])
  })

  describe('and a generation on standby', () => {
    interface Stored {
      readonly _id: string
      readonly standbySince?: Date
      readonly discarded?: readonly { readonly number: number; readonly at: Date }[]
    }
    const stored = () => db.collection<Stored>('view-generations')
    const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs)
    const age = async (days: number) =>
      await stored().updateOne({ _id: 'tills-1' }, { $set: { standbySince: daysAgo(days) } })
    /** Two generations, of which the second is read. */
    const switched = async (): Promise<Generations> => {
      const generations = await start()
      expect(await generations.begin(checkoutView)).toBe(2)
      for (const viewed of generations.all()) await ensureIndexes(db, viewed)
      expect(await generations.switchTo(checkoutView, 2)).toBe(true)
      return generations
    }
    const retained = async (generations: Generations) =>
      (await readRetention(db, generations.retained(), { VIEW_STANDBY_DAYS: standbyDays }, clock.now())).map(
        ({ kind, entries, dueAt, overdue }) => ({ kind, entries, isDue: dueAt !== null, overdue }),
      )
    const none = { entries: 0, isDue: false, overdue: false }

    it('discards it so many days after the switch, and drops its rows next', async () => {
      const generations = await switched()
      const standby = generations.all().find(({ live }) => !live)
      expect(standby?.generation).toBe(1)
      expect(Math.abs(clock.now().getTime() + standbyDays * dayMs - (standby?.until?.getTime() ?? 0))).toBeLessThan(
        dayMs,
      )
      await age(6.9)
      expect(await generations.sweep()).toEqual(nothing)
      await age(7.1)
      expect(await generations.sweep()).toEqual({ dropped: [], discarded: ['view-tills-1.1'] })
      await waitFor('the look', () => generations.all().length === 1)
      expect(generations.all()).toMatchObject([{ generation: 2, live: true }])
      expect(await generations.sweep()).toEqual({ dropped: ['view-tills-1.1'], discarded: [] })
      expect(await views()).toEqual(['view-tills-1.2'])
      expect((await stored().findOne({ _id: 'tills-1' }))?.discarded).toEqual([])
    })

    it('counts from the last switch, also from the way back', async () => {
      const generations = await switched()
      await age(30)
      expect(await generations.switchTo(checkoutView, 1)).toBe(true)
      expect(await generations.sweep()).toEqual(nothing)
      await age(30)
      // What is read already is not switched to.
      expect(await generations.switchTo(checkoutView, 1)).toBe(true)
      expect(await generations.sweep()).toEqual({ dropped: [], discarded: ['view-tills-1.2'] })
    })

    it('counts from its begin while nobody has switched to it', async () => {
      const generations = await start()
      await generations.begin(checkoutView)
      expect(generations.all().map(({ live, until }) => ({ live, ends: until !== undefined }))).toEqual([
        { live: true, ends: false },
        { live: false, ends: true },
      ])
      expect(await generations.sweep()).toEqual(nothing)
      await age(8)
      expect(await generations.sweep()).toEqual({ dropped: [], discarded: ['view-tills-1.2'] })
      expect(generations.live(checkoutView)).toBe(1)
    })

    it('counts from the first sweep what an earlier release has switched', async () => {
      const generations = await switched()
      await stored().updateOne({ _id: 'tills-1' }, { $unset: { standbySince: '' } })
      expect(await generations.sweep()).toEqual(nothing)
      expect((await stored().findOne({ _id: 'tills-1' }))?.standbySince?.getTime()).toBeGreaterThan(
        daysAgo(1).getTime(),
      )
    })

    it('leaves what is switched to while it looks', async () => {
      const [one, other] = [await switched(), await start()]
      await age(8)
      const find = mongoose.mongo.Collection.prototype.find
      vi.spyOn(mongoose.mongo.Collection.prototype, 'find').mockImplementation(function (
        this: mongoose.mongo.Collection,
        ...requested: unknown[]
      ) {
        const cursor = Reflect.apply(find, this, requested)
        if (!JSON.stringify(requested).includes('$lt')) return cursor
        const listed = cursor.toArray.bind(cursor)
        cursor.toArray = async () => {
          const found = await listed()
          vi.restoreAllMocks()
          await other.switchTo(checkoutView, 1)
          return found
        }
        return cursor
      })
      expect(await one.sweep()).toEqual(nothing)
      expect(await views()).toEqual(['view-tills-1.1', 'view-tills-1.2'])
    })

    it('is listed with its end, as discarded rows are until they are dropped', async () => {
      const generations = await switched()
      const kinds = async () => Object.fromEntries((await retained(generations)).map(({ kind, ...row }) => [kind, row]))
      expect(await kinds()).toEqual({
        'standby-generations': { entries: 1, isDue: true, overdue: false },
        'unused-generations': none,
        'discarded-generations': none,
      })
      await age(8)
      expect((await kinds())['standby-generations']).toMatchObject({ overdue: true })
      expect(await generations.discard(checkoutView, 1)).toBe(true)
      expect(await kinds()).toMatchObject({
        'standby-generations': none,
        'discarded-generations': { entries: 1, isDue: true, overdue: false },
      })
      await stored().updateOne({ _id: 'tills-1' }, { $set: { discarded: [{ number: 1, at: daysAgo(1) }] } })
      expect((await kinds())['discarded-generations']).toMatchObject({ overdue: true })
      await generations.sweep()
      expect((await kinds())['discarded-generations']).toEqual(none)
    })
  })

  describe('and an earlier version', () => {
    const changedView = { ...checkoutView, version: 2 }
    const seen = async (key: string): Promise<Date> =>
      (await db.collection<{ _id: string; seen: Date }>('view-generations').findOne({ _id: key }))?.seen ?? new Date(0)
    const twoDaysAgo = () => new Date(clock.now().getTime() - 48 * 3_600_000)
    const ageBy2Days = async (key: string) =>
      await db.collection<{ _id: string }>('view-generations').updateOne({ _id: key }, { $set: { seen: twoDaysAgo() } })

    it('gives it up when no instance has used it for a day, and starts another generation when it is back', async () => {
      const before = await start()
      const changed = await start(changedView)
      before.stop()
      expect([await changed.sweep(), await changed.sweep()]).toEqual([nothing, nothing])
      await ageBy2Days('tills-1')
      expect([await changed.sweep(), await changed.sweep()]).toEqual([
        nothing,
        { ...nothing, dropped: ['view-tills-1.1'] },
      ])
      expect(await views()).toEqual(['view-tills-2.1'])

      const back = await start()
      expect(back.filling()).toEqual([{ projection: checkoutView, generation: 2 }])
      expect(back.collection(checkoutView).collectionName).toBe('view-tills-1.2')
      await back.markFilled(checkoutView)
      expect(back.filling()).toEqual([])
      expect(await changed.sweep()).toEqual(nothing)
    })

    it('keeps it while an instance uses it, even after days of suspension', async () => {
      await start()
      const changed = await start(changedView)
      await ageBy2Days('tills-1')
      expect(await changed.sweep()).toEqual(nothing)
      await waitFor('the look', async () => (await seen('tills-1')).getTime() > twoDaysAgo().getTime() + 3_600_000)
      expect(await changed.sweep()).toEqual(nothing)
      expect(await views()).toEqual(['view-tills-1.1', 'view-tills-2.1'])
    })

    it('keeps a read model that this release does not have for as long as one on standby', async () => {
      const removed = await start({ ...checkoutView, name: 'removed' })
      removed.stop()
      const present = await start()
      const seenDaysAgo = async (days: number) =>
        await db
          .collection<{ _id: string }>('view-generations')
          .updateOne({ _id: 'removed-1' }, { $set: { seen: new Date(clock.now().getTime() - days * dayMs) } })
      await seenDaysAgo(6)
      expect([await present.sweep(), await present.sweep()]).toEqual([nothing, nothing])
      await seenDaysAgo(8)
      expect([await present.sweep(), await present.sweep()]).toEqual([
        nothing,
        { ...nothing, dropped: ['view-removed-1.1'] },
      ])
      expect(await views()).toEqual(['view-tills-1.1'])
    })

    it('notes nothing once it was stopped, though it is just looking', async () => {
      const before = await start()
      const [looking, proceed, looked] = [0, 1, 2].map(() => Promise.withResolvers<void>())
      const { toArray } = mongoose.mongo.FindCursor.prototype
      vi.spyOn(mongoose.mongo.FindCursor.prototype, 'toArray').mockImplementation(async function (
        this: mongoose.mongo.FindCursor,
      ) {
        looking?.resolve()
        await proceed?.promise
        const found = await toArray.call(this)
        looked?.resolve()
        return found
      })
      await looking?.promise
      before.stop()
      await ageBy2Days('tills-1')
      proceed?.resolve()
      await looked?.promise
      expect((await seen('tills-1')).getTime()).toBeLessThan(clock.now().getTime() - 24 * 3_600_000)
    })

    it('serves nothing from rows that were given up', async () => {
      const before = await start()
      await db.collection<{ _id: string }>('view-generations').updateOne({ _id: 'tills-1' }, { $set: { all: [] } })
      await waitFor('the look', () => before.all().length === 0)
      expect(() => before.collection(checkoutView)).toThrow(/given up/)
    })

    it('does not give up a later one', async () => {
      const [before, changed] = [await start(), await start(changedView)]
      changed.stop()
      await ageBy2Days('tills-2')
      expect([await before.sweep(), await before.sweep(), await before.sweep()]).toEqual([nothing, nothing, nothing])
    })
  })
})
