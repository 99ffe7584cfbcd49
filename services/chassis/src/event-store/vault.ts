import { type VaultReference, vaultReference } from '@pinline/events/ids'
import type mongoose from 'mongoose'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { ContendedError } from '../contended.ts'
import { bytesOf, type Keys, type StoredBytes } from '../keys/keys.ts'
import type { RecordCipher } from '../keys/record-cipher.ts'
import { isDuplicateKey } from './duplicate-key.ts'

interface VaultEntry {
  readonly _id: string
  readonly subject: string
  readonly version: number
  readonly sealed: StoredBytes
  readonly keptAt: Date
  /** Whose it is, where its subject does not say it. */
  readonly owner?: string
}

/**
 * Personal data and free text, as immutable versions that events and rows only refer to. Prevents the failure "a person
 * demands erasure, but events cannot be changed". Each version is encrypted for its own reference.
 */
export class Vault {
  readonly #entries: mongoose.mongo.Collection<VaultEntry>
  readonly #cipher: RecordCipher
  readonly #clock: Clock

  constructor(db: mongoose.mongo.Db, keys: Keys, clock: Clock) {
    this.#entries = db.collection<VaultEntry>('vault', { writeConcern: { w: 'majority' } })
    this.#cipher = keys.cipher('vault')
    this.#clock = clock
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([
      this.#entries.createIndex({ subject: 1, version: -1 }, { unique: true }),
      this.#entries.createIndex({ owner: 1 }, { sparse: true }),
    ])
  }

  /**
   * Stores a new version of `kind`-`id` and returns its reference, e.g. `address-a-3f…@3`.
   *
   * @param owner by whom it can be counted and erased, also if no event ever named it
   */
  async put<T>(kind: string, id: string, value: T, schema: z.ZodType<T>, owner?: string): Promise<VaultReference> {
    const reference = await this.#append(`${kind}-${id}`, schema.parse(value), { owner, mayBegin: true })
    if (reference === undefined) throw new Error(`vault subject ${kind} was not begun`)
    return reference
  }

  /**
   * Stores a further version. Undefined if the subject was erased: its numbers would begin anew, and references to
   * erased versions show this one.
   */
  async putNext<T>(
    kind: string,
    id: string,
    value: T,
    schema: z.ZodType<T>,
    owner?: string,
  ): Promise<VaultReference | undefined> {
    return await this.#append(`${kind}-${id}`, schema.parse(value), { owner, mayBegin: false })
  }

  /** The version, or undefined if it was erased. */
  async get<T>(reference: VaultReference, schema: z.ZodType<T>): Promise<T | undefined> {
    return this.#open(await this.#entries.findOne({ _id: reference }), schema)
  }

  /** Several versions with one query, in the given order; undefined for erased ones. */
  async getMany<T>(references: readonly VaultReference[], schema: z.ZodType<T>): Promise<(T | undefined)[]> {
    const found = await this.#entries.find({ _id: { $in: [...references] } }).toArray()
    const byReference = new Map(found.map((entry) => [entry._id, entry]))
    return references.map((reference) => this.#open(byReference.get(reference) ?? null, schema))
  }

  async latest<T>(
    kind: string,
    id: string,
    schema: z.ZodType<T>,
  ): Promise<{ reference: VaultReference; value: T } | undefined> {
    const entry = await this.#entries.findOne({ subject: `${kind}-${id}` }, { sort: { version: -1 } })
    const value = this.#open(entry, schema)
    return entry === null || value === undefined ? undefined : { reference: vaultReference.parse(entry._id), value }
  }

  /** All versions of a subject that are not erased, newest first. */
  async versions<T>(kind: string, id: string, schema: z.ZodType<T>): Promise<T[]> {
    const entries = await this.#entries
      .find({ subject: `${kind}-${id}` })
      .sort({ version: -1 })
      .toArray()
    return entries.flatMap((entry) => this.#open(entry, schema) ?? [])
  }

  /** How many versions of each subject are not erased; a subject without any is left out. */
  async held(subjects: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (subjects.length === 0) return new Map()
    const counted = this.#entries.aggregate<{ _id: string; count: number }>([
      { $match: { subject: { $in: [...subjects] } } },
      { $group: { _id: '$subject', count: { $sum: 1 } } },
    ])
    return new Map((await counted.toArray()).map(({ _id, count }) => [_id, count]))
  }

  /** How many of these versions are not erased. */
  async countReferences(references: readonly VaultReference[]): Promise<number> {
    return references.length === 0 ? 0 : await this.#entries.countDocuments({ _id: { $in: [...references] } })
  }

  /** Erases every version of a subject for good. */
  async erase(kind: string, id: string): Promise<void> {
    await this.eraseMany(kind, [id])
  }

  /** Erases every version of several subjects of one kind for good. */
  async eraseMany(kind: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#entries.deleteMany({ subject: { $in: ids.map((id) => `${kind}-${id}`) } })
  }

  /** Subjects of each owner with versions that are not erased; an owner without any is left out. */
  async ownedBy(owners: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    if (owners.length === 0) return new Map()
    const found = this.#entries.aggregate<{ _id: string; subjects: string[] }>([
      { $match: { owner: { $in: [...owners] } } },
      { $group: { _id: '$owner', subjects: { $addToSet: '$subject' } } },
    ])
    return new Map((await found.toArray()).map(({ _id, subjects }) => [_id, subjects]))
  }

  /** Erases every version of an owner for good. */
  async eraseOwned(owner: string): Promise<void> {
    await this.#entries.deleteMany({ owner })
  }

  /** Erases one version for good. If it was the last, its number is given again: nothing may refer to it. */
  async eraseVersion(reference: VaultReference): Promise<void> {
    await this.#entries.deleteOne({ _id: reference })
  }

  /** Erases the versions of a subject that are older than this one, for good. */
  async eraseOlder(reference: VaultReference): Promise<void> {
    const at = reference.lastIndexOf('@')
    await this.#entries.deleteMany({
      subject: reference.slice(0, at),
      version: { $lt: Number(reference.slice(at + 1)) },
    })
  }

  async #append(
    subject: string,
    value: unknown,
    { owner, mayBegin }: { readonly owner: string | undefined; readonly mayBegin: boolean },
  ): Promise<VaultReference | undefined> {
    const text = JSON.stringify(value)
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const last = await this.#entries.findOne({ subject }, { sort: { version: -1 }, projection: { version: 1 } })
      if (last === null && !mayBegin) return undefined
      const version = (last?.version ?? 0) + 1
      try {
        await this.#entries.insertOne({
          _id: `${subject}@${version}`,
          subject,
          version,
          sealed: this.#cipher.encrypt(`${subject}@${version}`, text),
          keptAt: this.#clock.now(),
          ...(owner === undefined ? {} : { owner }),
        })
        return vaultReference.parse(`${subject}@${version}`)
      } catch (error) {
        if (!isDuplicateKey(error)) throw error
      }
    }
    throw new ContendedError(`vault subject ${subject.slice(0, subject.indexOf('-'))} was too contended`)
  }

  #open<T>(entry: VaultEntry | null, schema: z.ZodType<T>): T | undefined {
    if (entry === null) return undefined
    return schema.parse(JSON.parse(this.#cipher.decrypt(entry._id, bytesOf(entry.sealed)).text))
  }
}
