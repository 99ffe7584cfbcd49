import { type ServiceName, topicOf } from '@pinline/events/event'
import type { Logger } from 'pino'
import { atMost } from '../at-most.ts'
import { type Commit, recordedEvents } from '../event-store/commit.ts'
import type { EventStore } from '../event-store/event-store.ts'
import { toCloudEvent } from '../kafka/cloud-event.ts'
import { type EventLog, type EventProducer, MessagesRefused, type OutgoingMessage } from '../kafka/kafka-port.ts'
import type { Lease } from '../lease.ts'
import { inSpanEach } from '../telemetry/batch-spans.ts'
import { FreshCommits } from './fresh-commits.ts'
import { batchCommits, type OutboxCommit, outboxBatches, prefetch } from './outbox-batches.ts'
import { produceBatchesOf } from './produce-batches.ts'
import { RefusedStreams } from './refused-streams.ts'

const pollEveryMs = 1000
const retryAfterMs = 500
/** How long a stale producer may take to close. */
const closeMs = 5000
const renewEveryMs = 2000
/** Commits that are sent within so many milliseconds lose their marks by one statement. */
const unmarkAfterMs = 250
/** Minimum interval of requests: commits that arrive shortly after each other are sent, and consumed, together. */
const minIntervalMs = 20

const publishSpan = (service: ServiceName) =>
  ({
    name: `publish ${topicOf(service)}`,
    kind: 'producer',
    attributes: { 'messaging.system': 'kafka', 'messaging.destination.name': topicOf(service) },
  }) as const

export interface OutboxState {
  readonly pending: number
  /** Age of the oldest commit not yet published, seconds. */
  readonly oldestSeconds: number
}

/**
 * Publishes commits to Kafka: at least once, per stream in order. Those of its own process are sent as they are, without
 * being read (`fresh-commits.ts`); those of other instances, which notify it, and all that were left are read, guaranteed
 * by polling. What is read goes through a pipeline of single batches: while one is sent, the next is
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
  readonly #fresh = new FreshCommits()
  #readAt = Number.NEGATIVE_INFINITY
  /** Ids of commits that were sent and whose marks are not removed yet. */
  readonly #sent = new Set<string>()
  #toUnmark: Commit['_id'][] = []
  #unmarkTimer: NodeJS.Timeout | undefined
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
    this.#unheard = this.#store.onCommit((commits, isFollowed) => {
      if (this.#epoch === undefined) this.#fresh.clear()
      else if (isFollowed) this.#fresh.addFollowed(commits)
      else this.#fresh.add(commits)
      // One that is followed goes with the next one of its stream; without one, polling finds it.
      if (!isFollowed) this.#call()
    })
    this.#running = this.#run()
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#unheard()
    this.#goOn()
    await this.#running
    this.#unmarkGathered()
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
        if (epoch !== undefined && (await this.#publishAll(epoch)) >= batchCommits) continue
      } catch (error) {
        this.#logger.warn({ error: error instanceof Error ? error.message : error }, 'relay will try again')
        this.#epoch = undefined
        this.#fresh.clear()
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

  /** Publishes fresh commits, then what else is marked if that is due; returns the number of commits that were read. */
  async #publishAll(epoch: number): Promise<number> {
    // Another instance may have published since this one held the lease.
    if (epoch === this.#lookedIn) await this.#publishFresh(epoch)
    else this.#fresh.forget()
    const isPollDue = performance.now() - this.#readAt >= pollEveryMs
    if (!this.#fresh.takeReadDue() && !isPollDue) return 0
    this.#readAt = performance.now()
    return await this.#publish(epoch)
  }

  async #publishFresh(epoch: number): Promise<void> {
    const commits = this.#fresh.take()
    if (commits.length === 0) return
    const isSent = await this.#send(produceBatchesOf(commits.flatMap((commit) => this.#messages(commit))), epoch)
    if (!isSent || (await this.#hold()) !== epoch) return this.#fresh.clear()
    await this.refused.hold()
    this.#fresh.sent(commits)
    for (const { _id } of commits) {
      this.#sent.add(_id.toHexString())
      this.#toUnmark.push(_id)
    }
    this.#unmarkTimer ??= setTimeout(() => this.#unmarkGathered(), unmarkAfterMs)
  }

  #unmarkGathered(): void {
    clearTimeout(this.#unmarkTimer)
    this.#unmarkTimer = undefined
    const ids = this.#toUnmark
    this.#toUnmark = []
    if (ids.length > 0) this.#unmarking = this.#unmarking.then(() => this.#unmark(ids))
  }

  /** Publishes what is marked now, while the lease has this epoch; returns the number of commits. */
  async #publish(epoch: number): Promise<number> {
    // Connects while the first batch is read; an error surfaces when the first batch is sent.
    this.#connect().catch(() => undefined)
    // What was sent need not be read again.
    this.#unmarkGathered()
    await this.#unmarking
    await this.refused.look(epoch !== this.#lookedIn)
    this.#lookedIn = epoch
    let published = 0
    for await (const { commits, batches } of prefetch(this.#built())) {
      if (this.#stopped || !(await this.#send(batches, epoch))) break
      await this.#unmarking
      if ((await this.#hold()) !== epoch) break
      await this.refused.hold()
      this.#fresh.sent(commits)
      const ids = commits.map(({ _id }) => _id)
      for (const id of ids) this.#sent.add(id.toHexString())
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
      const traced = messages.map(({ headers }) => headers)
      await inSpanEach(publishSpan(this.#store.service), traced, () => producer.send(messages))
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

  /** A producer whose broker was killed may never be closed. Readers know what it still sends by its version. */
  async #disconnect(): Promise<void> {
    const producer = this.#producer
    this.#producer = undefined
    const closed = producer?.then((connected) => connected.close()).catch(() => undefined)
    if (closed !== undefined) await atMost(closeMs, closed)
  }

  async *#built(): AsyncGenerator<
    { commits: readonly OutboxCommit[]; batches: (readonly OutgoingMessage[])[] },
    undefined
  > {
    // A copy: marks that are removed meanwhile are still there for this read.
    for await (const commits of outboxBatches(this.#store.commits, new Set(this.#sent)))
      yield {
        commits,
        batches: produceBatchesOf(commits.flatMap((commit) => this.#messages(commit))),
      }
  }

  /** Removes marks while reads skip these commits. If that fails, a later read finds them again. */
  async #unmark(ids: readonly Commit['_id'][]): Promise<void> {
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
      for (const id of ids) this.#sent.delete(id.toHexString())
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
        ...(recorded.traceparent === undefined ? {} : { traceparent: recorded.traceparent }),
      },
    }))
  }

  /** Reads what another instance has committed, now or after the current batch; nothing without the lease. */
  wake(): void {
    this.#fresh.readNext()
    this.#call()
  }

  #call(): void {
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
