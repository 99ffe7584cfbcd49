import type mongoose from 'mongoose'

interface LeaseDocument {
  readonly _id: string
  readonly holder: string
  readonly epoch: number
  readonly until: Date
}

/**
 * One holder at a time for a named duty, by MongoDB's own clock; each change of holder raises the epoch. Prevents the
 * failure "a frozen instance resumes and acts as if it still held the lease".
 */
export class Lease {
  readonly #leases: mongoose.mongo.Collection<LeaseDocument>
  readonly #name: string
  readonly #holder: string
  readonly #forMs: number
  #held: { epoch: number; until: number } | undefined
  /** A lease is never deleted: once found, it is not created again at each try of an instance that waits. */
  #isKnown = false
  #keeping: { readonly result: Promise<number | undefined>; readonly until: number } | undefined

  constructor(db: mongoose.mongo.Db, name: string, holder: string, forMs: number) {
    this.#leases = db.collection<LeaseDocument>('leases', { writeConcern: { w: 'majority' } })
    this.#name = name
    this.#holder = holder
    this.#forMs = forMs
  }

  /** Acquires or renews the lease; returns its epoch, or undefined while another instance holds it. */
  async hold(): Promise<number | undefined> {
    const queriedAt = performance.now()
    const epoch = await this.#take()
    this.#held = epoch === undefined ? undefined : { epoch, until: queriedAt + this.#forMs }
    return epoch
  }

  /**
   * As `hold`, for many callers: queries only when half of the term is over, or a sixth while another instance holds it.
   */
  async keep(): Promise<number | undefined> {
    const now = performance.now()
    const epoch = this.#held?.epoch
    if (epoch !== undefined && this.isHeld(epoch) && (this.#held?.until ?? 0) - now > this.#forMs / 2) return epoch
    if (this.#keeping === undefined || now >= this.#keeping.until) {
      const result = this.hold()
      this.#keeping = { result, until: now + this.#forMs / 6 }
      result.catch(() => {
        this.#keeping = undefined
      })
    }
    return await this.#keeping.result
  }

  /**
   * True while the epoch of this process cannot have expired, by the monotonic clock. Needs no query: MongoDB's term
   * began later than the query was sent.
   */
  isHeld(epoch: number): boolean {
    return this.#held?.epoch === epoch && performance.now() < this.#held.until
  }

  async #take(): Promise<number | undefined> {
    const mine = { $eq: ['$holder', this.#holder] }
    const alive = { $gt: ['$until', '$$NOW'] }
    const take = async () =>
      await this.#leases.findOneAndUpdate(
        { _id: this.#name, $expr: { $or: [mine, { $not: [alive] }] } },
        [
          {
            $set: {
              epoch: { $cond: [{ $and: [mine, alive] }, '$epoch', { $add: ['$epoch', 1] }] },
              holder: this.#holder,
              until: { $add: ['$$NOW', this.#forMs] },
            },
          },
        ],
        { returnDocument: 'after' },
      )
    const taken = await take()
    if (taken !== null) return taken.epoch
    if (this.#isKnown) return undefined
    const made = await this.#leases.updateOne(
      { _id: this.#name },
      { $setOnInsert: { holder: '', epoch: 0, until: new Date(0) } },
      { upsert: true },
    )
    this.#isKnown = true
    return made.upsertedCount === 1 ? (await take())?.epoch : undefined
  }

  /** Releases the lease, so that another instance need not wait for its expiry. */
  async release(): Promise<void> {
    this.#held = undefined
    this.#keeping = undefined
    await this.#leases.updateOne({ _id: this.#name, holder: this.#holder }, { $set: { until: new Date(0) } })
  }
}
