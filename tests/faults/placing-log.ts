/** One call as its caller saw it; `unknown` is a missing response, or one that does not show the effect. */
export interface LoggedCall {
  readonly call: string
  readonly key: string
  readonly outcome: 'ok' | 'fail' | 'unknown'
  /** The code of a rejection, or why there was no response. */
  readonly detail: string
  /** Milliseconds since the load began. */
  readonly at: number
  readonly tookMs: number
}

/** Data of a load that the checks need. */
export interface PlacingLog {
  /** Every acknowledged order, once per key. */
  readonly placed: readonly { readonly orderNo: string; readonly buyerId: string; readonly key: string }[]
  /** Acknowledged before their stock was checked. */
  readonly checking: ReadonlySet<string>
  readonly buyerIds: readonly string[]
  /** Keys whose caller gave up without a response: each may or may not have taken effect. */
  readonly unanswered: number
  /** Keys with two different responses. */
  readonly contradictions: readonly string[]
}

export const emptyLog: PlacingLog = {
  placed: [],
  checking: new Set(),
  buyerIds: [],
  unanswered: 0,
  contradictions: [],
}
