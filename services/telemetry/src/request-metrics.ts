import { Counter, Histogram, type Registry } from 'prom-client'

/** Durations of requests, by call: in the gateway, by the process that they go to. */
export const requestDurations = (registry: Registry) =>
  new Histogram({
    name: 'pinline_request_seconds',
    help: 'Duration of calls in seconds',
    labelNames: ['call', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

/** Requests and refusals, by call. */
export const requestMetrics = (registry: Registry) => ({
  requests: requestDurations(registry),
  refusals: new Counter({
    name: 'pinline_refusals_total',
    help: 'Expected refusals by error code',
    labelNames: ['call', 'type'],
    registers: [registry],
  }),
})
