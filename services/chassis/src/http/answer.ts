import type { Position } from '../contract/position.ts'
import type { KeptReply } from '../event-store/commit.ts'

export interface SetCookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** 0 removes it. */
  readonly maxAgeSeconds: number
}

export interface Answer<Data> {
  readonly kind: 'answer'
  readonly data: Data
  readonly positions: readonly Position[]
  readonly cookies: readonly SetCookie[]
  readonly stale: boolean
}

/**
 * The first reply to a request, kept in one write with its effect by the handler itself. It is sent as it is and kept
 * nowhere else.
 */
export interface FirstReply {
  readonly kind: 'first-reply'
  readonly reply: KeptReply
}

/** The answer of a route: `positions` of what was committed go out as `X-Position`. */
export const answer = <Data>(
  data: Data,
  more: { positions?: readonly Position[]; cookies?: readonly SetCookie[]; stale?: boolean } = {},
): Answer<Data> => ({
  kind: 'answer',
  data,
  positions: more.positions ?? [],
  cookies: more.cookies ?? [],
  stale: more.stale ?? false,
})
