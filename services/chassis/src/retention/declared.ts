import type { NewestPer, RetainedFrom, RetainedKind, Retention } from '@pinline/contracts/api/retention'

const daySeconds = 86_400

/** A time that is the same everywhere, or the variable of the environment that sets it. */
export type Term = { readonly seconds: number } | { readonly setting: string; readonly unitSeconds: number }
export type Fixed = { readonly days: number } | { readonly seconds: number }

/** What every declaration of a limit says. */
export interface Declared {
  readonly kind: RetainedKind
  /** Or the folder, or the queue. */
  readonly collection: string
  /** Undefined: no time limit. */
  readonly term?: Term
  /** No more are kept than this number of the newest. */
  readonly newest?: number
  /** What has so many, if not the service. */
  readonly newestPer?: NewestPer
  readonly from: RetainedFrom
  readonly endedBy: Retention['endedBy']
}

/** How a limit is named. */
export interface About {
  readonly kind: RetainedKind
  /** The name of the kind, if there is no other. */
  readonly collection?: string
  readonly from: RetainedFrom
  readonly newest?: number
  readonly newestPer?: NewestPer
}

export const fixedTerm = (fixed: Fixed): { readonly seconds: number } => ({
  seconds: 'days' in fixed ? fixed.days * daySeconds : fixed.seconds,
})
