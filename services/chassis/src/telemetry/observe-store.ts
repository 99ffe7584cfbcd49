import type { Logger } from 'pino'
import type { EventStore } from '../event-store/event-store.ts'
import type { ProcessMetrics } from '../metrics.ts'

/** Counts what the store decides, stores and cannot store. */
export const observeStore = (store: EventStore, metrics: ProcessMetrics, log: Logger): void => {
  store.observe({
    decided: (streamType, command, outcome) => metrics.decisions.labels(streamType, command, outcome).inc(),
    appended: (commits) => {
      for (const { streamType, events } of commits) {
        metrics.commits.labels(streamType).inc()
        for (const { type } of events) metrics.events.labels(type).inc()
      }
    },
    conflicted: (streamType) => metrics.conflicts.labels(streamType).inc(),
  })
  store.snapshots.observe({
    tooLarge: (stream) => {
      metrics.largeStates.labels(stream.streamType).inc()
      log.error(stream, 'the state of a stream is over 1 MB')
    },
    failed: ({ error, ...stream }) => {
      metrics.snapshotFailures.labels(stream.streamType).inc()
      log.error({ ...stream, err: error }, 'a snapshot could not be stored')
    },
  })
}
