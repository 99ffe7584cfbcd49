import mongoose from 'mongoose'
import { describe, expect, it } from 'vitest'
import { toCloudEvent } from '../kafka/cloud-event.ts'
import { readMessage } from '../kafka/read-message.ts'
import { type Commit, recordedEvents } from './commit.ts'

const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00'

/** As releases before trace context stored it. */
const older: Commit = {
  _id: new mongoose.mongo.ObjectId('665f1f77bcf86cd799439011'),
  streamType: 'order',
  streamId: '3330812345678',
  version: 2,
  events: [{ type: 'order-confirmed', data: { captureId: 'c-1' } }],
  actor: { kind: 'service', id: 'order' },
  correlationId: 'corr-1',
  causationId: 'cause-1',
  command: 'record-capture',
  committedAt: new Date('2026-01-02T03:04:05.678Z'),
}

const through = (commit: Commit, header?: string) => {
  const [recorded] = recordedEvents('order', commit)
  if (recorded === undefined) throw new Error('no event')
  const value = JSON.stringify(toCloudEvent(recorded))
  const message = { topic: `of ${header}`, partition: 0, offset: 1n, key: recorded.streamId, value }
  return { recorded, value, read: readMessage(header === undefined ? message : { ...message, traceparent: header }) }
}

describe('a commit', () => {
  it('of an earlier release is read as before, from the store and from Kafka', () => {
    const { recorded, read } = through(older)
    expect(recorded).toEqual({
      id: '3330812345678@2',
      service: 'order',
      streamType: 'order',
      streamId: '3330812345678',
      sequence: 2,
      event: { type: 'order-confirmed', data: { captureId: 'c-1' } },
      actor: { kind: 'service', id: 'order' },
      correlationId: 'corr-1',
      causationId: 'cause-1',
      command: 'record-capture',
      recordedAt: '2026-01-02T03:04:05.678Z',
    })
    expect(read).toEqual(recorded)
  })

  it('has its trace beside the event: in a header of the message, not in what integrators get', () => {
    const { recorded, value, read } = through({ ...older, traceparent }, traceparent)
    expect(recorded.traceparent).toBe(traceparent)
    expect(value).not.toContain('4bf92f3577b34da6a3ce929d0e0e4736')
    expect(read).toEqual(recorded)
  })
})
