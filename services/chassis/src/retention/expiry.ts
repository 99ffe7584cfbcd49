import type { RetainedFrom, RetainedKind } from '@pinline/contracts/api/retention'
import type mongoose from 'mongoose'

const daySeconds = 86_400

/**
 * For how long documents of a collection are kept. It stands beside the collection, makes its index, and is listed in the
 * service's composition, so that what operators read of it is what MongoDB does. Prevents the failure "the page says 90
 * days, and the index 30"; shown by tests/system/product/retention.suite.ts.
 */
export interface Expiry {
  readonly kind: RetainedKind
  readonly collection: string
  /** A date with an index. */
  readonly field: string
  /** Seconds from that date to the end; 0 where it is the end itself. */
  readonly afterSeconds: number
  readonly term: { readonly seconds: number } | { readonly daysBy: string }
  readonly from: RetainedFrom
  /** A date with an index, from which the time counts, where `field` does not say it: times differ, or are set. */
  readonly begin?: string
  readonly endedBy: 'index' | 'job'
  /** Only some of the documents have the date. */
  readonly isPartial: boolean
}

interface Named {
  readonly kind: RetainedKind
  /** The name of the kind, if there is no other. */
  readonly collection?: string
  readonly from: RetainedFrom
  readonly isPartial?: boolean
}
type Fixed = { readonly days: number } | { readonly seconds: number }

const secondsOf = (fixed: Fixed): number => ('days' in fixed ? fixed.days * daySeconds : fixed.seconds)
const named = ({ kind, collection = kind, from, isPartial = false }: Named) => ({ kind, collection, from, isPartial })

/** Documents with the date of their end; `daysBy` names the variable of the environment that sets their time. */
export const endsAt = (
  field: string,
  about: Named & { readonly begin?: string } & (Fixed | { readonly daysBy: string }),
): Expiry => ({
  ...named(about),
  field,
  afterSeconds: 0,
  term: 'daysBy' in about ? { daysBy: about.daysBy } : { seconds: secondsOf(about) },
  ...(about.begin === undefined ? {} : { begin: about.begin }),
  endedBy: 'index',
})

/** Documents with the date from which their time counts. */
export const endsAfter = (field: string, about: Named & Fixed & { readonly endedBy?: 'index' | 'job' }): Expiry => ({
  ...named(about),
  field,
  afterSeconds: secondsOf(about),
  term: { seconds: secondsOf(about) },
  endedBy: about.endedBy ?? 'index',
})

/** The index by which MongoDB deletes them. */
export const expiryIndex = ({ field, afterSeconds }: Expiry): mongoose.mongo.IndexDescription => ({
  key: { [field]: 1 },
  expireAfterSeconds: afterSeconds,
})
