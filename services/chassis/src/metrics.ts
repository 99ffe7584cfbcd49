import { securityEventKind } from '@pinline/contracts/api/security-event-kind'
import { processRegistry } from '@pinline/telemetry/process-registry'
import { requestMetrics } from '@pinline/telemetry/request-metrics'
import { Counter, Gauge, Histogram, type Registry } from 'prom-client'

const counterIn =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] })

const gaugeIn =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })

const histogramIn =
  (registry: Registry) =>
  <Label extends string>(name: string, help: string, labelNames: readonly Label[], buckets: readonly number[]) =>
    new Histogram({ name, help, labelNames, buckets: [...buckets], registers: [registry] })

const storeMetrics = (registry: Registry) => {
  const counter = counterIn(registry)
  return {
    decisions: counter('pinline_decisions_total', 'Decisions on commands: recorded, unchanged, refused or failed', [
      'stream_type',
      'command',
      'outcome',
    ]),
    commits: counter('pinline_commits_total', 'Commits stored by this process', ['stream_type']),
    events: counter('pinline_events_total', 'Events stored by this process', ['type']),
    conflicts: counter('pinline_version_conflicts_total', 'Commits whose version another one had taken: tried again', [
      'stream_type',
    ]),
    snapshotFailures: counter(
      'pinline_snapshot_failures_total',
      'Snapshots that could not be stored, by type of stream',
      ['stream_type'],
    ),
    largeStates: counter('pinline_large_states_total', 'Snapshots of more than 1 MB, by type of stream', [
      'stream_type',
    ]),
  }
}

/** What the instance knows that publishes events of the service; others show none, or 0. */
const sampledMetrics = (registry: Registry) => {
  const gauge = gaugeIn(registry)
  return {
    sampledAt: gauge('pinline_sampled_at_seconds', 'When outbox, lag, parked keys and queues were looked at last'),
    refusedStreams: gauge(
      'pinline_refused_streams',
      'Streams with an event that Kafka refuses for ever, as the publishing instance knows them',
    ),
    outboxCommits: gauge('pinline_outbox_commits', 'Commits that are not published yet, 100,000 at most'),
    outboxAge: gauge('pinline_outbox_oldest_seconds', 'Age of the oldest commit that is not published yet'),
    lagEvents: gauge('pinline_consumer_lag_events', 'Events that a consumer group has not read yet', [
      'consumer',
      'topic',
    ]),
    lagSeconds: gauge('pinline_consumer_lag_seconds', 'Age of the oldest event that a consumer group has not read', [
      'consumer',
      'topic',
    ]),
    parkedKeys: gauge('pinline_parked_keys', 'Rows and streams whose events wait: poison, or a gap', [
      'consumer',
      'kind',
    ]),
    queuedJobs: gauge(
      'pinline_jobs',
      'Jobs by queue and state: waiting, active and delayed as in Redis, failed since their last success',
      ['queue', 'state'],
    ),
  }
}

const workMetrics = (registry: Registry) => ({
  jobRuns: histogramIn(registry)(
    'pinline_job_seconds',
    'Duration of runs of jobs in seconds, woken or swept',
    ['job', 'result'],
    [0.01, 0.1, 1, 10],
  ),
  jobsDue: gaugeIn(registry)('pinline_jobs_due', 'What the last sweep of a job found due, in the sweeping instance', [
    'job',
  ]),
  reactions: counterIn(registry)('pinline_reactions_total', 'Events that a reaction has handled: done or parked', [
    'reaction',
    'result',
  ]),
  reconciled: counterIn(registry)(
    'pinline_reconciled_total',
    'Streams, rows and other objects that a reconciler has compared with the truth',
    ['reconciler'],
  ),
  deviations: counterIn(registry)(
    'pinline_deviations_total',
    'Deviations from the truth; open ones are for a person to look at',
    ['reconciler', 'kind', 'state'],
  ),
})

/** Prometheus metrics of one service, served at /metrics. */
export const processMetrics = (service: string) => {
  const registry = processRegistry(service)
  const securityEvents = counterIn(registry)(
    'pinline_security_events_total',
    'Security events by kind, counted at once',
    ['kind', 'service'],
  )
  // An alarm on the increase of a counter misses the first event if the counter begins with it.
  for (const kind of securityEventKind.options) securityEvents.labels(kind, service).inc(0)
  return {
    registry,
    /** For what is a service's own. */
    counter: counterIn(registry),
    gauge: gaugeIn(registry),
    histogram: histogramIn(registry),
    securityEvents,
    ...requestMetrics(registry),
    ...storeMetrics(registry),
    ...sampledMetrics(registry),
    ...workMetrics(registry),
  }
}
export type ProcessMetrics = ReturnType<typeof processMetrics>
