import type { Readable } from 'node:stream'
import type { Position } from '@pinline/contracts/api/position'
import type { StoredReply } from '../event-store/commit.ts'
import type { PreparedJson } from './prepared-json.ts'

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
 * The first reply to a request, stored by the handler itself in one write with its effect. It is sent unchanged and not
 * stored again.
 */
export interface FirstReply {
  readonly kind: 'first-reply'
  readonly reply: StoredReply
}

/** Data that was serialised before, of a query of everybody: it must not depend on who calls. */
export interface PreparedResult {
  readonly kind: 'prepared'
  readonly json: PreparedJson
}

export const preparedResult = (json: PreparedJson): PreparedResult => ({ kind: 'prepared', json })

/** Bytes for download: sent as an attachment that no browser displays or runs. */
export interface BinaryResult {
  readonly kind: 'binary'
  readonly stream: Readable
  /** Bytes; omitted if the content is generated while it is sent. */
  readonly size?: number
  readonly mediaType: string
  /** File name of the attachment. */
  readonly name: string
  /** How long anybody may keep it, where it is public and its address never has other bytes; left out, not at all. */
  readonly cacheSeconds?: number
}

export const binaryResult = (download: Omit<BinaryResult, 'kind'>): BinaryResult => ({ kind: 'binary', ...download })

/** The result of a route: `positions` of its commits are sent as `X-Position`. */
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
