import { randomFillSync } from 'node:crypto'

/** Where a process is in a trace. Source: W3C Trace Context, level 1. */
export interface TraceContext {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits: what this process does now; what it causes has it as its parent. */
  readonly spanId: string
  /** Whether spans of this trace are exported. */
  readonly isSampled: boolean
}

/** Version 00 in full; of later versions what is known of them follows the same form, and more fields may come. */
const pattern = /^(?!ff)([0-9a-f]{2})-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/

/** The context in a `traceparent`; undefined if there is none, or one that is not well-formed. */
export const parseTraceparent = (header: unknown): TraceContext | undefined => {
  if (typeof header !== 'string' || header.length > 200) return undefined
  const [, version, traceId, spanId, flags, more] = pattern.exec(header) ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return undefined
  if (version === '00' && more !== undefined) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

export const formatTraceparent = ({ traceId, spanId, isSampled }: TraceContext): string =>
  `00-${traceId}-${spanId}-${isSampled ? '01' : '00'}`

const idBytes = 8
/** Random bytes for many ids at a time: a call for eight of them costs as much as one for four thousand. */
const pool = Buffer.alloc(idBytes * 512)
let used = pool.length

const randomHex = (): string => {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += idBytes
  const id = pool.toString('hex', used - idBytes, used)
  return id === '0000000000000000' ? randomHex() : id
}

/** A number from 0 up to 1. */
export const randomShare = (): number => Number.parseInt(randomHex().slice(0, 8), 16) / 2 ** 32

/** A trace that begins here. */
export const newTrace = (isSampled = false): TraceContext => ({
  traceId: randomHex() + randomHex(),
  spanId: randomHex(),
  isSampled,
})

/** The same trace, in what this process does now. */
export const childOf = ({ traceId, isSampled }: TraceContext): TraceContext => ({
  traceId,
  spanId: randomHex(),
  isSampled,
})
