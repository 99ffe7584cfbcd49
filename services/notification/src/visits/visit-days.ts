import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { VisitStepCounts } from '@pinline/contracts/notification/visitor/count-visit-steps'
import {
  type ReportedStep,
  type StepCounts,
  stepRetentionDays,
} from '@pinline/contracts/notification/visitor/visit-steps'

type CountName = keyof StepCounts

/** The counts of one day, UTC. */
interface VisitDay {
  readonly _id: string
  readonly counts: Partial<StepCounts>
  readonly endsAt: Date
}

const dayMs = 86_400_000

export const visitDaysExpiry = endsAt('endsAt', { kind: 'visit-days', days: stepRetentionDays, from: 'written' })

const none: StepCounts = {
  visits: 0,
  searchVisits: 0,
  cartVisits: 0,
  searches: 0,
  emptySearches: 0,
  openedSearches: 0,
  addedSearches: 0,
  orderedSearches: 0,
}
const names = Object.keys(none) as CountName[]

const countOf: Readonly<Record<ReportedStep, CountName>> = {
  'visit-searched': 'searchVisits',
  'visit-added': 'cartVisits',
  'search-made': 'searches',
  'search-empty': 'emptySearches',
  'search-opened': 'openedSearches',
  'search-added': 'addedSearches',
  'search-ordered': 'orderedSearches',
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const sumOf = (list: readonly Partial<StepCounts>[]): StepCounts => {
  const sum = { ...none }
  for (const counts of list) for (const name of names) sum[name] += counts[name] ?? 0
  return sum
}

/**
 * Steps of visits, counted up by day: one small document a day, and nothing of a single visit. Prevents the failure "to
 * know how many searches end in a cart, the shop follows persons".
 */
export class VisitDays {
  readonly #days
  readonly #platform

  constructor(platform: Pick<Platform, 'db' | 'clock'>) {
    this.#platform = platform
    this.#days = platform.db.collection<VisitDay>('visit-days')
  }

  async ensureIndexes(): Promise<void> {
    await this.#days.createIndexes([expiryIndex(visitDaysExpiry)])
  }

  async addSteps(steps: readonly ReportedStep[]): Promise<void> {
    const counts: Partial<StepCounts> = Object.fromEntries([...new Set(steps)].map((step) => [countOf[step], 1]))
    await this.add(this.#platform.clock.now(), counts)
  }

  async add(at: Date, counts: Partial<StepCounts>): Promise<void> {
    const day = dayOf(at)
    const endsAt = new Date(Date.parse(day) + stepRetentionDays * dayMs)
    const increased = Object.fromEntries(Object.entries(counts).map(([name, count]) => [`counts.${name}`, count]))
    await this.#days.updateOne({ _id: day }, { $inc: increased, $setOnInsert: { endsAt } }, { upsert: true })
  }

  /** The days of a range, both ends among them. */
  async read(from: string, to: string): Promise<VisitStepCounts> {
    const [first, found] = await Promise.all([
      this.#days.findOne({}, { sort: { _id: 1 }, projection: { _id: 1 } }),
      this.#days.find({ _id: { $gte: from, $lte: to } }).toArray(),
    ])
    const byDay = new Map(found.map(({ _id, counts }) => [_id, counts]))
    const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1
    const days = Array.from({ length }, (_, place) => {
      const day = dayOf(new Date(Date.parse(from) + place * dayMs))
      return { day, ...sumOf([byDay.get(day) ?? {}]) }
    })
    return { since: first?._id ?? null, days, total: sumOf(days) }
  }
}
