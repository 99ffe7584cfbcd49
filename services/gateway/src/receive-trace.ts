import type { IncomingMessage } from 'node:http'
import {
  childOf,
  formatTraceparent,
  newTrace,
  parseTraceparent,
  type TraceContext,
} from '@pinline/telemetry/trace-context'

/**
 * The trace of a client's request. A client may name it, so that an integrator finds a call by the id of their own trace.
 * It does not decide whether the trace is sampled, nor hand on `tracestate` or `baggage`: a stranger could have everything
 * exported, or write into what operators read.
 */
export const receiveTrace = ({ headers }: Pick<IncomingMessage, 'headers'>): TraceContext => {
  const given = parseTraceparent(headers.traceparent)
  const trace = given === undefined ? newTrace() : { ...childOf(given), isSampled: false }
  headers.traceparent = formatTraceparent(trace)
  delete headers.tracestate
  delete headers.baggage
  return trace
}
