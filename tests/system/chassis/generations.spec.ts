import { Clock } from '@pinline/chassis/clock'
import { Generations } from '@pinline/chassis/read-models/generations'
import { ensureIndexes } from '@pinline/chassis/read-models/view-indexes'
import mongoose from 'mongoose'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'
import { checkoutView } from './checkout-service.ts'

const prefix = `generations${process.pid}-`

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
    const generations = new Generations(db, clock, [projection], () => undefined)
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
    expect(await one.sweep()).toEqual([])
    vi.restoreAllMocks()
    expect(await views()).toEqual(['view-tills-1.1', 'view-tills-1.2'])
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
      expect([await changed.sweep(), await changed.sweep()]).toEqual([[], []])
      await ageBy2Days('tills-1')
      expect([await changed.sweep(), await changed.sweep()]).toEqual([[], ['view-tills-1.1']])
      expect(await views()).toEqual(['view-tills-2.1'])

      const back = await start()
      expect(back.filling()).toEqual([{ projection: checkoutView, generation: 2 }])
      expect(back.collection(checkoutView).collectionName).toBe('view-tills-1.2')
      await back.markFilled(checkoutView)
      expect(back.filling()).toEqual([])
      expect(await changed.sweep()).toEqual([])
    })

    it('keeps it while an instance uses it, even after days of suspension', async () => {
      await start()
      const changed = await start(changedView)
      await ageBy2Days('tills-1')
      expect(await changed.sweep()).toEqual([])
      await waitFor('the look', async () => (await seen('tills-1')).getTime() > twoDaysAgo().getTime() + 3_600_000)
      expect(await changed.sweep()).toEqual([])
      expect(await views()).toEqual(['view-tills-1.1', 'view-tills-2.1'])
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
      expect([await before.sweep(), await before.sweep(), await before.sweep()]).toEqual([[], [], []])
    })
  })
})
