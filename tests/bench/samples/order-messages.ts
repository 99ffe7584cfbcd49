import { recordedEvents } from '@pinline/chassis/event-store/commit'
import type { NewCommit } from '@pinline/chassis/event-store/event-store'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import { orderStreamType } from '@pinline/events/order/order-event'
import { Kafka, logLevel, Partitioners, type Producer } from 'kafkajs'
import mongoose from 'mongoose'
import { sampleOrder, sampleOrderNo } from './order-events.ts'

const context = { actor: { kind: 'visitor' }, correlationId: 'bench', causationId: 'bench' } as const

/** The n-th sample order as one commit of two events. */
export const sampleCommit = (n: number): NewCommit => ({
  streamType: orderStreamType,
  streamId: sampleOrderNo(n),
  version: 1,
  events: sampleOrder(n),
  context,
})

/** The messages that the relay makes of it. */
export const sampleMessages = (n: number) => {
  const { context: cause, ...commit } = sampleCommit(n)
  const events = recordedEvents('order', {
    ...commit,
    ...cause,
    _id: new mongoose.mongo.ObjectId(),
    committedAt: new Date(),
  })
  return events.map((recorded) => ({
    key: recorded.streamId,
    value: JSON.stringify(toCloudEvent(recorded)),
    headers: {
      'content-type': 'application/cloudevents+json; charset=utf-8',
      'x-correlation-id': recorded.correlationId,
    },
  }))
}

/** A producer with the relay's settings and none of the project's code: idempotent, one request in flight. */
export const rawProducer = async (brokers: readonly string[]): Promise<Producer> => {
  const kafka = new Kafka({ clientId: 'bench-raw', brokers: [...brokers], logLevel: logLevel.NOTHING })
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
  })
  await producer.connect()
  return producer
}

/** Sends messages in batches, one after the other, each acknowledged by all replicas. */
export const sendInBatches = async (
  producer: Producer,
  topic: string,
  messages: readonly ReturnType<typeof sampleMessages>[number][],
  batch: number,
): Promise<void> => {
  for (let from = 0; from < messages.length; from += batch)
    await producer.sendBatch({ acks: -1, topicMessages: [{ topic, messages: messages.slice(from, from + batch) }] })
}
