import { type Rejection, rejection } from '@pinline/contracts/api/error-codes'
import type mongoose from 'mongoose'
import type { Clock } from '../clock.ts'
import type { BaseConfig } from '../read-config.ts'
import type { Retained } from '../retention/read-retention.ts'
import type { StoredRow } from './apply-event.ts'
import { discarding, GenerationSweep, type Swept } from './generation-sweep.ts'
import { type AnyProjection, type ViewGeneration, versionIn, viewKey } from './projection.ts'
import { type StoredGenerations, storedGenerations } from './stored-generations.ts'

const dayMs = 86_400_000
const pollEveryMs = 500
const seenEveryMs = 3_600_000

type Known = Omit<StoredGenerations, 'seen' | 'discarded'>

/**
 * Which generation of each view is read and which are fed. Stored in MongoDB and polled twice a second by every
 * instance, so that a switch, and its reversal, reach all of them within a second. Prevents the failure "the shop is
 * empty while a read model is rebuilt".
 */
export class Generations {
  readonly #db: mongoose.mongo.Db
  readonly #clock: Clock
  readonly #projections: readonly AnyProjection[]
  readonly #onChange: () => void
  readonly #standbyMs: number
  readonly #sweep: GenerationSweep
  readonly #listeners = new Map<string, Set<() => void>>()
  #known = new Map<string, Known>()
  #timer: NodeJS.Timeout | undefined
  #isStopped = false
  #switches = 0

  constructor(
    db: mongoose.mongo.Db,
    clock: Clock,
    projections: readonly AnyProjection[],
    onChange: () => void,
    config: Pick<BaseConfig, 'VIEW_STANDBY_DAYS'>,
  ) {
    this.#db = db
    this.#clock = clock
    this.#projections = projections
    this.#onChange = onChange
    this.#standbyMs = config.VIEW_STANDBY_DAYS * dayMs
    this.#sweep = new GenerationSweep(db, clock, projections, this.#standbyMs)
  }

  get #stored() {
    return storedGenerations(this.#db)
  }

