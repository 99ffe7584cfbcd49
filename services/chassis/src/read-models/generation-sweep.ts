import type mongoose from 'mongoose'
import type { Clock } from '../clock.ts'
import type { Retained } from '../retention/read-retention.ts'
import type { Contents } from '../retention/sweep.ts'
import { type AnyProjection, versionIn } from './projection.ts'
import { type StoredGenerations, storedGenerations } from './stored-generations.ts'

/** How long an unused earlier version is kept, so that a rollback finds its rows. */
const unseenMs = 86_400_000

export const sweepEverySeconds = 60

/** Collections of rows that were dropped, and generations whose rows the next sweep drops. */
export interface Swept {
  readonly dropped: readonly string[]
  readonly discarded: readonly string[]
}

const rowsOf = (key: string, number: number): string => `view-${key}.${number}`

/** Takes generations from those that are fed, and notes when. */
export const discarding = (numbers: readonly number[], at: Date): mongoose.mongo.UpdateFilter<StoredGenerations> => ({
  $pull: { all: { number: { $in: numbers } } },
  $push: { discarded: { $each: numbers.map((number) => ({ number, at })) } },
  $unset: { standbySince: '' },
})

const first = (dates: readonly (Date | undefined)[]): Date | undefined =>
  dates.filter((date) => date !== undefined).toSorted((a, b) => a.getTime() - b.getTime())[0]

const contents = (entries: number, oldest: Date | undefined, due?: Date): Contents => ({
  entries,
  ...(oldest === undefined ? {} : { oldest }),
  ...(due === undefined ? {} : { due }),
})

/**
 * Ends generations that are not read: drops the rows of discarded ones, discards those on standby after some days, and
 * gives up versions that no instance uses. Prevents the failure "a view is stored and fed twice for ever, because nobody
 * discarded the generation before the switch". Shown by tests/system/chassis/generations.spec.ts.
 */
export class GenerationSweep {
  readonly #db: mongoose.mongo.Db
  readonly #clock: Clock
  readonly #projections: readonly AnyProjection[]
  readonly #standbyMs: number
  /** Versions that no instance used at the last sweep. */
  #unseen: ReadonlySet<string> = new Set()

  constructor(db: mongoose.mongo.Db, clock: Clock, projections: readonly AnyProjection[], standbyMs: number) {
    this.#db = db
    this.#clock = clock
    this.#projections = projections
    this.#standbyMs = standbyMs
  }

  get #stored() {
    return storedGenerations(this.#db)
  }

