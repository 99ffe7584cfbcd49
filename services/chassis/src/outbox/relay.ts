import { topicOf } from '@pinline/events/event'
import type { Logger } from 'pino'
import { type Commit, recordedEvents } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import { toCloudEvent } from '../kafka/cloud-event.ts'
import type { EventLog, EventProducer, OutgoingMessage } from '../kafka/kafka-port.ts'
import type { Lease } from '../lease.ts'
import { batchCommits, type OutboxCommit, outboxBatches, prefetch } from './outbox-batches.ts'
import { produceBatchesOf } from './produce-batches.ts'

const pollEveryMs = 1000
const retryAfterMs = 500
const renewEveryMs = 2000
/** Looks begin no closer than this: commits that come one after the other go, and are read, together. */
const minIntervalMs = 20

export interface OutboxState {
  readonly pending: number
  /** Age of the oldest commit not yet published, seconds. */
  readonly oldestSeconds: number
}

/**
 * Carries commits to Kafka: at least once, per stream in order. Woken by the commits of its own process and by word of
 * other instances, guaranteed by polling. A pipeline of one batch each: while one is sent, the next is read and built,
 * and the marks of the one before are taken away, also from one look to the next. Answers the failures "saved but never
 * published" (the mark is unset only after acks=all) and "published out of order" (batches of whole streams, one request
 * in flight, none sent after one that failed; a large batch takes several). A relay whose lease has passed may repeat,
 * never overtake.
 */
export class Relay {
  readonly #store: EventStore
  readonly #log: EventLog
  readonly #lease: Lease
  readonly #logger: Logger
  #producer: Promise<EventProducer> | undefined
  #called = false
  #goOn: () => void = () => undefined
  #unheard: () => void = () => undefined
  #stopped = false
  #running: Promise<void> | undefined
  #epoch: number | undefined
  #renewAt = 0
  /** Commits that were sent and whose marks are being taken away, by their ids. */
  #sent: ReadonlySet<string> = new Set()
  #unmarking: Promise<void> = Promise.resolve()

  constructor(deps: { store: EventStore; log: EventLog; lease: Lease; logger: Logger }) {
    this.#store = deps.store
    this.#log = deps.log
    this.#lease = deps.lease
    this.#logger = deps.logger
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
    await this.#unmarking
    await this.#disconnect()
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
    while (!this.#stopped) {
      const began = performance.now()
      this.#called = false
      try {
        const epoch = await this.#hold()
        if (epoch !== undefined && (await this.#publish(epoch)) >= batchCommits) continue
      } catch (error) {
        this.#logger.warn({ error: error instanceof Error ? error.message : error }, 'relay will try again')
        this.#epoch = undefined
        await this.#disconnect()
        await new Promise((resolve) => setTimeout(resolve, this.#stopped ? 0 : retryAfterMs))
      }
      await this.#idle()
      const waitMs = began + minIntervalMs - performance.now()
      if (waitMs > 0 && !this.#stopped) await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }

  /** The epoch of the lease, renewed where that is due; undefined where another may hold it. */
  async #hold(): Promise<number | undefined> {
    if (this.#epoch === undefined || performance.now() >= this.#renewAt) {
      const requestedAt = performance.now()
      this.#epoch = await this.#lease.hold()
      this.#renewAt = requestedAt + renewEveryMs
    }
    if (this.#epoch !== undefined && !this.#lease.isHeld(this.#epoch)) this.#epoch = undefined
    return this.#epoch
  }

  /** Publishes what is marked now, while the lease is that of the epoch; answers how many commits. */
  async #publish(epoch: number): Promise<number> {
    // Meanwhile the first batch is read; where it fails, the first batch that is to be sent hears of it.
    this.#connect().catch(() => undefined)
    let published = 0
    for await (const { ids, batches } of prefetch(this.#built())) {
      if (this.#stopped || !(await this.#send(batches, epoch))) break
      await this.#unmarking
      if ((await this.#hold()) !== epoch) break
      if (ids.length > 0) this.#unmarking = this.#unmark(ids)
      published += ids.length
    }
    return published
  }

  /** Sends one after the other; false, and the rest stays, where the lease is not that of the epoch any more. */
  async #send(batches: readonly (readonly OutgoingMessage[])[], epoch: number): Promise<boolean> {
    for (const messages of batches) {
      if ((await this.#hold()) !== epoch) return false
      const producer = await this.#connect()
      await producer.send(messages)
    }
    return true
  }

  async #connect(): Promise<EventProducer> {
    this.#producer ??= this.#log.producer()
    return await this.#producer
  }

  async #disconnect(): Promise<void> {
    const producer = this.#producer
    this.#producer = undefined
    await producer?.then((connected) => connected.close()).catch(() => undefined)
  }

  async *#built(): AsyncGenerator<{ ids: Commit['_id'][]; batches: (readonly OutgoingMessage[])[] }, undefined> {
    for await (const commits of outboxBatches(this.#store.commits, this.#sent))
      yield {
        ids: commits.map((commit) => commit._id),
        batches: produceBatchesOf(commits.flatMap((commit) => this.#messages(commit))),
      }
  }

  /** Takes marks away, while the next look goes on without these commits. Where that fails, a later look meets them. */
  async #unmark(ids: readonly Commit['_id'][]): Promise<void> {
    this.#sent = new Set(ids.map((id) => id.toHexString()))
    try {
      await this.#store.commits.updateMany(
        { _id: { $in: ids } },
        { $unset: { unpublished: '' } },
        // The looks that begin from then on read by majority: a mark that is not gone there yet would be sent again.
        { writeConcern: { w: 'majority' } },
      )
    } catch (error) {
      this.#logger.warn({ error: error instanceof Error ? error.message : error }, 'relay will send again')
    } finally {
      this.#sent = new Set()
    }
  }

  #messages(commit: OutboxCommit): OutgoingMessage[] {
    return recordedEvents(this.#store.service, commit).map((recorded) => ({
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