  /**
   * Creates the first generation of views that have none, and polls changes from now on. A generation created beside
   * another version of its projection, or after it was given up, is `filling` until it is marked as filled.
   */
  async start(): Promise<void> {
    const since = this.#clock.now()
    const present = await this.#stored.find({}, { projection: { _id: 1 } }).toArray()
    for (const projection of this.#projections) {
      const key = viewKey(projection)
      const isChanged = present.some(({ _id }) => _id !== key && versionIn(_id, projection.name) !== undefined)
      const first = { live: 1, last: 1, all: [{ number: 1, since }] }
      const stored = await this.#stored.findOneAndUpdate(
        { _id: key },
        { $set: { seen: since }, $setOnInsert: isChanged ? { ...first, filling: true } : first },
        { upsert: true, returnDocument: 'after' },
      )
      if (stored?.all.length !== 0) continue
      const number = stored.last + 1
      await this.#stored.updateOne(
        { _id: key, last: stored.last },
        { $set: { live: number, last: number, all: [{ number, since }], filling: true } },
      )
    }
    await this.#look()
    const poll = () => {
      if (this.#isStopped) return
      this.#timer = setTimeout(() => {
        this.#look()
          .catch(() => undefined)
          .finally(poll)
      }, pollEveryMs).unref()
    }
    poll()
  }

  /** A look that is under way notes nothing any more. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  /** How often another generation of a view was read from then on, in this process. */
  get switches(): number {
    return this.#switches
  }

  find(name: string): AnyProjection | undefined {
    return this.#projections.find((projection) => projection.name === name)
  }

  live(projection: { name: string; version: number }): number {
    return this.#known.get(viewKey(projection))?.live ?? 1
  }

  /** Every generation that is fed, of every view; `until`: when one that is not read is discarded. */
  all(): (ViewGeneration & { readonly live: boolean; readonly since: Date; readonly until?: Date })[] {
    return this.#projections.flatMap((projection) => {
      const { all = [], live, standbySince } = this.#known.get(viewKey(projection)) ?? {}
      const standby = standbySince === undefined ? {} : { until: new Date(standbySince.getTime() + this.#standbyMs) }
      return all.map(({ number, since }) => {
        const isLive = number === live
        return { projection, generation: number, live: isLive, since, ...(isLive ? {} : standby) }
      })
    })
  }

  /** The live generations of changed projections that do not have the content of the previous version yet. */
  filling(): ViewGeneration[] {
    return this.#projections.flatMap((projection) => {
      const stored = this.#known.get(viewKey(projection))
      return stored?.filling === true ? [{ projection, generation: stored.live }] : []
    })
  }

  /** Whether a generation's rows may be queried now: it is live, and not being filled. */
  isQueried({ projection, generation }: ViewGeneration): boolean {
    const stored = this.#known.get(viewKey(projection))
    return stored !== undefined && stored.live === generation && stored.filling !== true
  }

  /** Notifies every instance that a changed projection's rows are complete. */
  async markFilled(projection: AnyProjection): Promise<void> {
    await this.#stored.updateOne({ _id: viewKey(projection) }, { $unset: { filling: '' } })
    await this.#look()
  }

  /** The rows that are read now: call it in each query and do not keep the result. */
  collection<Row extends object = StoredRow>(projection: {
    name: string
    version: number
  }): mongoose.mongo.Collection<Row> {
    if (this.#known.get(viewKey(projection))?.all.length === 0)
      throw new Error(`the rows of ${viewKey(projection)} were given up: this instance was away for too long`)
    return this.#db.collection<Row>(`view-${viewKey(projection)}.${this.live(projection)}`)
  }

  /** Notifies when another generation of a view is read from now on. Returns `stop`. */
  onSwitch(projection: AnyProjection, notify: () => void): () => void {
    const key = viewKey(projection)
    const listeners = this.#listeners.get(key) ?? new Set()
    this.#listeners.set(key, listeners.add(notify))
    return () => void listeners.delete(notify)
  }

  /** Begins to fill a further generation. Only one besides the live one: an earlier one is to be discarded first. */
  async begin(projection: AnyProjection): Promise<number | Rejection> {
    const stored = await this.#read(projection)
    if (stored.all.length > 1) return rejection('rebuild-present')
    const number = stored.last + 1
    const since = this.#clock.now()
    const { modifiedCount } = await this.#stored.updateOne(
      { _id: stored._id, last: stored.last, all: { $size: 1 } },
      { $set: { last: number, standbySince: since }, $push: { all: { number, since } } },
    )
    if (modifiedCount === 0) return rejection('rebuild-present')
    await this.#look()
    return number
  }

  /** From now on this generation is read; the previous one stays fed, so that switching back is as fast. */
  async switchTo(projection: AnyProjection, number: number): Promise<true | Rejection> {
    const stored = await this.#read(projection)
    const { matchedCount } = await this.#stored.updateOne(
      { _id: stored._id, 'all.number': number },
      { $set: { live: number, ...(stored.live === number ? {} : { standbySince: this.#clock.now() }) } },
    )
    if (matchedCount === 0) return rejection('generation-not-found')
    await this.#look()
    return true
  }

  /** Discards a generation that is not read; a sweep drops its rows. */
  async discard(projection: AnyProjection, number: number): Promise<true | Rejection> {
    const stored = await this.#read(projection)
    const { modifiedCount } = await this.#stored.updateOne(
      { _id: stored._id, live: { $ne: number }, 'all.number': number },
      discarding([number], this.#clock.now()),
    )
    if (modifiedCount === 0) return rejection('generation-not-found')
    await this.#look()
    return true
  }

  /** Drops rows that are not fed any more, and discards what nobody has read for too long. Returns the names of both. */
  async sweep(): Promise<Swept> {
    return await this.#sweep.run()
  }

  /** For how long generations are kept that are not read. */
  retained(): Retained[] {
    return this.#sweep.retained()
  }

  async #read(projection: AnyProjection): Promise<StoredGenerations> {
    const stored = await this.#stored.findOne({ _id: viewKey(projection) }, { readConcern: { level: 'majority' } })
    if (stored === null) throw new Error(`the view ${projection.name} was not started`)
    return stored
  }

  async #look(): Promise<void> {
    const found = await this.#stored.find({ _id: { $in: this.#projections.map(viewKey) } }).toArray()
    if (this.#isStopped) return
    this.#follow(found.map(({ seen: _seen, discarded: _discarded, ...stored }) => stored))
    await this.#beSeen(found)
  }

  #follow(found: readonly Known[]): void {
    const before = this.#known
    this.#known = new Map(found.map((stored) => [stored._id, stored]))
    if (JSON.stringify([...before]) === JSON.stringify([...this.#known])) return
    this.#onChange()
    for (const { _id, live } of found) {
      const known = before.get(_id)
      if (known === undefined || known.live === live) continue
      this.#switches += 1
      for (const notify of this.#listeners.get(_id) ?? []) notify()
    }
  }

  /** Notes that these versions are looked at, where that was not noted for an hour. */
  async #beSeen(found: readonly StoredGenerations[]): Promise<void> {
    const now = this.#clock.now()
    const due = found.filter(({ seen }) => seen === undefined || now.getTime() - seen.getTime() >= seenEveryMs)
    if (due.length === 0) return
    await this.#stored.updateMany({ _id: { $in: due.map(({ _id }) => _id) } }, { $set: { seen: now } })
  }
}
