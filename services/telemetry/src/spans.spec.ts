import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { continueTrace, currentTraceparent } from './current-trace.ts'
import { describeSpan, type EndedSpan, inSpan, inSpanOf, openSpan, samplesNext, setRecorder } from './spans.ts'
import { parseTraceparent, type TraceContext } from './trace-context.ts'

const parent = (isSampled: boolean): TraceContext => ({
  traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
  spanId: '00f067aa0ba902b7',
  isSampled,
})
const command = { name: 'place-order', kind: 'internal' } as const

let ended: EndedSpan[]
beforeEach(() => {
  ended = []
  setRecorder({ record: (span) => void ended.push(span), ratio: 1 })
})
afterEach(() => setRecorder(undefined))

describe('inSpanOf', () => {
  it('records a span of a sampled trace below its parent, and is the parent of what happens meanwhile', async () => {
    const inner = await inSpanOf(parent(true), { name: 'call', kind: 'server' }, async () => {
      describeSpan({ name: 'place-order', attributes: { 'http.route': '/orders' } })
      return await inSpan(command, async () => currentTraceparent())
    })
    const [command_, call] = ended
    expect(call).toMatchObject({ name: 'place-order', parent: parent(true), attributes: { 'http.route': '/orders' } })
    expect(command_?.parent).toMatchObject({ traceId: parent(true).traceId, spanId: call?.context.spanId })
    expect(parseTraceparent(inner)).toEqual(command_?.context)
    expect(call?.endedAt).toBeGreaterThanOrEqual(call?.startedAt ?? Number.POSITIVE_INFINITY)
    expect(Math.abs((call?.startedAt ?? 0) - Date.now())).toBeLessThan(60_000)
  })

  it('keeps of a trace that is not sampled what fails, by the kind of its error and without its text', async () => {
    await inSpanOf(parent(false), command, async () => undefined)
    const failing = inSpanOf(parent(false), command, async () => {
      throw new TypeError('a text about j.doe@example.test')
    })
    await expect(failing).rejects.toThrow(TypeError)
    expect(ended).toHaveLength(1)
    expect(ended[0]?.error).toBe('TypeError')
    expect(JSON.stringify(ended)).not.toContain('j.doe')
  })

  it('begins a trace without a parent, sampled by the share that is set', async () => {
    await inSpanOf(undefined, command, async () => undefined)
    setRecorder({ record: (span) => void ended.push(span), ratio: 0 })
    await inSpanOf(undefined, command, async () => undefined)
    expect(ended).toHaveLength(1)
    expect(ended[0]?.parent).toBeUndefined()
    expect(samplesNext()).toBe(false)
  })

  it('makes no span without a recorder, and the trace goes on all the same', async () => {
    setRecorder(undefined)
    const [outer, inner] = await inSpanOf(parent(true), command, async () => [
      currentTraceparent(),
      await inSpan(command, async () => currentTraceparent()),
    ])
    expect(outer).toContain(parent(true).traceId)
    expect(inner).toBe(outer)
    expect(ended).toEqual([])
  })
})

describe('openSpan', () => {
  it('that was begun before the recorder is not recorded with a time of nothing', () => {
    setRecorder(undefined)
    const span = openSpan(command, parent(true))
    setRecorder({ record: (one) => void ended.push(one), ratio: 1 })
    span.end()
    expect(ended).toEqual([])
  })
})

describe('a span of no trace', () => {
  it('is not made: what runs outside of requests, events and jobs is nobody’s', async () => {
    await inSpan(command, async () => undefined)
    expect(ended).toEqual([])
    await continueTrace(undefined, () => inSpan(command, async () => undefined))
    expect(ended).toEqual([])
  })
})
