import type { OrderDeps } from '../../order-deps.ts'
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

/** Days that are to be summed before a view counts as summed up to a change. */
interface Round {
  readonly view: string
  readonly token: ResumeToken
  readonly days: Set<string>
}

const maxChanges = 5000
const maxDaysAtOnce = 300
const awaitMs = 100
const majority = { writeConcern: { w: 'majority' }, readConcern: { level: 'majority' } } as const
/** InvalidResumeToken, ChangeStreamFatalError, ChangeStreamHistoryLost. */
const lostHistory = new Set<unknown>([260, 280, 286])

/**
 * Sums of each day, currency and country, one document a day, made of the rows of `order-sales`. Prevents the failure "each
 * dashboard has a year of orders read". A change of a row has its days summed again from all of their rows, never counted
 * up, so that what is repeated changes nothing. Where it stopped is stored after the sums, and where MongoDB has lost the
 * changes since, or another generation of the rows is read, every day is summed again. One instance at a time is to call
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
    if (this.#round?.view !== view) this.#round = undefined
    const done = this.#round?.days.size === 0 ? this.#round : undefined
    if (done !== undefined) await this.#complete(done)
    this.#round ??= await this.#begin(view)
    return [...this.#round.days].slice(0, maxDaysAtOnce)
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
  }

  async #complete({ view, token }: Round): Promise<void> {
    const isFirst = (await this.#summed.findOneAndReplace({ _id: view }, { token }, { upsert: true })) === null
    if (isFirst) {
      await this.#days.deleteMany({ view: { $ne: view } })
      await this.#summed.deleteMany({ _id: { $ne: view } })
    }
    this.#round = undefined
  }

  async #begin(view: string): Promise<Round> {
    const summed = await this.#summed.findOne({ _id: view })
    if (summed === null) return await this.#everyDay(view)
    try {
      return await this.#changedDays(view, summed.token)
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
      return { view, token, days: new Set([...listed, ...stored]) }
    } finally {
      await stream.close()
    }
  }

  async #changedDays(view: string, since: ResumeToken): Promise<Round> {
    const days = new Set<string>()
    const stream = this.#view.watch([{ $project: { operationType: 1, 'fullDocument.days': 1 } }], {
      resumeAfter: since,
      fullDocument: 'updateLookup',
      maxAwaitTimeMS: awaitMs,
    })
    try {
      for (let read = 0; read < maxChanges; read += 1) {
        const change = await stream.tryNext()
        if (change === null) break
        if ('fullDocument' in change) for (const day of change.fullDocument?.days ?? []) days.add(day)
      }
      return { view, token: stream.resumeToken, days }
    } finally {
      await stream.close()
    }
  }
}
