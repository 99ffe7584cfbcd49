import { securityEventKind } from '@pinline/contracts/api/security-event-kind'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Prometheus metrics of one process, served at /metrics. */
export const processMetrics = (service: string) => {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'pinline_request_seconds',
    help: 'Duration of calls in seconds',
    labelNames: ['call', 'code'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'pinline_refusals_total',
    help: 'Expected refusals by error code',
    labelNames: ['call', 'type'],
    registers: [registry],
  })
  const securityEvents = new Counter({
    name: 'pinline_security_events_total',
    help: 'Security events by kind, counted at once',
    labelNames: ['kind', 'service'],
    registers: [registry],
  })
  const refusedStreams = new Gauge({
    name: 'pinline_refused_streams',
    help: 'Streams with an event that Kafka refuses for ever, as the publishing instance knows them',
    registers: [registry],
  })
  // An alarm on the increase of a counter misses the first event if the counter begins with it.
  for (const kind of securityEventKind.options) securityEvents.labels(kind, service).inc(0)
  const snapshotFailures = new Counter({
    name: 'pinline_snapshot_failures_total',
    help: 'Snapshots that could not be stored, by type of stream',
    labelNames: ['stream_type'],
    registers: [registry],
  })
  const largeStates = new Counter({
    name: 'pinline_large_states_total',
    help: 'Snapshots of more than 1 MB, by type of stream',
    labelNames: ['stream_type'],
    registers: [registry],
  })
  const reconciled = new Counter({
    name: 'pinline_reconciled_total',
    help: 'Streams, rows and other objects that a reconciler has compared with the truth',
    labelNames: ['reconciler'],
    registers: [registry],
  })
  const deviations = new Counter({
    name: 'pinline_deviations_total',
    help: 'Deviations from the truth; open ones are for a person to look at',
    labelNames: ['reconciler', 'kind', 'state'],
    registers: [registry],
  })
  return {
    registry,
    requests,
    refusals,
    securityEvents,
    snapshotFailures,
    largeStates,
    refusedStreams,
    reconciled,
    deviations,
  }
}
export type ProcessMetrics = ReturnType<typeof processMetrics>
