import type { Position } from '../contract/position.ts'

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
