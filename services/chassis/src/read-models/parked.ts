import type { RecordedFact } from '@pinline/events/fact'
import type mongoose from 'mongoose'

export interface ParkedKey {
  /** `<consumer>:<key>`. */
  readonly _id: string
  readonly consumer: string
  /** The row or stream that waits. */
  readonly key: string
  readonly kind: 'gap' | 'poison'
  readonly reason: string
  readonly since: Date
  readonly facts: readonly RecordedFact[]
}

/**
 * Keys that wait with their successors while all others flow on. Answers the failure "one bad event stops
 * the partition". Durable, so that a committed offset loses nothing.
 */
export class Parked {
  readonly #collection: mongoose.mongo.Collection<ParkedKey>

  constructor(db: mongoose.mongo.Db) {
    this.#collection = db.collection<ParkedKey>('parked', { writeConcern: { w: 'majority' } })
  }

  async find(consumer: string, keys: readonly string[]): Promise<Map<string, ParkedKey>> {
    const found = await this.#collection.find({ _id: { $in: keys.map((key) => `${consumer}:${key}`) } }).toArray()
    return new Map(found.map((parked) => [parked.key, parked]))
  }

  /** Adds a fact to a key's queue; the first one opens it. A fact already there is not added again. */
  async park(
    consumer: string,
    key: string,
    recorded: RecordedFact,
    why: { kind: ParkedKey['kind']; reason: string },
    now: Date,
  ): Promise<void> {
    const id = `${consumer}:${key}`
    await this.#collection.updateOne(
      { _id: id },
      { $setOnInsert: { consumer, key, kind: why.kind, reason: why.reason, since: now, facts: [] } },
      { upsert: true },
    )
    await this.#collection.updateOne({ _id: id, 'facts.id': { $ne: recorded.id } }, { $push: { facts: recorded } })
  }

  async remove(consumer: string, key: string): Promise<void> {
    await this.#collection.deleteOne({ _id: `${consumer}:${key}` })
  }

  async list(consumer: string): Promise<ParkedKey[]> {
    return await this.#collection.find({ consumer }).sort({ since: 1 }).limit(200).toArray()
  }
}
