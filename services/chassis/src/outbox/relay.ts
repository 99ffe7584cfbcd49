import { topicOf } from '@pinline/events/fact'
import type { Logger } from 'pino'
import { type Commit, recordedFacts } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import { toCloudEvent } from '../kafka/cloud-event.ts'
import type { EventLog, EventProducer, OutgoingMessage } from '../kafka/kafka-port.ts'
import type { Lease } from './lease.ts'

const batchCommits = 500
const pollEveryMs = 1000
const retryAfterMs = 500
/** Batches begin no closer than this: commits that come one after the other go, and are read, together. */
const batchEveryMs = 20
/**
 * What a majority has, as of one moment: a reading that goes on while commits come could meet the second of a stream and
 * have passed the place of the first, whose id another instance drew.
 */
const atOneMoment = { readConcern: { level: 'snapshot' } } as const

export interface OutboxState {
  readonly pending: number
  /** Age of the oldest commit not yet published, seconds. */
  readonly oldestSeconds: number
}

/**
 * Carries commits to Kafka: at least once, per stream in order. Woken by the commits of its own process and by word of
 * other instances, guaranteed by polling. Answers the failures "saved but never published" (the mark is unset only
 * after acks=all) and "published out of order" (for each stream met, all of its unpublished commits go from the lowest
 * version, one request in flight). A relay whose lease has passed may repeat, never overtake.
 */
export class Relay {
  readonly #store: EventStore
  readonly #log: EventLog
  readonly #lease: Lease
  readonly #logger: Logger
  #producer: EventProducer | undefined
  #called = false
  #goOn: () => void = () => undefined
  #unheard: () => void = () => undefined
  #stopped = false
  #running: Promise<void> | undefined
  #epoch: number | undefined

  constructor(parts: { store: EventStore; log: EventLog; lease: Lease; logger: Logger }) {
    this.#store = parts.store
    this.#log = parts.log
    this.#lease = parts.lease
    this.#logger = parts.logger
  }

  start(): void {
    this.#unheard = this.#store.onCommit(() => this.wake())
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#unheard()
    this.#goOn()
    await this.#running
    await this.#producer?.close().catch(() => undefined)
    await this.#lease.release().catch(() => undefined)
  }

  async state(now: Date): Promise<OutboxState> {
    const pending = await this.#store.commits.countDocuments({ unpublished: true }, { limit: 100_000 })
    const oldest = await this.#store.commits.findOne(
      { unpublished: true },
      { sort: { _id: 1 }, projection: { committedAt: 1 } },
    )
    return {
      pending,
      oldestSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - oldest.committedAt.getTime()) / 1000),
    }
  }

  async #run(): Promise<void> {
    let renewAt = 0
    while (!this.#stopped) {
      const began = performance.now()
      this.#called = false
      try {
        if (performance.now() >= renewAt || this.#epoch === undefined) {
          this.#epoch = await this.#lease.hold()
          renewAt = performance.now() + 2000
        }
        if (this.#epoch !== undefined && (await this.#publishOnce(this.#epoch)) === batchCommits) continue
      } catch (error) {
        this.#logger.warn({ error: error instanceof Error ? error.message : error }, 'relay will try again')
        this.#epoch = undefined
        await this.#producer?.close().catch(() => undefined)
        this.#producer = undefined
        await new Promise((resolve) => setTimeout(resolve, this.#stopped ? 0 : retryAfterMs))
      }
      await this.#idle()
      const early = began + batchEveryMs - performance.now()
      if (early > 0 && !this.#stopped) await new Promise((resolve) => setTimeout(resolve, early))
    }
  }

  /** Publishes up to one batch; answers how many commits it met. */
  async #publishOnce(epoch: number): Promise<number> {
    const met = await this.#store.commits
      .find({ unpublished: true }, atOneMoment)
      .sort({ _id: 1 })
      .limit(batchCommits)
      .toArray()
    if (met.length === 0) return 0
    const commits = met.length < batchCommits ? inOrder(met) : await this.#wholeStreams(met)
    if (!this.#lease.isHeld(epoch)) {
      this.#epoch = undefined
      return 0
    }
    this.#producer ??= await this.#log.producer()
    const messages = commits.flatMap((commit) => this.#messages(commit))
    if (messages.length > 0) await this.#producer.send(messages)
    if (!this.#lease.isHeld(epoch)) {
      this.#epoch = undefined
      return 0
    }
    await this.#store.commits.updateMany(
      { _id: { $in: commits.map((commit) => commit._id) } },
      { $unset: { unpublished: '' } },
      // The next look reads by majority: a mark that is not gone there yet would be sent again.
      { writeConcern: { w: 'majority' } },
    )
    return met.length
  }

  /** A full batch may hold a later commit of a stream and not an earlier one: ids are drawn by several instances. */
  async #wholeStreams(met: readonly Commit[]): Promise<Commit[]> {
    const streamIds = [...new Set(met.map((commit) => commit.streamId))]
    return await this.#store.commits
      .find({ unpublished: true, streamId: { $in: streamIds } }, atOneMoment)
      .sort({ streamId: 1, version: 1 })
      .toArray()
  }

  #messages(commit: Commit): OutgoingMessage[] {
    return recordedFacts(this.#store.service, commit).map((recorded) => ({
      topic: topicOf(this.#store.service),
      key: recorded.streamId,
      value: JSON.stringify(toCloudEvent(recorded)),
      headers: {
        'content-type': 'application/cloudevents+json; charset=utf-8',
        'x-correlation-id': recorded.correlationId,
      },
    }))
  }

  /** There is something to do: now, or as soon as the batch at hand is done. Quiet where another holds the lease. */
  wake(): void {
    if (this.#epoch === undefined) return
    this.#called = true
    this.#goOn()
  }

  /** Whether this instance publishes at the moment. */
  get isPublishing(): boolean {
    return this.#epoch !== undefined
  }

  async #idle(): Promise<void> {
    if (!this.#called && !this.#stopped)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pollEveryMs)
        this.#goOn = () => {
          clearTimeout(timer)
          resolve()
        }
      })
  }
}

const inOrder = (commits: readonly Commit[]): Commit[] =>
  commits.toSorted((a, b) => (a.streamId === b.streamId ? a.version - b.version : a.streamId < b.streamId ? -1 : 1))
