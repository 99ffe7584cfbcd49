import type mongoose from 'mongoose'
import type { Clock } from '../clock.ts'
import { type Rejection, rejection } from '../contract/error-codes.ts'
import type { StoredRow } from './apply-fact.ts'
import { type AnyProjection, type ViewGeneration, versionIn, viewKey } from './projection.ts'

interface KeptGenerations {
  /** `<projection>-<version>`. */
  readonly _id: string
  readonly live: number
  /** The highest number ever given: none is given twice, for its rows and offsets may still be there. */
  readonly last: number
  readonly all: readonly { readonly number: number; readonly since: Date }[]
  /** While a changed projection's rows are not yet there, though another version's are or were. */
  readonly filling?: true
}

const lookEveryMs = 500

/**
 * Which generation of each view is read and which are fed. Kept in MongoDB and looked at twice a second by every
 * instance, so that a switch, and a way back, reach all of them within a second. Answers the failure "the shop is
 * empty while a read model is rebuilt".
 */
export class Generations {
  readonly #db: mongoose.mongo.Db
  readonly #clock: Clock
  readonly #projections: readonly AnyProjection[]
  readonly #onChange: () => void
  readonly #listeners = new Map<string, Set<() => void>>()
  #known = new Map<string, KeptGenerations>()
  #timer: NodeJS.Timeout | undefined

  constructor(db: mongoose.mongo.Db, clock: Clock, projections: readonly AnyProjection[], onChange: () => void) {
    this.#db = db
    this.#clock = clock
    this.#projections = projections
    this.#onChange = onChange
  }

  get #kept() {
    return this.#db.collection<KeptGenerations>('view-generations', { writeConcern: { w: 'majority' } })
  }

  /**
   * Begins the first generation of views that have none, and looks at changes from now on. One that begins beside another
   * version of its projection is `filling` until it is said to be filled.
   */
  async start(): Promise<void> {
    const since = this.#clock.now()
    const present = await this.#kept.find({}, { projection: { _id: 1 } }).toArray()
    for (const projection of this.#projections) {
      const key = viewKey(projection)
      const isChanged = present.some(({ _id }) => _id !== key && versionIn(_id, projection.name) !== undefined)
      const first = { live: 1, last: 1, all: [{ number: 1, since }] }
      await this.#kept.updateOne(
        { _id: key },
        { $setOnInsert: isChanged ? { ...first, filling: true } : first },
        { upsert: true },
      )
    }
    await this.#look()
    const again = () => {
      this.#timer = setTimeout(() => {
        this.#look()
          .catch(() => undefined)
          .finally(again)
      }, lookEveryMs).unref()
    }
    again()
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  find(name: string): AnyProjection | undefined {
    return this.#projections.find((projection) => projection.name === name)
  }

  live(projection: { name: string; version: number }): number {
    return this.#known.get(viewKey(projection))?.live ?? 1
  }

  /** Every generation that is fed, of every view. */
  all(): (ViewGeneration & { readonly live: boolean; readonly since: Date })[] {
    return this.#projections.flatMap((projection) => {
      const kept = this.#known.get(viewKey(projection))
      return (kept?.all ?? []).map(({ number, since }) => ({
        projection,
        generation: number,
        live: number === kept?.live,
        since,
      }))
    })
  }

  /** The live generations of changed projections that do not hold yet what the version before does. */
  filling(): ViewGeneration[] {
    return this.#projections.flatMap((projection) => {
      const kept = this.#known.get(viewKey(projection))
      return kept?.filling === true ? [{ projection, generation: kept.live }] : []
    })
  }

  /** Says to every instance that a changed projection's rows are there. */
  async tellFilled(projection: AnyProjection): Promise<void> {
    await this.#kept.updateOne({ _id: viewKey(projection) }, { $unset: { filling: '' } })
    await this.#look()
  }

  /** The rows that are read at this moment: to be asked for by each query, not to be kept. */
  collection<Row extends object = StoredRow>(projection: {
    name: string
    version: number
  }): mongoose.mongo.Collection<Row> {
    return this.#db.collection<Row>(`view-${viewKey(projection)}.${this.live(projection)}`)
  }

  /** Tells when another generation of a view is read from now on. Answers `stop`. */
  onSwitch(projection: AnyProjection, tell: () => void): () => void {
    const key = viewKey(projection)
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(tell))
    return () => void listeners.delete(tell)
  }

  /** Begins to fill a further generation. Only one besides the live one: an earlier one is to be discarded first. */
  async begin(projection: AnyProjection): Promise<number | Rejection> {
    const kept = await this.#read(projection)
    if (kept.all.length > 1) return rejection('rebuild-present')
    const number = kept.last + 1
    const { modifiedCount } = await this.#kept.updateOne(
      { _id: kept._id, last: kept.last, all: { $size: 1 } },
      { $set: { last: number }, $push: { all: { number, since: this.#clock.now() } } },
    )
    if (modifiedCount === 0) return rejection('rebuild-present')
    await this.#look()
    return number
  }

  /** Reads go to this generation from now on; the one before stays fed, so that the way back is as short. */
  async switchTo(projection: AnyProjection, number: number): Promise<true | Rejection> {
    const kept = await this.#read(projection)
    const { matchedCount } = await this.#kept.updateOne(
      { _id: kept._id, 'all.number': number },
      { $set: { live: number } },
    )
    if (matchedCount === 0) return rejection('generation-not-found')
    await this.#look()
    return true
  }

  /** Gives up a generation that is not read; its rows are swept away. */
  async discard(projection: AnyProjection, number: number): Promise<true | Rejection> {
    const kept = await this.#read(projection)
    const { modifiedCount } = await this.#kept.updateOne(
      { _id: kept._id, live: { $ne: number }, 'all.number': number },
      { $pull: { all: { number } } },
    )
    if (modifiedCount === 0) return rejection('generation-not-found')
    await this.#look()
    return true
  }

  /**
   * Drops the rows of generations that nobody feeds any more. Answers the names of the collections. What there is to drop
   * is listed before it is asked what is fed, so that a generation that is begun in between is not among it.
   */
  async sweep(): Promise<string[]> {
    const present = await this.#db.listCollections({ name: /^view-.+\.\d+$/ }, { nameOnly: true }).toArray()
    const fed = new Set(
      (await this.#kept.find().toArray()).flatMap(({ _id, all }) => all.map(({ number }) => `view-${_id}.${number}`)),
    )
    const left = present.map(({ name }) => name).filter((name) => !fed.has(name))
    for (const name of left) await this.#db.collection(name).drop()
    return left
  }

  async #read(projection: AnyProjection): Promise<KeptGenerations> {
    const kept = await this.#kept.findOne({ _id: viewKey(projection) }, { readConcern: { level: 'majority' } })
    if (kept === null) throw new Error(`the view ${projection.name} was not started`)
    return kept
  }

  async #look(): Promise<void> {
    const found = await this.#kept.find({ _id: { $in: this.#projections.map(viewKey) } }).toArray()
    const before = this.#known
    this.#known = new Map(found.map((kept) => [kept._id, kept]))
    if (JSON.stringify([...before]) === JSON.stringify([...this.#known])) return
    this.#onChange()
    for (const { _id, live } of found) {
      const known = before.get(_id)
      if (known !== undefined && known.live !== live) for (const tell of this.#listeners.get(_id) ?? []) tell()
    }
  }
}
