import type { EventSummary } from '@pinline/contracts/api/recorded-events'
import type { RecordedEvent } from '@pinline/events/event'
import { parseTraceparent } from '@pinline/telemetry/trace-context'

/** An event without its data. */
export const eventSummaryOf = ({ event, command, ...recorded }: RecordedEvent): EventSummary => ({
  id: recorded.id,
  service: recorded.service,
  streamType: recorded.streamType,
  streamId: recorded.streamId,
  sequence: recorded.sequence,
  type: event.type,
  actor: recorded.actor,
  correlationId: recorded.correlationId,
  causationId: recorded.causationId,
  command: command ?? null,
  recordedAt: recorded.recordedAt,
  traceId: parseTraceparent(recorded.traceparent)?.traceId ?? null,
})
