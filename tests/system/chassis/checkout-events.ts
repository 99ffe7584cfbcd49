import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import type { EventLog, IncomingMessage } from '@pinline/chassis/kafka/kafka-port'
import type { RecordedEvent } from '@pinline/events/event'

/** A log for what folds messages that a test hands it: it brings none itself. */
export const noLog: EventLog = {
  producer: () => Promise.reject(new Error('no log')),
  consume: () => Promise.reject(new Error('no log')),
  readOnce: async () => [],
  ends: async () => [],
  committed: async () => [],
  close: async () => undefined,
}

/** A payment into a till, as it was recorded. */
export const paidIn = (streamId: string, sequence: number, amount = 1): RecordedEvent => ({
  id: `${streamId}@${sequence}`,
  service: 'notification',
  streamType: 'till',
  streamId,
  sequence,
  event: { type: 'paid-in', data: { amount } },
  actor: { kind: 'visitor' },
  correlationId: 'c',
  causationId: 'c',
  recordedAt: '2026-01-01T00:00:00.000Z',
})

/** A fact as the log brings it. */
export const messageOf = (recorded: RecordedEvent): IncomingMessage => ({
  topic: 'pinline.notification.v1',
  partition: 0,
  offset: 0n,
  key: recorded.streamId,
  value: JSON.stringify(toCloudEvent(recorded)),
})
