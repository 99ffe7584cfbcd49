/** One call as its caller saw it; `unknown` is an answer that never came, or one that says nothing of the effect. */
export interface LoggedCall {
  readonly call: string
  readonly key: string
  readonly outcome: 'ok' | 'fail' | 'unknown'
  /** The code of a refusal, or why there was no answer. */
  readonly detail: string
  /** Milliseconds since the load began. */
  readonly at: number
  readonly tookMs: number
}

/** What the checks need to know of a load. */
export interface PlacingLog {
  /** Every acknowledged order once a key. */
  readonly placed: readonly { readonly orderNo: string; readonly buyerId: string; readonly key: string }[]
  /** Acknowledged before their stock was known. */
  readonly checking: ReadonlySet<string>
  readonly buyerIds: readonly string[]
  /** Keys whose caller gave up without ever getting an answer: each may or may not have had its effect. */
  readonly unanswered: number
  /** Keys that were answered in two ways. */
  readonly contradictions: readonly string[]
}

export const emptyLog: PlacingLog = {
  placed: [],
  checking: new Set(),
  buyerIds: [],
  unanswered: 0,
  contradictions: [],
}
