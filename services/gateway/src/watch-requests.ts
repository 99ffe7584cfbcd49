import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { inTrace } from '@pinline/telemetry/current-trace'
import { processRegistry } from '@pinline/telemetry/process-registry'
import { requestMetrics } from '@pinline/telemetry/request-metrics'
import type { OpenSpan } from '@pinline/telemetry/spans'
import { endRequestSpan } from '@pinline/telemetry/trace-requests'
import type { Logger } from 'pino'
import { Gauge } from 'prom-client'
import { receiveTrace } from './receive-trace.ts'

/** Where a request goes: a process, or this one. A stream lasts until its client leaves. */
export interface Destination {
  readonly target: string
  readonly kind: 'call' | 'stream'
  /** What is requested, without what clients write into it: a call's path, `page` or `file`. */
  readonly name: string
}

/** Metrics of the gateway, which has no store and consumes no events. The account service counts its security events. */
export const gatewayMetrics = () => {
  const registry = processRegistry('gateway')
  const openStreams = new Gauge({
    name: 'pinline_open_streams',
    help: 'Event streams that clients have open',
    labelNames: ['target'],
    registers: [registry],
  })
  return { registry, openStreams, ...requestMetrics(registry) }
}
type GatewayMetrics = ReturnType<typeof gatewayMetrics>

/** A client that has left before its response was sent, as nginx writes it. */
const clientLeft = 499

/** Probes and files are many, and say little. */
const isMinor = (name: string): boolean => name === 'file' || name === 'probe'

/**
 * Traces, measures and logs each request from its headers to the end of its response, by the process that it went to. What
 * the gateway refuses itself is logged at `debug`: nobody can fill the disk with refused requests. It is counted, and a
 * security event where it is one.
 */
export class RequestWatch {
  readonly #metrics: GatewayMetrics
  readonly #log: Logger
  readonly #refused = new WeakSet<ServerResponse>()
  readonly #destinations = new WeakMap<ServerResponse, Destination>()

  constructor(metrics: GatewayMetrics, log: Logger) {
    this.#metrics = metrics
    this.#log = log
  }

  /** Says where a request goes; without it, it is the gateway's own. */
  readonly goesTo = (response: ServerResponse, destination: Destination): void => {
    this.#destinations.set(response, destination)
    if (destination.kind !== 'stream' || response.closed) return
    const open = this.#metrics.openStreams.labels(destination.target)
    open.inc()
    response.once('close', () => open.dec())
  }

  /** The gateway refuses a request itself. */
  refused(response: ServerResponse, code: ErrorCode): void {
    this.#refused.add(response)
    this.#metrics.refusals.labels(this.#destinationOf(response).target, code).inc()
  }

  readonly watched =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const started = performance.now()
      const span = receiveTrace(request)
      response.once('close', () => inTrace(span, () => this.#ended(request, response, started, span)))
      return inTrace(span, () => listener(request, response))
    }

  #destinationOf(response: ServerResponse): Destination {
    return this.#destinations.get(response) ?? { target: 'gateway', kind: 'call', name: 'own' }
  }

  #ended({ method }: IncomingMessage, response: ServerResponse, started: number, span: OpenSpan): void {
    const { target, kind, name } = this.#destinationOf(response)
    const code = response.writableFinished ? response.statusCode : clientLeft
    const seconds = (performance.now() - started) / 1000
    span.describe({ name: `${method} ${name}`, attributes: { 'pinline.target': target } })
    endRequestSpan(span, code)
    const level = isMinor(name) || this.#refused.has(response) ? 'debug' : 'info'
    this.#log[level]({ target, name, method, code, ms: Math.round(seconds * 1e4) / 10 }, 'request')
    if (kind === 'stream' && response.statusCode === 200) return
    this.#metrics.requests.labels(target, String(code)).observe(seconds)
  }
}
