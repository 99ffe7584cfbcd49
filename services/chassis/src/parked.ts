import type { RecordedEvent } from '@pinline/events/event'
import mongoose from 'mongoose'
import { fromStored, type StoredEvent, toStored } from './event-store/stored-event.ts'

export interface ParkedKey {
  /** `<consumer>:<key>`. */
  readonly _id: string
  readonly consumer: string
  /** The row or stream that waits. */
  readonly key: string
  readonly kind: 'gap' | 'poison'
  readonly reason: string
  readonly since: Date
  /** Time of the last retry, at first `since`; keys of earlier releases have none and come first. */
  readonly tried?: Date
  /** Changes with each addition: a caller that frees the key has seen everything added to it. */
  readonly added: mongoose.mongo.ObjectId
}

/** A key and what waits under it, in its order; of a poisoned one nothing is read, since nothing can be done with it. */
export interface WaitingKey extends ParkedKey {
  readonly events: readonly RecordedEvent[]
}

/** A key as operators see it. */
export interface ListedKey extends ParkedKey {
  readonly first: RecordedEvent | undefined
  /** Number of events waiting under the key. */
  readonly waiting: number
}

type Why = Pick<ParkedKey, 'kind' | 'reason'>

/** One event under a key, as its own document: a key can wait for hours and outgrow one document. */
interface WaitingEvent {
  /** `<consumer>:<key>:<event id>`. */
  readonly _id: string
  readonly consumer: string
  readonly key: string
  readonly sequence: number
  readonly recorded: StoredEvent
}

/** An operator's permission to skip an event; it applies to every later rebuild too. */
interface Skip {
  /** `<reader>:<event id>`. */
  readonly _id: string
  readonly reason: string
  readonly by: string
  readonly at: Date
}

const keysAtOnce = 200
/** How long what was looked up counts while this process opens no key and no partition is assigned to it. */
const lookAgainMs = 5000
/** More than one is too many: the exact number is of no use. */
const maxCounted = 1000
const majority = { writeConcern: { w: 'majority' } } as const
const inOrder = { sequence: 1, _id: 1 } as const

const idOf = (consumer: string, key: string): string => `${consumer}:${key}`
const under = ({ consumer, key }: ParkedKey) => ({ consumer, key })

/**
 * Keys that wait with their later events while all others proceed. Prevents the failure "one poison event stops the
 * partition". Durable, so that a committed offset loses nothing.
 */
export class Parked {
  readonly #db: mongoose.mongo.Db
  readonly #keys: mongoose.mongo.Collection<ParkedKey>
  readonly #events: mongoose.mongo.Collection<WaitingEvent>
  readonly #skips: mongoose.mongo.Collection<Skip>

  /** Consumers for which keys wait, as looked up last. */
  #present: { readonly since: number; readonly consumers: Promise<ReadonlySet<string>> } | undefined

  constructor(db: mongoose.mongo.Db) {
    this.#db = db
    this.#keys = db.collection<ParkedKey>('parked', majority)
    this.#events = db.collection<WaitingEvent>('parked-facts', majority)
    this.#skips = db.collection<Skip>('skipped-facts', majority)
  }