  /**
   * The collections are listed before the fed generations are read, so that a generation created in between is not
   * dropped. What is discarded here is dropped by the next sweep: by then every instance has ceased to feed it.
   */
  async run(): Promise<Swept> {
    await this.#giveUpUnseen()
    const begun = this.#clock.now()
    const present = await this.#present()
    const fed = new Set(
      (await this.#stored.find().toArray()).flatMap(({ _id, all }) => all.map(({ number }) => rowsOf(_id, number))),
    )
    const dropped = present.filter((name) => !fed.has(name))
    for (const name of dropped) await this.#db.collection(name).drop()
    await this.#stored.updateMany({ discarded: { $exists: true } }, { $pull: { discarded: { at: { $lt: begun } } } })
    return { dropped, discarded: await this.#discardStandby() }
  }

  retained(): Retained[] {
    const byJob = { collection: 'view-generations', endedBy: 'job' } as const
    return [
      {
        ...{ ...byJob, kind: 'standby-generations', from: 'written', measure: () => this.#standby() },
        term: { setting: 'VIEW_STANDBY_DAYS', unitSeconds: 86_400 },
      },
      {
        ...{ ...byJob, kind: 'unused-generations', from: 'over', measure: () => this.#unused() },
        term: { seconds: unseenMs / 1000 },
      },
      {
        ...{ ...byJob, kind: 'discarded-generations', from: 'over', measure: () => this.#discarded() },
        term: { seconds: sweepEverySeconds },
      },
    ]
  }

  async #present(): Promise<string[]> {
    const found = await this.#db.listCollections({ name: /^view-.+\.\d+$/ }, { nameOnly: true }).toArray()
    return found.map(({ name }) => name)
  }

  /**
   * When the generations of another release are given up, if no instance uses them until then; undefined for those of
   * this release and of a later one. A read model without a name here may be one of a later release, which was taken
   * back: its rows are kept for as long as those on standby.
   */
  #endOf({ _id, seen }: StoredGenerations): Date | undefined {
    if (seen === undefined) return undefined
    const known = this.#projections.flatMap(({ name, version }) => {
      const stored = versionIn(_id, name)
      return stored === undefined ? [] : [{ isEarlier: stored < version }]
    })[0]
    if (known?.isEarlier === false) return undefined
    return new Date(seen.getTime() + (known === undefined ? Math.max(unseenMs, this.#standbyMs) : unseenMs))
  }

  /**
   * Gives up the generations of versions whose time is over, and which no instance has used between two sweeps: an
   * instance that was suspended together with this one is back by then. The document stays because of the numbers used.
   */
  async #giveUpUnseen(): Promise<void> {
    const now = this.#clock.now()
    const found = await this.#stored.find({ seen: { $exists: true }, all: { $ne: [] } }).toArray()
    const unseen = found.filter((stored) => (this.#endOf(stored) ?? now) < now)
    for (const { _id, seen } of unseen)
      if (this.#unseen.has(_id))
        await this.#stored.updateOne(
          { _id, ...(seen === undefined ? {} : { seen }) },
          { $set: { all: [] }, $unset: { filling: '', standbySince: '' } },
        )
    this.#unseen = new Set(unseen.map(({ _id }) => _id))
  }

  /** Discards what was on standby for too long, unless it is switched to or discarded in this moment. */
  async #discardStandby(): Promise<string[]> {
    const now = this.#clock.now()
    const hasStandby = { 'all.1': { $exists: true } }
    await this.#stored.updateMany({ ...hasStandby, standbySince: { $exists: false } }, { $set: { standbySince: now } })
    const until = new Date(now.getTime() - this.#standbyMs)
    const found = await this.#stored.find({ ...hasStandby, standbySince: { $lt: until } }).toArray()
    const discarded: string[] = []
    for (const { _id, live, all, standbySince } of found) {
      if (standbySince === undefined) continue
      const standby = all.map(({ number }) => number).filter((number) => number !== live)
      const { modifiedCount } = await this.#stored.updateOne({ _id, live, standbySince }, discarding(standby, now))
      if (modifiedCount > 0) discarded.push(...standby.map((number) => rowsOf(_id, number)))
    }
    return discarded
  }

  async #standby(): Promise<Contents> {
    const found = await this.#stored.find({ 'all.1': { $exists: true } }).toArray()
    const entries = found.reduce((sum, { all }) => sum + all.length - 1, 0)
    return contents(entries, first(found.map(({ standbySince }) => standbySince)))
  }

  async #unused(): Promise<Contents> {
    const found = await this.#stored.find({ all: { $ne: [] } }).toArray()
    const ending = found.filter((stored) => this.#endOf(stored) !== undefined)
    const oldest = first(ending.map(({ seen }) => seen))
    return contents(ending.length, oldest, first(ending.map((stored) => this.#endOf(stored))))
  }

  /** By their rows: a sweep that fails leaves them. */
  async #discarded(): Promise<Contents> {
    const present = await this.#present()
    const found = await this.#stored.find().toArray()
    const fed = new Set(found.flatMap(({ _id, all }) => all.map(({ number }) => rowsOf(_id, number))))
    const left = new Set(present.filter((name) => !fed.has(name)))
    const dates = found.flatMap(({ _id, discarded = [] }) =>
      discarded.filter(({ number }) => left.has(rowsOf(_id, number))).map(({ at }) => at),
    )
    return contents(left.size, first(dates))
  }
}
