import { Clock } from '@pinline/chassis/clock'
import type { Decider, SnapshotPolicy } from '@pinline/chassis/domain/decider'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand, loadStream, loadStreams } from '@pinline/chassis/event-store/handle-command'
import { event } from '@pinline/events/event'
import fc from 'fast-check'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { dropDatabases } from '../../harness/drop-databases.ts'
import { waitFor } from '../../harness/wait-for.ts'

const context = { actor: { kind: 'visitor' }, correlationId: 'c', causationId: 'c' } as const
const prefix = `snapshots${process.pid}-`

const added = event('added', { letter: z.string() })
type Added = z.infer<typeof added>
const letters = z.object({ text: z.string() })
type Letters = z.infer<typeof letters>
type Add = { readonly type: 'add'; readonly letters: readonly string[] }

/** A stream whose state depends on the order of all its events. Each decider has its own state cache, as a process has. */
const processOf = (snapshot?: Partial<SnapshotPolicy<Letters>>): Decider<Letters, Add, Added> => ({
  streamType: 'letters',
  initial: { text: '' },
  eventSchema: added,
  evolve: ({ text }, { data }) => ({ text: text + data.letter }),
  decide: (_, command) => command.letters.map((letter) => ({ type: 'added', data: { letter } })),
  ...(snapshot === undefined ? {} : { snapshot: { version: 1, everyEvents: 5, schema: letters, ...snapshot } }),
})

describe('snapshots of long streams', () => {
  let client: mongoose.mongo.MongoClient
  let db: mongoose.mongo.Db
  let clock: Clock
  let store: EventStore
  const failures: string[] = []
  const large: number[] = []

  beforeAll(async () => {
    client = new mongoose.mongo.MongoClient(inject('servers').mongodb.url)
    db = client.db(`${prefix}notification`)
    clock = new Clock(db)
    await clock.start()
    store = new EventStore('notification', db, clock)
    await store.ensureIndexes()
    store.snapshots.observe({
      tooLarge: ({ bytes }) => large.push(bytes),
      failed: ({ streamId }) => failures.push(streamId),
    })
  })
  afterAll(async () => {
    clock.stop()
    await client.close()
    await dropDatabases(inject('servers').mongodb.url, prefix)
  })

  const add = (decider: Decider<Letters, Add, Added>, streamId: string, ...added: string[]) =>
    handleCommand({ store }, decider, { streamId, command: { type: 'add', letters: added }, context })
  const stored = (streamId: string) =>
    db.collection<{ _id: string; version: number }>('snapshots').findOne({ _id: streamId })
  const storedAt = (streamId: string, version: number) =>
    waitFor(`a snapshot of version ${version}`, async () =>
      (await stored(streamId))?.version === version ? true : undefined,
    )

  it('are stored by a process that has the state in memory, whenever it passes the count', async () => {
    const decider = processOf({})
    for (const letter of 'abcd') await add(decider, 'letters-live', letter)
    expect(await stored('letters-live')).toBeNull()
    await add(decider, 'letters-live', 'e', 'f')
    await storedAt('letters-live', 6)
    for (const letter of 'ghij') await add(decider, 'letters-live', letter)
    await storedAt('letters-live', 10)
  })

  it('spare the next process the events before them, one stream or many', async () => {
    const decider = processOf({})
    const ids = ['letters-one', 'letters-two']
    for (const id of ids) {
      await add(decider, id, ...'abcdefg')
      await storedAt(id, 7)
      await add(decider, id, 'h')
      // What is gone cannot have been read.
      await store.commits.deleteMany({ streamId: id, version: { $lte: 7 } })
    }
    const expected = { state: { text: 'abcdefgh' }, version: 8 }
    expect(await loadStream({ store }, processOf({}), ids[0] ?? '')).toEqual(expected)
    expect([...(await loadStreams({ store }, processOf({}), ids)).values()]).toEqual([expected, expected])
  })

  it('are stored after a long fold, and never replaced by an earlier one', async () => {
    await add(processOf(), 'letters-long', ...'abcdefghijkl')
    expect(await loadStream({ store }, processOf({}), 'letters-long')).toMatchObject({ version: 12 })
    await storedAt('letters-long', 12)
    await store.snapshots.save(processOf({}), 'letters-long', { state: { text: 'abc' }, version: 3 })
    expect(await stored('letters-long')).toMatchObject({ version: 12 })
    expect(failures).toEqual([])
  })

  it('of an earlier version are read by its schema, and replaced', async () => {
    const earlier = z.string().transform((text): Letters => ({ text }))
    await db.collection<{ _id: string }>('snapshots').insertOne({
      ...{ _id: 'letters-old', schemaVersion: 1, version: 9 },
      ...{ state: 'abcdefghi' },
    })
    const today = processOf({ version: 2, earlier: { 1: earlier } })
    expect(await loadStream({ store }, today, 'letters-old')).toEqual({ state: { text: 'abcdefghi' }, version: 9 })
    // Without a schema for it, the stream is folded from its beginning.
    expect(await loadStream({ store }, processOf({ version: 2 }), 'letters-old')).toMatchObject({ version: 0 })
    await add(today, 'letters-old', 'j')
    await storedAt('letters-old', 10)
    expect(await stored('letters-old')).toMatchObject({ schemaVersion: 2, state: { text: 'abcdefghij' } })
  })

  it('that MongoDB refuses fail no command, and raise an alarm', async () => {
    const decider: Decider<Letters, Add, Added> = {
      ...processOf({}),
      evolve: ({ text }) => ({ text: `${text}${'x'.repeat(4_000_000)}` }),
    }
    const done = await add(decider, 'letters-huge', ...'abcde')
    expect(done).toMatchObject({ kind: 'done', version: 5 })
    await waitFor('the alarm', () => failures.includes('letters-huge'))
    expect(large.at(-1)).toBeGreaterThan(16_000_000)
    expect(await add(decider, 'letters-huge', 'f')).toMatchObject({ kind: 'done', version: 6 })
  })

  it('change no state, over random histories written by several processes', async () => {
    let drawn = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            process: fc.integer({ min: 0, max: 2 }),
            letters: fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 }),
            restart: fc.boolean(),
          }),
          { maxLength: 14 },
        ),
        fc.integer({ min: 1, max: 6 }),
        async (steps, everyEvents) => {
          drawn += 1
          const streamId = `letters-random-${drawn}`
          const processes = [0, 1, 2].map(() => processOf({ everyEvents }))
          for (const step of steps) {
            if (step.restart) processes[step.process] = processOf({ everyEvents })
            const decider = processes[step.process] ?? processOf({ everyEvents })
            expect(await add(decider, streamId, ...step.letters)).toMatchObject({ kind: 'done' })
            const without = await loadStream({ store }, processOf(), streamId)
            expect(await loadStream({ store }, decider, streamId)).toEqual(without)
            expect(await loadStream({ store }, processOf({ everyEvents }), streamId)).toEqual(without)
            expect((await loadStreams({ store }, processOf({ everyEvents }), [streamId])).get(streamId)).toEqual(
              without,
            )
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})
