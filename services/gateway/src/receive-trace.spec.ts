import { describe, expect, it } from 'vitest'
import { receiveTrace } from './receive-trace.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('receiveTrace', () => {
  it('keeps the trace of a client and has it continued, without sampling it because the client says so', () => {
    const request = { headers: { traceparent: `00-${traceId}-${spanId}-01` } }
    const trace = receiveTrace(request)
    expect(trace).toMatchObject({ traceId, isSampled: false })
    expect(trace.spanId).not.toBe(spanId)
    expect(request.headers.traceparent).toBe(`00-${traceId}-${trace.spanId}-00`)
  })

  it.each([undefined, 'nonsense', `00-${traceId}-${spanId}-01, 00-${traceId}-${spanId}-01`])(
    'begins a trace for %s',
    (traceparent) => {
      const headers = traceparent === undefined ? {} : { traceparent }
      const trace = receiveTrace({ headers })
      expect(trace.traceId).not.toBe(traceId)
      expect(headers).toEqual({ traceparent: `00-${trace.traceId}-${trace.spanId}-00` })
    },
  )

  it('hands on nothing else that a stranger writes', () => {
    const headers = { tracestate: 'vendor=1', baggage: 'role=staff' }
    receiveTrace({ headers })
    expect(Object.keys(headers)).toEqual(['traceparent'])
  })
})
