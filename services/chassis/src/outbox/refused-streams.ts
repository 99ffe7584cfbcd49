import type { ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { EventStore, RefusedStream } from '../event-store/event-store.ts'
import { type EventProducer, MessagesRefused, type OutgoingMessage } from '../kafka/kafka-port.ts'

const majority = { writeConcern: { w: 'majority' } } as const
const listedAtOnce = 200

/** Name under which operators see refused streams and retry them. */
export const relayConsumer = (service: ServiceName): string => `${service}.relay`

/**
 * Streams that Kafka refuses wait alone: their commits are marked `refused` and are left out of the outbox, and all others
 * flow. Prevents the failure "one message that Kafka never accepts stops everything behind it". Shown by
 * tests/system/chassis/refill.spec.ts.
 */
export class RefusedStreams {
  readonly #store: EventStore
  readonly #logger: Logger
  readonly #collection: mongoose.mongo.Collection<RefusedStream>
  readonly #onCount: (count: number) => void
  #known: Map<string, RefusedStream> | undefined

  /** @param onCount learns how many streams are refused, for an alarm */
  constructor(store: EventStore, logger: Logger, onCount: (count: number) => void = () => undefined) {
    this.#store = store
    this.#logger = logger
    this.#collection = store.refused
    this.#onCount = onCount
  }

  /** Reads again what is refused: after another instance has published, and while anything is. */
  async look(isNewHolder: boolean): Promise<void> {
    if (this.#known !== undefined && this.#known.size === 0 && !isNewHolder) return
    this.#known = new Map((await this.#collection.find().toArray()).map((one) => [one._id, one]))
    for (const { _id, retry } of this.#known.values()) if (retry) await this.#release(_id)
    this.#onCount(this.#known.size)
    await this.hold()
  }

  /** Takes commits that arrived for refused streams out of the outbox. Only the publishing instance calls it. */
  async hold(): Promise<void> {
    if (this.#known === undefined || this.#known.size === 0) return
    await this.#store.commits.updateMany(
      { unpublished: true, streamId: { $in: [...this.#known.keys()] } },
      { $set: { unpublished: 'refused' } },
      majority,
    )
  }

  /** Messages of streams that are not refused. */
  accepted(messages: readonly OutgoingMessage[]): readonly OutgoingMessage[] {
    const known = this.#known
    return known === undefined || known.size === 0 ? messages : messages.filter(({ key }) => !known.has(key))
  }

  /**
   * Sends a refused batch again stream by stream; of a stream that is refused, message by message up to the one that Kafka
   * does not accept.
   * @param connect opens a producer. A new one for each try after a refusal: of a refused request some partitions may have
   * been written, and the sequence numbers of the former producer are void.
   */
  async sendEach(messages: readonly OutgoingMessage[], connect: () => Promise<EventProducer>): Promise<void> {
    for (const [streamId, of] of Map.groupBy(messages, ({ key }) => key)) {
      if ((await this.#attempt(of, connect)) === undefined) continue
      for (const message of of) {
        const reason = await this.#attempt([message], connect)
        if (reason === undefined) continue
        await this.#refuse(streamId, reason, message)
        break
      }
    }
  }

  /** What is refused, longest first, for operators. */
  async list(): Promise<RefusedStream[]> {
    return await this.#collection.find().sort({ since: 1 }).limit(listedAtOnce).toArray()
  }

  async find(streamId: string): Promise<RefusedStream | undefined> {
    return (await this.#collection.findOne({ _id: streamId })) ?? undefined
  }

  /** Lets the publishing instance try a stream again. */
  async retry(streamId: string): Promise<void> {
    await this.#collection.updateOne({ _id: streamId }, { $set: { retry: true } })
  }

  async #attempt(
    messages: readonly OutgoingMessage[],
    connect: () => Promise<EventProducer>,
  ): Promise<string | undefined> {
    try {
      const producer = await connect()
      await producer.send(messages)
      return undefined
    } catch (error) {
      if (error instanceof MessagesRefused) return error.message
      throw error
    }
  }

  async #refuse(streamId: string, reason: string, { value }: OutgoingMessage): Promise<void> {
    const { id: eventId } = JSON.parse(value) as { id: string }
    const refused = { _id: streamId, reason, eventId, since: new Date() }
    await this.#collection.replaceOne({ _id: streamId }, refused, { upsert: true })
    this.#known = new Map(this.#known).set(streamId, refused)
    this.#onCount(this.#known.size)
    await this.hold()
    this.#logger.error({ streamId, eventId, reason }, 'Kafka refuses an event: its stream waits, others are published')
  }

  async #release(streamId: string): Promise<void> {
    await this.#store.commits.updateMany(
      { streamId, unpublished: 'refused' },
      { $set: { unpublished: true } },
      majority,
    )
    await this.#collection.deleteOne({ _id: streamId })
    this.#known?.delete(streamId)
  }
}
