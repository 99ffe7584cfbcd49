import { recordedEvents } from '@pinline/chassis/event-store/commit'
import type { NewCommit } from '@pinline/chassis/event-store/event-store'
import { toCloudEvent } from '@pinline/chassis/kafka/cloud-event'
import type { RecordedEvent } from '@pinline/events/event'
import { buyerId } from '@pinline/events/ids'
import { type OrderEvent, orderStreamType } from '@pinline/events/order/order-event'
import { Kafka, logLevel, Partitioners, type Producer } from 'kafkajs'
import mongoose from 'mongoose'
import { sampleOrder, sampleOrderNo } from './order-events.ts'
import { orderLife } from './order-lives.ts'

const context = { actor: { kind: 'visitor' }, correlationId: 'bench', causationId: 'bench' } as const

/** The n-th sample order as one commit of two events. */
export const sampleCommit = (n: number): NewCommit => ({
  streamType: orderStreamType,
  streamId: sampleOrderNo(n),
  version: 1,
  events: sampleOrder(n),
  context,
})

const toMessage = (recorded: RecordedEvent) => ({
  key: recorded.streamId,
  value: JSON.stringify(toCloudEvent(recorded)),
  headers: {
    'content-type': 'application/cloudevents+json; charset=utf-8',
    'x-correlation-id': recorded.correlationId,
  },
})
export type OrderMessage = ReturnType<typeof toMessage>

const messagesOf = ({ context: cause, ...commit }: NewCommit, committedAt: Date): OrderMessage[] =>
  recordedEvents('order', { ...commit, ...cause, _id: new mongoose.mongo.ObjectId(), committedAt }).map(toMessage)

/** The messages that the relay makes of the n-th sample order. */
export const sampleMessages = (n: number): OrderMessage[] => messagesOf(sampleCommit(n), new Date())

const timeFields = /^(placed|reserved|started|captured|confirmed|shipped|completed|cancelled|requested|failed)At$/

const happenedAt = ({ type, data }: OrderEvent): number => {
  const [, at] = Object.entries(data).find(([name]) => timeFields.test(name)) ?? []
  if (typeof at !== 'string') throw new Error(`${type} has no time`)
  return Date.parse(at)
}

/** Orders a year, so that some thousands are on their way at any time. */
const ordersOfYear = 1_000_000

/**
 * The messages of whole lives of orders, in the order in which they happened.
 * @param first the number of the first one
 */
export const lifeMessages = (orders: number, first = 0): OrderMessage[] => {
  const options = {
    orders: ordersOfYear,
    heavyBuyer: buyerId.parse('b-heavy0123456789abcdefghi'),
    productIds: ['p-00112233445566aa', 'p-00112233445566bb', 'p-00112233445566cc'],
    until: new Date('2026-11-21T09:00:00.000Z'),
  }
  return Array.from({ length: orders }, (_, n) => orderLife(first + n, options))
    .flatMap(({ orderNo, events }) =>
      events.map((event, index) => ({ at: happenedAt(event), orderNo, event, version: index + 1 })),
    )
    .sort((a, b) => a.at - b.at || a.version - b.version)
    .flatMap(({ at, orderNo, event, version }) =>
      messagesOf({ streamType: orderStreamType, streamId: orderNo, version, events: [event], context }, new Date(at)),
    )
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
  messages: readonly OrderMessage[],
  batch: number,
): Promise<void> => {
  for (let from = 0; from < messages.length; from += batch)
    await producer.sendBatch({ acks: -1, topicMessages: [{ topic, messages: messages.slice(from, from + batch) }] })
}
