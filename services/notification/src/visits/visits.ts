import { escapeRegExp } from '@pinline/chassis/escape-reg-exp'
import type { AdminList, AdminRows } from '@pinline/chassis/http/admin-route'
import { readSlice } from '@pinline/chassis/read-models/read-slice'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { LanguageCode } from '@pinline/contracts/api/languages'
import { maxCountedVisits, type VisitorCounts } from '@pinline/contracts/notification/visitor/count-visitors'
import {
  type VisitFilter,
  type VisitRow,
  visitRetentionDays,
} from '@pinline/contracts/notification/visitor/visit-fields'
import { visitorsResource } from '@pinline/contracts/notification/visitor/visitors-resource'

/** Those of earlier releases have neither page, country nor referrer. */
interface Visit {
  readonly _id: string
  readonly type: number
  readonly at: Date
  readonly language: LanguageCode
  readonly page?: string
  readonly country?: string
  readonly referrer?: string
  readonly endsAt: Date
}

export interface RecordedVisit {
  readonly language: LanguageCode
  readonly page: string | undefined
  readonly country: string | undefined
  readonly referrer: string | undefined
}

const dayMs = 86_400_000
const countedDays = 30
const shownKeys = 10
const maxListed = visitorsResource.countsTo ?? Number.POSITIVE_INFINITY

export const visitsExpiry = endsAt('endsAt', { kind: 'visits', days: visitRetentionDays, from: 'written', begin: 'at' })

const whereOf = ({ from, to, page = '', country, referrer, language }: VisitFilter): object => ({
  ...(from === undefined && to === undefined
    ? {}
    : {
        at: {
          ...(from === undefined ? {} : { $gte: new Date(from) }),
          ...(to === undefined ? {} : { $lte: new Date(to) }),
        },
      }),
  ...(page.trim() === '' ? {} : { page: { $regex: `^${escapeRegExp(page.trim())}` } }),
  ...(country === undefined ? {} : { country: country.toUpperCase() }),
  ...(referrer === undefined ? {} : { referrer: referrer === 'none' ? { $exists: false } : referrer.toLowerCase() }),
  ...(language === undefined ? {} : { language }),
})

const rowOf = ({ _id, at, language, page, country, referrer }: Visit): VisitRow => ({
  id: _id,
  type: 1,
  at: at.toISOString(),
  language,
  page: page ?? null,
  country: country ?? null,
  referrer: referrer ?? null,
})

/** Visits to the shop without personal data: plain documents, no history. */
export class Visits {
  readonly #visits
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#visits = platform.db.collection<Visit>('visits')
  }

  async ensureIndexes(): Promise<void> {
    await this.#visits.createIndexes([
      expiryIndex(visitsExpiry),
      { key: { at: -1, _id: -1 } },
      { key: { country: 1, at: -1, _id: -1 } },
      { key: { page: 1, at: -1, _id: -1 } },
      { key: { referrer: 1, at: -1, _id: -1 } },
      { key: { language: 1, at: -1, _id: -1 } },
    ])
  }

  async add(visit: RecordedVisit, at = this.#platform.clock.now()): Promise<void> {
    await this.addMany([{ ...visit, at }])
  }

  async addMany(visits: readonly (RecordedVisit & { readonly at: Date })[]): Promise<void> {
    if (visits.length === 0) return
    await this.#visits.insertMany(
      visits.map(({ at, language, page, country, referrer }) => ({
        _id: this.#platform.newId('visit'),
        type: 1,
        at,
        language,
        ...(page === undefined ? {} : { page }),
        ...(country === undefined ? {} : { country }),
        ...(referrer === undefined ? {} : { referrer }),
        endsAt: new Date(at.getTime() + visitRetentionDays * dayMs),
      })),
      { ordered: false },
    )
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#visits.findOne({}, { projection: { _id: 1 } })) === null
  }

  /** Visits of a filter; counted up to 10,000, the last rows read from the end. */
  async list(request: AdminList<VisitFilter>): Promise<AdminRows<VisitRow>> {
    const { filter, ids } = request
    const where = { ...whereOf(filter), ...(ids === undefined ? {} : { _id: { $in: [...ids] } }) }
    const { rows, ...counted } = await readSlice(this.#visits, where, request, { field: 'at', maxCounted: maxListed })
    return { rows: rows.map(rowOf), ...counted }
  }

  async find(id: string): Promise<VisitRow | undefined> {
    const visit = await this.#visits.findOne({ _id: id })
    return visit === null ? undefined : rowOf(visit)
  }

  /** By day, page, country and referrer; of the newest 100,000. */
  async count(filter: VisitFilter): Promise<VisitorCounts> {
    const to = filter.to === undefined ? this.#platform.clock.now() : new Date(filter.to)
    const oldest = new Date(to.getTime() - visitRetentionDays * dayMs)
    const from = filter.from === undefined ? new Date(to.getTime() - (countedDays - 1) * dayMs) : new Date(filter.from)
    const period = { from: (from < oldest ? oldest : from).toISOString(), to: to.toISOString() }
    const by = (field: string) => [
      { $group: { _id: { $ifNull: [`$${field}`, null] }, visits: { $sum: 1 } } },
      { $sort: { visits: -1, _id: 1 } },
      { $limit: shownKeys },
    ]
    const [counts] = await this.#visits
      .aggregate<Record<'days' | 'pages' | 'countries' | 'referrers', { _id: string | null; visits: number }[]>>([
        {
          $match: whereOf({
            ...filter,
            ...period,
            ...(filter.from === undefined ? { from: `${period.from.slice(0, 10)}T00:00:00.000Z` } : {}),
          }),
        },
        { $sort: { at: -1, _id: -1 } },
        { $limit: maxCountedVisits + 1 },
        {
          $facet: {
            days: [{ $group: { _id: { $dateToString: { date: '$at', format: '%Y-%m-%d' } }, visits: { $sum: 1 } } }],
            pages: by('page'),
            countries: by('country'),
            referrers: by('referrer'),
          },
        },
      ])
      .toArray()
    const visitsOf = new Map((counts?.days ?? []).map(({ _id, visits }) => [_id, visits]))
    const total = (counts?.days ?? []).reduce((sum, { visits }) => sum + visits, 0)
    const keyed = (found: readonly { _id: string | null; visits: number }[] = []) =>
      found.map(({ _id: key, visits }) => ({ key, visits }))
    return {
      ...period,
      total: Math.min(total, maxCountedVisits),
      isCapped: total > maxCountedVisits,
      days: daysOf(period).map((day) => ({ day, visits: visitsOf.get(day) ?? 0 })),
      pages: keyed(counts?.pages),
      countries: keyed(counts?.countries),
      referrers: keyed(counts?.referrers),
    }
  }
}

/** Every day in UTC from one instant to another. */
const daysOf = ({ from, to }: { readonly from: string; readonly to: string }): string[] => {
  const first = Date.parse(`${from.slice(0, 10)}T00:00:00.000Z`)
  const length = Math.max(0, Math.floor((Date.parse(to) - first) / dayMs) + 1)
  return Array.from({ length }, (_, place) => new Date(first + place * dayMs).toISOString().slice(0, 10))
}
