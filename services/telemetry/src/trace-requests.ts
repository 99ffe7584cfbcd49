import type { IncomingMessage, ServerResponse } from 'node:http'
import { inTrace } from './current-trace.ts'
import { type OpenSpan, openSpan } from './spans.ts'
import { parseTraceparent } from './trace-context.ts'

/** The span of a request that has its response, or whose client has left. */
export const endRequestSpan = (span: OpenSpan, code: number): void => {
  span.describe({ attributes: { 'http.response.status_code': code } })
  if (code >= 500) span.fail(String(code))
  span.end()
}

/**
 * Handles a request in the trace of its caller, in a span that lasts until its response has left. Who handles it gives
 * the span its name: a path has ids in it.
 */
export const traceRequest = (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
  const { method = 'GET', headers } = request
  const span = openSpan(
    { name: method, kind: 'server', attributes: { 'http.request.method': method } },
    parseTraceparent(headers.traceparent),
  )
  response.once('close', () => endRequestSpan(span, response.statusCode))
  inTrace(span, next)
}
