import { AsyncLocalStorage } from 'node:async_hooks'
import { childOf, formatTraceparent, newTrace, parseTraceparent, type TraceContext } from './trace-context.ts'

const current = new AsyncLocalStorage<TraceContext | undefined>()

/** The trace in which this code runs; undefined outside of requests, events and jobs. */
export const currentTrace = (): TraceContext | undefined => current.getStore()

/** For a header, a message or a document: what continues it has what runs now as its parent. */
export const currentTraceparent = (): string | undefined => {
  const trace = current.getStore()
  return trace === undefined ? undefined : formatTraceparent(trace)
}

/**
 * Runs code in a trace, and everything that it starts. The trace is ambient, as in OpenTelemetry: every log line and every
 * outgoing message needs it, and no decision does.
 */
export const inTrace = <Result>(trace: TraceContext | undefined, run: () => Result): Result => current.run(trace, run)

/** Runs code in the trace of whoever caused it; in a new one, which is not sampled, if that is not known. */
export const continueTrace = <Result>(traceparent: unknown, run: () => Result): Result => {
  const cause = parseTraceparent(traceparent)
  return current.run(cause === undefined ? newTrace() : childOf(cause), run)
}

/** A listener that runs in the trace in which it is made: an emitter calls it in another one, or in none. */
export const keepTrace = (listener: () => void): (() => void) => AsyncLocalStorage.bind(listener)

/** The field or header for what continues this trace; none outside of one. */
export const traceHeaders = (): { readonly traceparent?: string } => {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? {} : { traceparent }
}
