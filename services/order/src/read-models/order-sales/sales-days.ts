import type { OrderDeps } from '../../order-deps.ts'
import { dayAfter } from './daily-sales.ts'
import { orderSalesProjection } from './order-sales.projection.ts'
import { type DayCell, type SalesCell, sumCells } from './sales-cells.ts'

/** The sums of one day of one generation of the view. */
interface SalesDay {
  /** `<collection of the view>/<day>` */
  readonly _id: string
  readonly view: string
  readonly day: string
  /** One for each currency and country. */
  readonly cells: readonly SalesCell[]
  /** Number of writes: the guard of the next one. */
  readonly v: number
}

type ResumeToken = unknown

/** Up to which change of a view's rows its days are summed. */
interface SummedTo {
  readonly _id: string
  readonly token: ResumeToken
}

/** When a day began to differ from its sums, and when it last changed; ms since 1970. */
interface Changed {
  readonly first: number
  readonly last: number
}

/** Days that are to be summed before a view counts as summed up to a change. */
interface Round {
  readonly view: string
  token: ResumeToken
  readonly days: Map<string, Changed>
  /** Whether a token of it is stored, and when the last one was. */
  isStored: boolean
  storedAt: number
  /** Whether days were summed since then. */
  isSummed: boolean
}

/** Today and the days before it that change with every order: readers sum them from the rows. */
const freshDays = 2
/** Sums of a fresh day are stored once it rests, or this long after its first change: nobody reads them before. */
const restMs = 10_000
const maxUnsummedMs = 60_000
/** How often a token is stored while nothing is to be summed: MongoDB forgets changes in time. */
const storeTokenMs = 60_000
const maxChanges = 5000
const maxDaysAtOnce = 300
const awaitMs = 100
const majority = { writeConcern: { w: 'majority' }, readConcern: { level: 'majority' } } as const
/** InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost. */
const lostHistory = new Set<unknown>([260, 280, 286])

/** The first of the days that are to be summed from the rows. */
export const firstFreshDay = (now: Date): string => dayAfter(now.toISOString().slice(0, 10), 1 - freshDays)

/**
 * Sums of each day, currency and country, one document a day, made of the rows of `order-sales`. Prevents the failure "each
 * dashboard has a year of orders read". A change of a row has its days summed again from all of their rows, never counted
 * up, so that what is repeated changes nothing. Where it stopped is stored after the sums, and where MongoDB has lost the
 * changes since, or another generation of the rows is read, every day is summed again. The days that readers sum from the
 * rows are not summed again with every order. One instance at a time is to call
 * it; a frozen one that resumes cannot overwrite later sums.
 */
export class SalesDays {
  readonly #platform: OrderDeps
  #round: Round | undefined

  constructor(platform: OrderDeps) {
    this.#platform = platform
  }

