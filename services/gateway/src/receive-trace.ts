import type { IncomingMessage } from 'node:http'
import { type OpenSpan, openSpan, samplesNext } from '@pinline/telemetry/spans'
import { formatTraceparent, parseTraceparent } from '@pinline/telemetry/trace-context'

/**
 * The span of a client's request, in the trace that the client names, so that an integrator finds a call by the id of their
 * own trace, or in a new one. The client does not decide whether the trace is sampled, nor hand on `tracestate` or
 * `baggage`: a stranger could have everything exported, or write into what operators read.
 */
export const receiveTrace = ({ headers, method = 'GET' }: Pick<IncomingMessage, 'headers' | 'method'>): OpenSpan => {
  const given = parseTraceparent(headers.traceparent)
  const parent = given === undefined ? undefined : { ...given, isSampled: samplesNext() }
  const span = openSpan({ name: method, kind: 'server', attributes: { 'http.request.method': method } }, parent)
  headers.traceparent = formatTraceparent(span)
  delete headers.tracestate
  delete headers.baggage
  return span
}
