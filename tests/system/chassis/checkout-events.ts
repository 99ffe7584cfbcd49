import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import type { EventLog, IncomingMessage } from '@pinline/chassis/kafka/kafka-port'
import type { RecordedEvent } from '@pinline/events/event'

/** A log for folding messages that a test provides. */
export const noLog: EventLog = {
  producer: () => Promise.reject(new Error('no log')),
  consume: () => Promise.reject(new Error('no log')),
  readOnce: async () => [],
  ends: async () => [],
  partitionsOf: async () => [],
  committed: async () => [],
  reader: () => {
    throw new Error('no log')
  },
  close: async () => undefined,
}

/** A recorded payment into a checkout. */
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

/** An event as the log delivers it. */
export const messageOf = (recorded: RecordedEvent): IncomingMessage => ({
  topic: 'pinline.notification.v1',
  partition: 0,
  offset: 0n,
  key: recorded.streamId,
  value: JSON.stringify(toCloudEvent(recorded)),
})
