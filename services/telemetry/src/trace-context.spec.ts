import { describe, expect, it } from 'vitest'
import { childOf, formatTraceparent, newTrace, parseTraceparent } from './trace-context.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('parseTraceparent', () => {
  it.each([
    ['00', '01', true],
    ['00', '00', false],
    ['00', '03', true],
    ['00', '02', false],
  ])('reads version %s with flags %s', (version, flags, isSampled) => {
    expect(parseTraceparent(`${version}-${traceId}-${spanId}-${flags}`)).toEqual({ traceId, spanId, isSampled })
  })

  it('reads what it knows of a later version, which may have more fields', () => {
    expect(parseTraceparent(`01-${traceId}-${spanId}-01-more`)).toEqual({ traceId, spanId, isSampled: true })
  })

  it.each([
    ['nothing', undefined],
    ['two headers', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`],
    ['capital letters', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['a trace of zeros', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['a span of zeros', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['the forbidden version', `ff-${traceId}-${spanId}-01`],
    ['more fields than version 00 has', `00-${traceId}-${spanId}-01-more`],
    ['a short id', `00-${traceId.slice(1)}-${spanId}-01`],
    ['a text that never ends', `01-${traceId}-${spanId}-01-${'x'.repeat(400)}`],
    ['other text', `00-${traceId}-${spanId}-01\n`],
  ])('refuses %s', (_, header) => {
    expect(parseTraceparent(header)).toBeUndefined()
  })
})

describe('ids', () => {
  it('are well-formed and each another', () => {
    const traces = Array.from({ length: 2000 }, () => newTrace())
    expect(new Set(traces.map((trace) => trace.traceId)).size).toBe(2000)
    expect(new Set(traces.map((trace) => trace.spanId)).size).toBe(2000)
    for (const trace of traces) expect(parseTraceparent(formatTraceparent(trace))).toEqual(trace)
  })

  it('keep the trace and whether it is sampled in a child', () => {
    const parent = newTrace(true)
    const child = childOf(parent)
    expect(child).toMatchObject({ traceId: parent.traceId, isSampled: true })
    expect(child.spanId).not.toBe(parent.spanId)
  })
})
