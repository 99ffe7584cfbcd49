import { Clock } from '@pinline/chassis/clock'
import { Generations } from '@pinline/chassis/read-models/generations'
import { ensureView } from '@pinline/chassis/read-models/run-projection'
import mongoose from 'mongoose'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { tillView } from './till-service.ts'

const prefix = `generations${process.pid}-`

describe('the sweep of views that nobody feeds', () => {
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

  const start = async (projection = tillView): Promise<Generations> => {
    const generations = new Generations(db, clock, [projection], () => undefined)
    started.add(generations)
    await generations.start()
    for (const viewed of generations.all()) await ensureView(db, viewed)
    return generations
  }
  const views = async () =>
    (await db.listCollections({ name: /^view-.+\.\d+$/ }, { nameOnly: true }).toArray()).map(({ name }) => name).sort()

  it('leaves a generation that is begun while it looks', async () => {
    const [one, other] = [await start(), await start()]
    const list = db.listCollections.bind(db)
    vi.spyOn(db, 'listCollections').mockImplementation((...asked: Parameters<typeof list>) => {
      const cursor = list(...asked)
      const listed = cursor.toArray.bind(cursor)
      cursor.toArray = async () => {
        await other.begin(tillView)
        for (const viewed of other.all()) await ensureView(db, viewed)
        return await listed()
      }
      return cursor
    })
    expect(await one.sweep()).toEqual([])
    vi.restoreAllMocks()
    expect(await views()).toEqual(['view-tills-1.1', 'view-tills-1.2'])
  })
})