  get #days() {
    return this.#platform.db.collection<SalesDay>('sales-days', majority)
  }

  get #summed() {
    return this.#platform.db.collection<SummedTo>('sales-summed', majority)
  }

  get #view() {
    return this.#platform.view(orderSalesProjection)
  }

  async prepare(): Promise<void> {
    await this.#days.createIndex({ view: 1, day: 1 })
  }

  /** The stored cells of days; undefined while not all days of the view are summed. */
  async read(from: string, to: string): Promise<DayCell[] | undefined> {
    const view = this.#view.collectionName
    if ((await this.#summed.findOne({ _id: view })) === null) return undefined
    const found = await this.#days.find({ view, day: { $gte: from, $lte: to } }).toArray()
    return found.flatMap(({ day, cells }) => cells.map((cell) => ({ ...cell, day })))
  }

  /** Days whose rows have changed since they were summed, a few hundred at most. */
  async due(): Promise<readonly string[]> {
    const view = this.#view.collectionName
    const now = this.#platform.clock.now()
    const [at, fresh] = [now.getTime(), firstFreshDay(now)]
    const summed = await this.#summed.findOne({ _id: view })
    const isKnown = this.#round?.view === view && (summed !== null || !this.#round.isStored)
    const known = isKnown ? this.#round : undefined
    const isDone = known?.days.size === 0
    if (isDone && (known.isSummed || !known.isStored || at - known.storedAt >= storeTokenMs))
      await this.#store(known, at)
    this.#round = await this.#follow(view, known, summed, at)
    return [...this.#round.days]
      .filter(([day, { first, last }]) => day < fresh || at - last >= restMs || at - first >= maxUnsummedMs)
      .map(([day]) => day)
      .slice(0, maxDaysAtOnce)
  }

  /** Throws where another instance has written the day in the meantime; it is due again then. */
  async sum(day: string): Promise<void> {
    const round = this.#round
    if (round?.days.has(day) !== true) return
    const { view } = round
    const _id = `${view}/${day}`
    const before = await this.#days.findOne({ _id }, { projection: { v: 1 } })
    const cells = (await sumCells(this.#platform, day, day)).map(({ day: _, ...cell }) => cell)
    const v = before?.v ?? 0
    const written = await this.#days.replaceOne({ _id, v }, { view, day, cells, v: v + 1 }, { upsert: v === 0 })
    if (written.matchedCount + written.upsertedCount === 0) throw new Error(`${day} was summed by another instance`)
    round.days.delete(day)
    round.isSummed = true
  }

  async #store(round: Round, at: number): Promise<void> {
    const { view, token } = round
    const isFirst = (await this.#summed.findOneAndReplace({ _id: view }, { token }, { upsert: true })) === null
    if (isFirst) {
      await this.#days.deleteMany({ view: { $ne: view } })
      await this.#summed.deleteMany({ _id: { $ne: view } })
    }
    round.isStored = true
    round.storedAt = at
    round.isSummed = false
  }

  /** The round with the changes since its token, or since the stored one; with every day if there is none. */
  async #follow(view: string, known: Round | undefined, summed: SummedTo | null, at: number): Promise<Round> {
    if (known === undefined && summed === null) return await this.#everyDay(view)
    const stored = { view, token: summed?.token, days: new Map(), isStored: true, storedAt: at, isSummed: false }
    try {
      return await this.#withChanges(known ?? stored, at)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && lostHistory.has(error.code))) throw error
      await this.#summed.deleteOne({ _id: view })
      return await this.#everyDay(view)
    }
  }

  /** The token is of a moment before the days are listed, so that no later change is missed. */
  async #everyDay(view: string): Promise<Round> {
    const stream = this.#view.watch([], { maxAwaitTimeMS: awaitMs })
    try {
      await stream.tryNext()
      const token = stream.resumeToken
      const [listed, stored] = await Promise.all([
        this.#view.distinct('days', {}, { readConcern: { level: 'majority' } }),
        this.#days.distinct('day', { view }),
      ])
      const days = new Map([...listed, ...stored].map((day) => [day, { first: 0, last: 0 }]))
      return { view, token, days, isStored: false, storedAt: 0, isSummed: false }
    } finally {
      await stream.close()
    }
  }

  async #withChanges(round: Round, at: number): Promise<Round> {
    const stream = this.#view.watch([{ $project: { 'documentKey._id': 1 } }], {
      resumeAfter: round.token,
      maxAwaitTimeMS: awaitMs,
    })
    try {
      const rowIds = new Set<string>()
      for (let read = 0; read < maxChanges; read += 1) {
        const change = await stream.tryNext()
        if (change === null) break
        if ('documentKey' in change) rowIds.add(change.documentKey._id)
      }
      const token = stream.resumeToken
      const changed =
        rowIds.size === 0 ? [] : await this.#view.distinct('days', { _id: { $in: [...rowIds] } }, majority)
      for (const day of changed) round.days.set(day, { first: round.days.get(day)?.first ?? at, last: at })
      round.token = token
      return round
    } finally {
      await stream.close()
    }
  }
}
