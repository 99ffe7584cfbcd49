import type { RequestListener, ServerResponse } from 'node:http'
import { processRegistry } from '@pinline/chassis/telemetry/process-registry'
import { requestMetrics } from '@pinline/chassis/telemetry/request-metrics'
import type { ErrorCode } from '@pinline/contracts/api/error-codes'
import { Gauge } from 'prom-client'

/** Where a request goes: a process, or this one. A stream lasts until its client leaves. */
export interface Destination {
  readonly target: string
  readonly kind: 'call' | 'stream'
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

/** Measures each request from its headers to the end of its response, by the process that it went to. */
export class RequestWatch {
  readonly #metrics: GatewayMetrics
  readonly #destinations = new WeakMap<ServerResponse, Destination>()

  constructor(metrics: GatewayMetrics) {
    this.#metrics = metrics
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
    this.#metrics.refusals.labels(this.#destinationOf(response).target, code).inc()
  }

  readonly watched =
    (listener: RequestListener): RequestListener =>
    (request, response) => {
      const started = performance.now()
      response.once('close', () => this.#ended(response, started))
      return listener(request, response)
    }

  #destinationOf(response: ServerResponse): Destination {
    return this.#destinations.get(response) ?? { target: 'gateway', kind: 'call' }
  }

  #ended(response: ServerResponse, started: number): void {
    const { target, kind } = this.#destinationOf(response)
    if (kind === 'stream' && response.statusCode === 200) return
    const code = response.writableFinished ? response.statusCode : clientLeft
    this.#metrics.requests.labels(target, String(code)).observe((performance.now() - started) / 1000)
  }
}
