import { topicOf } from '@pinline/events/event'
import type { Logger } from 'pino'
import { type Commit, recordedEvents } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import { toCloudEvent } from '../kafka/cloud-event.ts'
import { type EventLog, type EventProducer, MessagesRefused, type OutgoingMessage } from '../kafka/kafka-port.ts'
import type { Lease } from '../lease.ts'
import { batchCommits, type OutboxCommit, outboxBatches, prefetch } from './outbox-batches.ts'
import { produceBatchesOf } from './produce-batches.ts'
import { RefusedStreams } from './refused-streams.ts'

const pollEveryMs = 1000
const retryAfterMs = 500
const renewEveryMs = 2000
/** Minimum interval of outbox reads: commits that arrive shortly after each other are sent, and consumed, together. */
const minIntervalMs = 20

export interface OutboxState {
  readonly pending: number
  /** Age of the oldest commit not yet published, seconds. */
  readonly oldestSeconds: number
}

/**
 * Publishes commits to Kafka: at least once, per stream in order. Woken by commits of its own process and by
 * notifications of other instances, guaranteed by polling. A pipeline of single batches: while one is sent, the next is
 * read and built, and the marks of the previous one are removed, also across reads. Prevents the failures "stored but
 * never published" (the mark is removed only after acks=all) and "published out of order" (batches of whole streams,
 * one request in flight, none sent after a failed one; a large batch takes several requests). A relay whose lease has
 * expired may repeat, but never overtake.
 */
export class Relay {
  /** Streams that Kafka refuses: they wait until an operator retries them. */
  readonly refused: RefusedStreams
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
  /** The epoch in which the producer was opened. */
  #producerEpoch: number | undefined
  /** The epoch in which refused streams were read. */
  #lookedIn: number | undefined
  #renewAt = 0
  /** Ids of commits that were sent and whose marks are being removed. */
  #sent: ReadonlySet<string> = new Set()
  #unmarking: Promise<void> = Promise.resolve()

  constructor(deps: {
    store: EventStore
    log: EventLog
    lease: Lease
    logger: Logger
    /** Learns how many streams Kafka refuses. */
    onRefused?: (count: number) => void
  }) {
    this.#store = deps.store
    this.#log = deps.log
    this.#lease = deps.lease
    this.#logger = deps.logger
    this.refused = new RefusedStreams(deps.store, deps.logger, deps.onRefused)
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

  /** The epoch of the lease, renewed if due; undefined if another instance may hold it. */
  async #hold(): Promise<number | undefined> {
    if (this.#epoch === undefined || performance.now() >= this.#renewAt) {
      const requestedAt = performance.now()
      this.#epoch = await this.#lease.hold()
      this.#renewAt = requestedAt + renewEveryMs
    }
    if (this.#epoch !== undefined && !this.#lease.isHeld(this.#epoch)) this.#epoch = undefined
    // The previous holder may have published to a newer version of the topic: a new producer looks for it.
    if (this.#epoch !== undefined && this.#epoch !== this.#producerEpoch) await this.#disconnect()
    this.#producerEpoch = this.#epoch ?? this.#producerEpoch
    return this.#epoch
  }

  /** Publishes what is marked now, while the lease has this epoch; returns the number of commits. */
  async #publish(epoch: number): Promise<number> {
    // Connects while the first batch is read; an error surfaces when the first batch is sent.
    this.#connect().catch(() => undefined)
    await this.refused.look(epoch !== this.#lookedIn)
    this.#lookedIn = epoch
    let published = 0
    for await (const { ids, batches } of prefetch(this.#built())) {
      if (this.#stopped || !(await this.#send(batches, epoch))) break
      await this.#unmarking
      if ((await this.#hold()) !== epoch) break
      await this.refused.hold()
      if (ids.length > 0) this.#unmarking = this.#unmark(ids)
      published += ids.length
    }
    return published
  }

  /** Sends batches in sequence; false, without sending the rest, once the lease has another epoch. */
  async #send(batches: readonly (readonly OutgoingMessage[])[], epoch: number): Promise<boolean> {
    for (const messages of batches) {
      if ((await this.#hold()) !== epoch) return false
      await this.#sendAccepted(this.refused.accepted(messages))
    }
    return true
  }

  async #sendAccepted(messages: readonly OutgoingMessage[]): Promise<void> {
    if (messages.length === 0) return
    try {
      const producer = await this.#connect()
      await producer.send(messages)
    } catch (error) {
      if (!(error instanceof MessagesRefused)) throw error
      await this.refused.sendEach(messages, async () => {
        await this.#disconnect()
        return await this.#connect()
      })
      await this.#disconnect()
    }
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

  /** Removes marks while the next read skips these commits. If that fails, a later read finds them again. */
  async #unmark(ids: readonly Commit['_id'][]): Promise<void> {
    this.#sent = new Set(ids.map((id) => id.toHexString()))
    try {
      await this.#store.commits.updateMany(
        // Those of a refused stream keep their mark.
        { _id: { $in: ids }, unpublished: true },
        { $unset: { unpublished: '' } },
        // Later reads use majority: a mark that is not removed there yet would be sent again.
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

  /** Publishes now, or after the current batch. Does nothing while another instance holds the lease. */
  wake(): void {
    if (this.#epoch === undefined) return
    this.#called = true
    this.#goOn()
  }

  /** Whether this instance is the publishing one. */
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
