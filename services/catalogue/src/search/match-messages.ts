import type { LineMatches, MatchedPart, TypedLine } from './match-index.ts'

/** What the worker of part numbers is sent, in sequence. */
export type MatchRequest =
  | { readonly kind: 'clear' }
  | { readonly kind: 'change'; readonly put: readonly MatchedPart[]; readonly removed: readonly string[] }
  | { readonly kind: 'match'; readonly id: number; readonly lines: readonly TypedLine[] }

/** What it sends back for each `match`. */
export interface MatchResponse {
  readonly id: number
  readonly matches: LineMatches
}
