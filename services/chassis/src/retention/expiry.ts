import type { mongo } from 'mongoose'
import { type About, type Declared, type Fixed, fixedTerm, type Term } from './declared.ts'

/**
 * For how long documents of a collection are kept that MongoDB deletes by an index. It stands beside the collection, makes
 * its index, and is listed in the service's composition, so that what operators read of it is what MongoDB does. Prevents
 * the failure "the page says 90 days, and the index 30"; shown by tests/system/product/retention.suite.ts.
 */
export interface Expiry extends Declared {
  /** A date with an index. */
  readonly field: string
  /** Seconds from that date to the end; 0 where it is the end itself. */
  readonly afterSeconds: number
  readonly term: Term
  /** A date with an index, from which the time counts, where `field` does not say it: times differ, or are set. */
  readonly begin?: string
  readonly endedBy: 'index'
  /** Only some of the documents have the date. */
  readonly isPartial: boolean
}

type Named = About & { readonly isPartial?: boolean }

const named = ({ kind, collection = kind, from, newest, newestPer, isPartial = false }: Named) => ({
  ...{ kind, collection, from, isPartial },
  ...(newest === undefined ? {} : { newest }),
  ...(newestPer === undefined ? {} : { newestPer }),
  endedBy: 'index' as const,
})

/** Documents with the date of their end; `daysBy` names the variable of the environment that sets their time. */
export const endsAt = (
  field: string,
  about: Named & { readonly begin?: string } & (Fixed | { readonly daysBy: string }),
): Expiry => ({
  ...named(about),
  field,
  afterSeconds: 0,
  term: 'daysBy' in about ? { setting: about.daysBy, unitSeconds: 86_400 } : fixedTerm(about),
  ...(about.begin === undefined ? {} : { begin: about.begin }),
})

/** Documents with the date from which their time counts. */
export const endsAfter = (field: string, about: Named & Fixed): Expiry => {
  const term = fixedTerm(about)
  return { ...named(about), field, afterSeconds: term.seconds, term }
}

/** The index by which MongoDB deletes them. */
export const expiryIndex = ({ field, afterSeconds }: Expiry): mongo.IndexDescription => ({
  key: { [field]: 1 },
  expireAfterSeconds: afterSeconds,
})
