import type { Decider } from '@pinline/chassis/domain/decider'
import type { Commit } from '@pinline/chassis/event-store/commit'
import { EventStore } from '@pinline/chassis/event-store/event-store'
import { handleCommand } from '@pinline/chassis/event-store/handle-command'
import { type OrderEvent, orderEvent, orderStreamType } from '@pinline/events/order/order-event'
import type { BenchCase } from '../bench-case.ts'
import { closedLoopLoad } from '../measuring/load.ts'
import { compare } from '../measuring/rounds.ts'
import { sampleOrder, sampleOrderNo } from '../samples/order-events.ts'
import { rawCommits } from '../samples/raw-commits.ts'

const inFlight = 32

interface RecordEvents {
  readonly type: 'record-events'
  readonly events: readonly OrderEvent[]
}

/** Records the events of its command, to measure the store alone. */
const recordAll: Decider<{ events: number }, RecordEvents, OrderEvent> = {
  streamType: orderStreamType,
  initial: { events: 0 },
  eventSchema: orderEvent,
  evolve: (state) => ({ events: state.events + 1 }),
  decide: (_, { events }) => events,
}

const contextOf = (key: string) => ({
  actor: { kind: 'buyer', id: 'b-0123456789abcdefghijklmn' } as const,
  correlationId: 'bench',
  causationId: 'bench',
  request: { id: `buyer:b-0123456789abcdefghijklmn:${key}`, hash: 'x'.repeat(43) },
})

/**
 * Commits of new orders with an idempotency key ÷ `insertOne` of the same documents into a collection with the same
 * indexes and write concern. `append` is the store's insert alone; the command also looks up its request, loads and
 * decides.
 */
export const commits: BenchCase = {
  name: 'commits',
  run: async ({ scratch, settings }) => {
    const { db, clock } = await scratch('commits')
    const store = new EventStore('order', db, clock)
    await store.ensureIndexes()
    const raw = await rawCommits(db, store)
    let n = 0
    const commitOf = () => {
      n += 1
      const streamId = sampleOrderNo(n)
      return { streamType: orderStreamType, streamId, version: 1, events: sampleOrder(n), context: contextOf(streamId) }
    }
    const paceOf = async (work: () => Promise<unknown>) =>
      (await closedLoopLoad({ inFlight, seconds: settings.seconds }, async () => void (await work()))).perSecond

    const insert = () => {
      const { context, ...commit } = commitOf()
      const { request, ...cause } = context
      const document: Omit<Commit, '_id'> = {
        ...commit,
        ...cause,
        requests: [request],
        committedAt: new Date(),
        unpublished: true,
      }
      return raw.insertOne(document)
    }
    const append = () => store.append(commitOf())
    const command = async () => {
      const { streamId, events, context } = commitOf()
      const done = await handleCommand({ store }, recordAll, {
        streamId,
        command: { type: 'record-events', events },
        context,
      })
      if (done.kind !== 'done') throw new Error('a commit was refused')
    }
    const appended = await compare(
      settings.rounds,
      () => paceOf(append),
      () => paceOf(insert),
    )
    const commanded = await compare(
      settings.rounds,
      () => paceOf(command),
      () => paceOf(insert),
    )
    return [
      {
        measure: 'commits/s of commands ÷ insertOne/s',
        value: commanded.ratio,
        unit: 'ratio',
        target: { atLeast: 0.3 },
        detail: { ...commanded, inFlight },
      },
      {
        measure: 'commits/s of append alone ÷ insertOne/s',
        value: appended.ratio,
        unit: 'ratio',
        target: { atLeast: 0.3 },
        detail: { ...appended, inFlight },
      },
    ]
  },
}
