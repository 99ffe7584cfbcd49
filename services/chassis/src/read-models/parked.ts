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
  /** When it was tried last, at first `since`; keys from before this was kept have none and come first. */
  readonly tried?: Date
  readonly facts: readonly RecordedFact[]
}

/** An operator's word that a reader may pass over a fact; it counts for every later rebuild too. */
interface Skip {
  /** `<reader>:<fact id>`. */
  readonly _id: string
  readonly reason: string
  readonly by: string
  readonly at: Date
}

const keysAtOnce = 200
const lookAgainMs = 250

/** The fact that is tried first. */
export const firstOf = (facts: readonly RecordedFact[]): RecordedFact | undefined =>
  facts.toSorted((a, b) => a.sequence - b.sequence)[0]

/**
 * Keys that wait with their successors while all others flow on. Answers the failure "one bad event stops
 * the partition". Durable, so that a committed offset loses nothing.
 */
export class Parked {
  readonly #collection: mongoose.mongo.Collection<ParkedKey>
  readonly #skips: mongoose.mongo.Collection<Skip>

  #present: { readonly since: number; readonly consumers: Promise<ReadonlySet<string>> } | undefined

  constructor(db: mongoose.mongo.Db) {
    this.#collection = db.collection<ParkedKey>('parked', { writeConcern: { w: 'majority' } })
    this.#skips = db.collection<Skip>('skipped-facts', { writeConcern: { w: 'majority' } })
  }

  /** Creates the indexes, one for each question: which keys wait longest, and which were tried longest ago. */
  async ensureIndexes(): Promise<void> {
    await this.#collection.createIndexes([
      { key: { consumer: 1, since: 1 } },
      { key: { consumer: 1, tried: 1 } },
      { key: { consumer: 1, kind: 1, tried: 1 } },
    ])
  }

  /**
   * What waits under these keys. Whether anything waits at all is asked a few times a second for all consumers, not for
   * each batch: only the owner of a partition opens a key, and it looks anew after each that it opens itself.
   */
  async waiting(consumer: string, keys: readonly string[]): Promise<ReadonlyMap<string, ParkedKey>> {
    const now = performance.now()
    if (this.#present === undefined || now - this.#present.since > lookAgainMs) {
      const consumers = this.#collection.distinct('consumer').then((found) => new Set(found))
      this.#present = { since: now, consumers }
      consumers.catch(() => {
        this.#present = undefined
      })
    }
    return (await this.#present.consumers).has(consumer) ? await this.find(consumer, keys) : new Map()
  }

  async find(consumer: string, keys: readonly string[]): Promise<Map<string, ParkedKey>> {
    const found = await this.#collection.find({ _id: { $in: keys.map((key) => `${consumer}:${key}`) } }).toArray()
    return new Map(found.map((parked) => [parked.key, parked]))
  }

  /** Adds a fact to a key's queue, the first one opens it, and says why it waits now. Facts are added once. */
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
      {
        $set: { kind: why.kind, reason: why.reason },
        $setOnInsert: { consumer, key, since: now, tried: now, facts: [] },
      },
      { upsert: true },
    )
    await this.#collection.updateOne({ _id: id, 'facts.id': { $ne: recorded.id } }, { $push: { facts: recorded } })
    this.#present = undefined
  }

  /**
   * Adds facts to the queue of a key as it was read, each once, and may say anew why it waits. False, and nothing is
   * added, where the key is free or being tried again meanwhile. Answers the failure "a fact on its way to a key that an
   * operator had just freed poisoned it again, and nothing was wrong with it".
   */
  async join(
    parked: ParkedKey,
    facts: readonly RecordedFact[],
    why?: Pick<ParkedKey, 'kind' | 'reason'>,
  ): Promise<boolean> {
    if (facts.length === 0) return true
    const once = [...new Map(facts.map((recorded) => [recorded.id, recorded])).values()]
    const isNew = { $not: [{ $in: ['$$one.id', '$facts.id'] }] }
    const added = { $filter: { input: { $literal: once }, as: 'one', cond: isNew } }
    const { matchedCount } = await this.#collection.updateOne({ _id: parked._id, kind: parked.kind }, [
      {
        $set: {
          facts: { $concatArrays: ['$facts', added] },
          ...(why === undefined ? {} : { kind: why.kind, reason: { $literal: why.reason } }),
        },
      },
    ])
    return matchedCount === 1
  }

  /** Frees a key as it was read. False where facts were added meanwhile: they are to be tried as well. */
  async remove(parked: ParkedKey): Promise<boolean> {
    const { deletedCount } = await this.#collection.deleteOne({
      _id: parked._id,
      facts: { $size: parked.facts.length },
    })
    return deletedCount === 1 || (await this.#collection.countDocuments({ _id: parked._id })) === 0
  }

  /** Lets a poisoned key be tried again. */
  async reopen(consumer: string, key: string): Promise<void> {
    await this.#collection.updateOne({ _id: `${consumer}:${key}` }, { $set: { kind: 'gap' } })
  }

  /** Drops one fact of a key's queue, which has had its effect. */
  async drop(consumer: string, key: string, factId: string): Promise<void> {
    await this.#collection.updateOne({ _id: `${consumer}:${key}` }, { $pull: { facts: { id: factId } } })
  }

  async forget(consumer: string): Promise<void> {
    await this.#collection.deleteMany({ consumer })
  }

  /** What has waited longest, for operators. */
  async list(consumer: string): Promise<ParkedKey[]> {
    return await this.#collection.find({ consumer }).sort({ since: 1 }).limit(keysAtOnce).toArray()
  }

  /** Keys of a consumer, those first that were tried longest ago: whoever marks what is tried comes to all of them. */
  async toTry(consumer: string): Promise<string[]> {
    return await this.#keys({ consumer })
  }

  /** Keys that wait for a missing fact since before `until`, in the same order. */
  async gaps(consumer: string, until: Date): Promise<string[]> {
    return await this.#keys({ consumer, kind: 'gap', since: { $lt: until } })
  }

  /** Notes that these keys are tried now: all others come before them. */
  async markTried(consumer: string, keys: readonly string[], now: Date): Promise<void> {
    const ids = keys.map((key) => `${consumer}:${key}`)
    await this.#collection.updateMany({ _id: { $in: ids } }, { $set: { tried: now } })
  }

  async skip(reader: string, factId: string, word: { reason: string; by: string; at: Date }): Promise<void> {
    await this.#skips.updateOne({ _id: `${reader}:${factId}` }, { $setOnInsert: word }, { upsert: true })
  }

  async isSkipped(reader: string, factId: string): Promise<boolean> {
    return (await this.#skips.countDocuments({ _id: `${reader}:${factId}` })) > 0
  }

  async #keys(where: mongoose.mongo.Filter<ParkedKey>): Promise<string[]> {
    const found = await this.#collection
      .find(where, { projection: { key: 1 } })
      .sort({ tried: 1 })
      .limit(keysAtOnce)
      .toArray()
    return found.map(({ key }) => key)
  }
}
