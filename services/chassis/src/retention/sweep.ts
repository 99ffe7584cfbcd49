import type { RetainedKind } from '@pinline/contracts/api/retention'
import { type About, type Declared, type Fixed, fixedTerm, type Term } from './declared.ts'

/**
 * A limit of documents that something of the software ends, not an index of MongoDB: it stands beside the collection too,
 * and says by which date they are late. Prevents the failure "a sweep has failed for weeks, and the disk is full". Shown by
 * tests/system/chassis/retention.spec.ts.
 */
export interface Sweep extends Declared {
  readonly field: string
  /** Which documents of the collection; all of them without it. An index has to find them. */
  readonly where?: Readonly<Record<string, unknown>>
  /** The field by which the first is found, if not by the date itself. */
  readonly sortBy?: string
  /** The date is the end itself. */
  readonly isEnd?: true
  readonly endedBy: 'job' | 'completion' | 'nothing'
}

/** What is stored elsewhere than in a collection, as counted now. */
export interface Contents {
  readonly entries: number
  /** Whether there are more, which were not counted. */
  readonly hasMore?: boolean
  /** From which the time of the oldest one counts. */
  readonly oldest?: Date
  /** When the next one should end, where that is not the time after the oldest. */
  readonly due?: Date
}

/** A limit of what is in a folder or a queue. */
export interface Measured extends Declared {
  /** Undefined while its store does not respond. */
  readonly measure: () => Promise<Contents | undefined>
}

type Where = Pick<Sweep, 'where' | 'sortBy'>
type Limit = Fixed | { readonly hoursBy: string }

const termOf = (limit: Limit): Term =>
  'hoursBy' in limit ? { setting: limit.hoursBy, unitSeconds: 3600 } : fixedTerm(limit)

const named = ({ kind, collection = kind, from, newest, where, sortBy }: About & Where) => ({
  ...{ kind, collection, from },
  ...(newest === undefined ? {} : { newest }),
  ...(where === undefined ? {} : { where }),
  ...(sortBy === undefined ? {} : { sortBy }),
})

/** Documents with the date from which their time counts, until a job deletes them. */
export const sweptAfter = (field: string, about: About & Where & Limit): Sweep => ({
  ...named(about),
  field,
  term: termOf(about),
  endedBy: 'job',
})

/** Documents with the date of their end, until a job deletes them. */
export const sweptAt = (field: string, about: About & Where & Limit): Sweep => ({
  ...sweptAfter(field, about),
  isEnd: true,
})

/** Documents of work that is under way, with the date of its begin: late after a time. */
export const completedWithin = (field: string, about: Omit<About, 'from'> & Where & Fixed): Sweep => ({
  ...named({ ...about, from: 'written' }),
  field,
  term: fixedTerm(about),
  endedBy: 'completion',
})

/** Documents of which the newest are kept. */
export const limitedTo = (
  field: string,
  about: Omit<About, 'from' | 'newest'> & { readonly newest: number },
): Sweep => ({ ...named({ ...about, from: 'written' }), field, endedBy: 'job' })

/** Documents that stay for ever, listed so that somebody sees how many there are. */
export const withoutLimit = (
  field: string,
  about: { readonly kind: RetainedKind; readonly collection: string } & Where,
): Sweep => ({ ...named({ ...about, from: 'written' }), field, endedBy: 'nothing' })
