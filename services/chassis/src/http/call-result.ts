import type { Readable } from 'node:stream'
import type { Position } from '@pinline/contracts/api/position'
import type { StoredReply } from '../event-store/commit.ts'

export interface SetCookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** 0 removes it. */
  readonly maxAgeSeconds: number
}

export interface CallResult<Data> {
  readonly kind: 'result'
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
  readonly reply: StoredReply
}

/** Bytes for the caller to keep: sent as an attachment that no browser shows or runs by itself. */
export interface BinaryResult {
  readonly kind: 'binary'
  readonly stream: Readable
  /** Bytes; left out where the bytes are made while they are sent. */
  readonly size?: number
  readonly mediaType: string
  /** What the attachment is called. */
  readonly name: string
}

export const binaryResult = (download: Omit<BinaryResult, 'kind'>): BinaryResult => ({ kind: 'binary', ...download })

/** The answer of a route: `positions` of what was committed go out as `X-Position`. */
export const result = <Data>(
  data: Data,
  more: { positions?: readonly Position[]; cookies?: readonly SetCookie[]; stale?: boolean } = {},
): CallResult<Data> => ({
  kind: 'result',
  data,
  positions: more.positions ?? [],
  cookies: more.cookies ?? [],
  stale: more.stale ?? false,
})