  /**
   * Creates the indexes, one per query: keys by waiting time, keys by last retry, events under a key. Moves events that
   * an earlier release stored in the key's own document.
   */
  async ensureIndexes(): Promise<void> {
    await this.#keys.createIndexes([
      { key: { consumer: 1, since: 1 } },
      { key: { consumer: 1, tried: 1 } },
      { key: { consumer: 1, kind: 1, tried: 1 } },
    ])
    await this.#events.createIndex({ consumer: 1, key: 1, ...inOrder })
    const former = this.#db.collection<ParkedKey & { facts: StoredEvent[] }>('parked', majority)
    for await (const { facts, consumer, key, kind, reason, since } of former.find({ facts: { $exists: true } })) {
      await this.park(consumer, key, facts.map(fromStored), { kind, reason }, since)
      await former.updateOne({ _id: idOf(consumer, key) }, { $unset: { facts: true } })
    }
  }

  /**
   * What waits under these keys. Whether anything waits at all is queried every few seconds for all consumers, not for
   * each batch: only the owner of a partition opens a key, and it queries again after each key that it opens itself, and
   * after each assignment of partitions.
   */
  async waiting(consumer: string, keys: readonly string[]): Promise<ReadonlyMap<string, WaitingKey>> {
    const isKnown = this.#present !== undefined && performance.now() - this.#present.since <= lookAgainMs
    const consumers = isKnown ? await this.#present?.consumers : await this.consumers()
    return consumers?.has(consumer) ? await this.waitingNow(consumer, keys) : new Map()
  }

  /** Consumers for which keys wait, queried now. */
  async consumers(): Promise<ReadonlySet<string>> {
    const consumers = this.#keys.distinct('consumer').then((found) => new Set(found))
    const present = { since: performance.now(), consumers }
    this.#present = present
    consumers.catch(() => {
      if (this.#present === present) this.#present = undefined
    })
    return await consumers
  }

  /** Has the next batch query whether anything waits: partitions come with keys that another instance opened. */
  lookAgain(): void {
    this.#present = undefined
  }

  /** What waits under these keys, queried now. */
  async waitingNow(consumer: string, keys: readonly string[]): Promise<ReadonlyMap<string, WaitingKey>> {
    const found = await this.#keys.find({ _id: { $in: keys.map((key) => idOf(consumer, key)) } }).toArray()
    const read = found.map(async (parked): Promise<[string, WaitingKey]> => {
      const events = parked.kind === 'poison' ? [] : await this.#events.find(under(parked)).sort(inOrder).toArray()
      return [parked.key, { ...parked, events: events.map(({ recorded }) => fromStored(recorded)) }]
    })
    return new Map(await Promise.all(read))
  }

  /** One key; undefined if it is free. */
  async find(consumer: string, key: string): Promise<ParkedKey | undefined> {
    return (await this.#keys.findOne({ _id: idOf(consumer, key) })) ?? undefined
  }

  /** The event under a key that is retried first. */
  async first(parked: ParkedKey): Promise<RecordedEvent | undefined> {
    const first = await this.#events.findOne(under(parked), { sort: inOrder })
    return first === null ? undefined : fromStored(first.recorded)
  }

  /** Adds events to a key's queue, which the first ones open, and stores why it waits. An event is added once. */
  async park(consumer: string, key: string, events: readonly RecordedEvent[], why: Why, now: Date): Promise<void> {
    const parked = { _id: idOf(consumer, key), consumer, key }
    await this.#together(async (options) => {
      await this.#keys.updateOne(
        { _id: parked._id },
        {
          $set: { ...why, added: new mongoose.mongo.ObjectId() },
          $setOnInsert: { consumer, key, since: now, tried: now },
        },
        { ...options, upsert: true },
      )
      await this.#add(parked, events, options)
    })
    this.lookAgain()
  }

  /**
   * Adds events to the queue of a key as it was read, each once, and may update why it waits. Returns false without
   * adding if the key is free or is being retried. Prevents the failure "an event on its way to a key that an operator
   * had just freed parked it again without a cause".
   */
  async join(parked: ParkedKey, events: readonly RecordedEvent[], why?: Why): Promise<boolean> {
    if (events.length === 0) return true
    return await this.#together(async (options) => {
      const { matchedCount } = await this.#keys.updateOne(
        { _id: parked._id, kind: parked.kind },
        { $set: { ...why, added: new mongoose.mongo.ObjectId() } },
        options,
      )
      if (matchedCount === 1) await this.#add(parked, events, options)
      return matchedCount === 1
    })
  }

  /** Frees a key as it was read. False if events were added in the meantime: they must be retried as well. */
  async remove(parked: ParkedKey): Promise<boolean> {
    return await this.#together(async (options) => {
      const { deletedCount } = await this.#keys.deleteOne({ _id: parked._id, added: parked.added }, options)
      if (deletedCount === 1) await this.#events.deleteMany(under(parked), options)
      return deletedCount === 1 || (await this.#keys.countDocuments({ _id: parked._id }, options)) === 0
    })
  }

  /** Allows a poisoned key to be retried. */
  async reopen(consumer: string, key: string): Promise<void> {
    await this.#keys.updateOne({ _id: idOf(consumer, key) }, { $set: { kind: 'gap' } })
  }

  /** Drops events of a key's queue that have taken effect. */
  async drop(parked: ParkedKey, eventIds: readonly string[]): Promise<void> {
    await this.#events.deleteMany({ _id: { $in: eventIds.map((id) => `${parked._id}:${id}`) } })
  }

  async forget(consumer: string): Promise<void> {
    await this.#keys.deleteMany({ consumer })
    await this.#events.deleteMany({ consumer })
  }

  /** Number of keys by consumer and kind. Whether any wait is looked up first, as before each batch. */
  async counts(): Promise<{ readonly consumer: string; readonly kind: ParkedKey['kind']; readonly keys: number }[]> {
    const consumers = await this.consumers()
    if (consumers.size === 0) return []
    const counted = await this.#keys
      .aggregate<{
        readonly _id: { readonly consumer: string; readonly kind: ParkedKey['kind'] }
        readonly keys: number
      }>([{ $group: { _id: { consumer: '$consumer', kind: '$kind' }, keys: { $sum: 1 } } }])
      .toArray()
    return counted.map(({ _id, keys }) => ({ ..._id, keys }))
  }

  /** Number of keys of a consumer; with another consumer, of those that are free there. */
  async count(consumer: string, other?: string): Promise<number> {
    if (other === undefined) return await this.#keys.countDocuments({ consumer })
    const keys = await this.#keys
      .find({ consumer }, { projection: { key: 1 } })
      .limit(maxCounted)
      .toArray()
    const ids = keys.map(({ key }) => idOf(other, key))
    return keys.length - (await this.#keys.countDocuments({ _id: { $in: ids } }))
  }

  /** Keys that have waited longest, for operators. */
  async list(consumer: string): Promise<ListedKey[]> {
    const keys = await this.#keys.find({ consumer }).sort({ since: 1 }).limit(keysAtOnce).toArray()
    const counted = await this.#events
      .aggregate<{ _id: string; first: string; waiting: number }>([
        { $match: { consumer, key: { $in: keys.map(({ key }) => key) } } },
        { $sort: { key: 1, ...inOrder } },
        { $group: { _id: '$key', first: { $first: '$_id' }, waiting: { $sum: 1 } } },
      ])
      .toArray()
    const firsts = await this.#events.find({ _id: { $in: counted.map(({ first }) => first) } }).toArray()
    const firstOf = new Map(firsts.map(({ key, recorded }) => [key, fromStored(recorded)]))
    return keys.map((parked) => ({
      ...parked,
      first: firstOf.get(parked.key),
      waiting: counted.find(({ _id }) => _id === parked.key)?.waiting ?? 0,
    }))
  }

  /** Keys of a consumer, least recently retried first, so that marking retries reaches all of them. */
  async toTry(consumer: string): Promise<string[]> {
    return await this.#longestUntried({ consumer })
  }

  /** Keys that have waited for a missing event since before `until`, in the same order. */
  async gaps(consumer: string, until: Date): Promise<string[]> {
    return await this.#longestUntried({ consumer, kind: 'gap', since: { $lt: until } })
  }

  /** Marks these keys as retried now: all others come before them. */
  async markTried(consumer: string, keys: readonly string[], now: Date): Promise<void> {
    await this.#keys.updateMany({ _id: { $in: keys.map((key) => idOf(consumer, key)) } }, { $set: { tried: now } })
  }

  async skip(reader: string, eventId: string, word: { reason: string; by: string; at: Date }): Promise<void> {
    await this.#skips.updateOne({ _id: `${reader}:${eventId}` }, { $setOnInsert: word }, { upsert: true })
  }

  async isSkipped(reader: string, eventId: string): Promise<boolean> {
    return (await this.#skips.countDocuments({ _id: `${reader}:${eventId}` })) > 0
  }

  /** An operator's permission for a reader to skip an event. */
  async skipOf(reader: string, eventId: string): Promise<Pick<Skip, 'reason' | 'by' | 'at'> | undefined> {
    return (await this.#skips.findOne({ _id: `${reader}:${eventId}` })) ?? undefined
  }

  /** The key under which an event waits; undefined if it does not. */
  async waitingFor(consumer: string, key: string, eventId: string): Promise<ParkedKey | undefined> {
    const waits = await this.#events.countDocuments({ _id: `${idOf(consumer, key)}:${eventId}` })
    return waits === 0 ? undefined : await this.find(consumer, key)
  }

  /** A key and its events change in one transaction: no event without its key, no freed key with an event. */
  async #together<T>(work: (options: { session: mongoose.mongo.ClientSession }) => Promise<T>): Promise<T> {
    return await this.#db.client.withSession(
      async (session) => await session.withTransaction(async () => await work({ session }), majority),
    )
  }

  async #add(
    { _id, consumer, key }: Pick<ParkedKey, '_id' | 'consumer' | 'key'>,
    events: readonly RecordedEvent[],
    options: { session: mongoose.mongo.ClientSession },
  ): Promise<void> {
    if (events.length === 0) return
    await this.#events.bulkWrite(
      events.map((recorded) => ({
        updateOne: {
          filter: { _id: `${_id}:${recorded.id}` },
          update: { $setOnInsert: { consumer, key, sequence: recorded.sequence, recorded: toStored(recorded) } },
          upsert: true,
        },
      })),
      options,
    )
  }

  async #longestUntried(where: mongoose.mongo.Filter<ParkedKey>): Promise<string[]> {
    const found = await this.#keys
      .find(where, { projection: { key: 1 } })
      .sort({ tried: 1 })
      .limit(keysAtOnce)
      .toArray()
    return found.map(({ key }) => key)
  }
}
