import { createHmac } from 'node:crypto'
import type mongoose from 'mongoose'
import type { Clock } from '../clock.ts'
import type { Keys } from '../keys/keys.ts'
import { sweptAfter } from '../retention/sweep.ts'
import { isDuplicateKey } from './duplicate-key.ts'

interface Claim {
  readonly _id: string
  readonly kind: string
  readonly owner: string
  readonly streamId: string
  readonly claimedAt: Date
  readonly confirmed?: true
}

const orphanAfterMs = 10 * 60_000

/** Claims whose stream is not known yet to exist. */
export const claimsSweep = sweptAfter('claimedAt', {
  ...{ kind: 'unconfirmed-claims', collection: 'claims', from: 'written', seconds: orphanAfterMs / 1000 },
  where: { confirmed: { $exists: false } },
})

/**
 * Uniqueness across streams (e-mail, phone, part number): claim, then commit. Prevents the failure "two concurrent
 * registrations of one e-mail address". Only a keyed hash of the value is stored.
 */
export class Claims {
  readonly #collection: mongoose.mongo.Collection<Claim>
  readonly #commits: mongoose.mongo.Collection
  readonly #key: string | Buffer
  readonly #clock: Clock

  constructor(db: mongoose.mongo.Db, keys: Keys, clock: Clock) {
    this.#collection = db.collection<Claim>('claims', { writeConcern: { w: 'majority' } })
    this.#commits = db.collection('commits')
    this.#key = keys.hashing('claims')
    this.#clock = clock
  }

  /** The sweep reads what is not confirmed yet, and releases read an owner's, however many claims there are. */
  async ensureIndexes(): Promise<void> {
    await Promise.all([
      this.#collection.createIndex({ confirmed: 1, claimedAt: 1 }),
      this.#collection.createIndex({ owner: 1 }),
    ])
  }

  #id(kind: string, value: string): string {
    return `${kind}:${createHmac('sha256', this.#key).update(value).digest('base64url')}`
  }

  /**
   * `claimed` by this call, `mine` already, or `taken` by another owner. `streamId` is the owner's future stream, if it
   * is not named after the owner: the sweep releases a claim only if that stream does not exist.
   */
  async claim(
    kind: string,
    value: string,
    owner: string,
    streamId: string = owner,
  ): Promise<'claimed' | 'mine' | 'taken'> {
    try {
      await this.#collection.insertOne({
        _id: this.#id(kind, value),
        kind,
        owner,
        streamId,
        claimedAt: this.#clock.now(),
      })
      return 'claimed'
    } catch (error) {
      if (!isDuplicateKey(error)) throw error
      return (await this.owner(kind, value)) === owner ? 'mine' : 'taken'
    }
  }

  async owner(kind: string, value: string): Promise<string | undefined> {
    return (await this.#collection.findOne({ _id: this.#id(kind, value) }))?.owner
  }

  async release(kind: string, value: string, owner: string): Promise<void> {
    await this.#collection.deleteOne({ _id: this.#id(kind, value), owner })
  }

  /** Releases all of an owner's claims of a kind except these values. */
  async releaseOthers(kind: string, owner: string, except: readonly string[]): Promise<void> {
    await this.#collection.deleteMany({ kind, owner, _id: { $nin: except.map((value) => this.#id(kind, value)) } })
  }

  /** Frees all that an owner has claimed. */
  async releaseAll(owner: string): Promise<void> {
    await this.#collection.deleteMany({ owner })
  }

  /** Releases claims older than ten minutes whose stream was never created, and marks the others as checked. */
  async sweep(): Promise<number> {
    const before = new Date(this.#clock.now().getTime() - orphanAfterMs)
    let freed = 0
    for await (const claim of this.#collection.find({ confirmed: { $exists: false }, claimedAt: { $lt: before } })) {
      const exists = await this.#commits.findOne({ streamId: claim.streamId }, { projection: { _id: 1 } })
      if (exists === null)
        freed += (await this.#collection.deleteOne({ _id: claim._id, claimedAt: claim.claimedAt })).deletedCount
      else await this.#collection.updateOne({ _id: claim._id }, { $set: { confirmed: true } })
    }
    return freed
  }
}
