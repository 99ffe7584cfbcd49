import { Kafka, logLevel } from 'kafkajs'
import type { Logger } from 'pino'
import { brokerAdmin } from './broker-admin.ts'
import type { EventConsumer, EventLog } from './kafka-port.ts'
import { openConsumer } from './open-consumer.ts'
import { openProducer } from './open-producer.ts'
import { patchRequestQueues } from './patch-request-queue.ts'
import { readUntilEnds } from './read-until-ends.ts'

patchRequestQueues()

interface KafkaOptions {
  readonly clientId: string
  readonly brokers: readonly string[]
  /** Precedes every topic and group, so that several installations can share a broker. */
  readonly prefix: string
}

const createKafka = ({ clientId, brokers }: KafkaOptions, log: Logger): Kafka =>
  new Kafka({
    clientId,
    brokers: [...brokers],
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ namespace, log: entry }) => {
        const { message, timestamp, ...detail } = entry
        log.debug({ namespace, timestamp, detail }, message)
      },
    retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 10 },
  })

/** The event log on Kafka. */
export const kafkaLog = async (options: KafkaOptions, log: Logger): Promise<EventLog> => {
  const { prefix } = options
  const kafka = createKafka(options, log)
  const broker = brokerAdmin(kafka)
  const offsetsOf = (topic: string) => broker.run((admin) => admin.fetchTopicOffsets(prefix + topic))
  const consumers = new Set<EventConsumer>()
  return {
    producer: () => openProducer(kafka, prefix),
    consume: async (group, topics, handle) => {
      const opened = await openConsumer(kafka, { prefix, group, topics, handle }, log)
      const consumer: EventConsumer = {
        close: () => {
          consumers.delete(consumer)
          return opened.close()
        },
      }
      consumers.add(consumer)
      return consumer
    },
    readOnce: async (topic, from, handle) => {
      const known = await offsetsOf(topic)
      const ends = known.map(({ partition, high }) => ({ partition, end: BigInt(high) }))
      const waiting = new Map(
        known.flatMap(({ partition, low, high }) => {
          const requested = from.get(partition) ?? BigInt(low)
          const next = requested < BigInt(low) || requested > BigInt(high) ? BigInt(low) : requested
          return next < BigInt(high) ? [[partition, { next, end: BigInt(high) }] as const] : []
        }),
      )
      if (waiting.size === 0) return ends
      await readUntilEnds(kafka, prefix, topic, waiting, handle)
      return ends
    },
    ends: async (topic) => (await offsetsOf(topic)).map(({ partition, high }) => ({ partition, end: BigInt(high) })),
    committed: async (group, topic) => {
      const [found] = await broker.run((admin) =>
        admin.fetchOffsets({ groupId: prefix + group, topics: [prefix + topic] }),
      )
      return (found?.partitions ?? []).map(({ partition, offset }) => ({ partition, offset: BigInt(offset) }))
    },
    close: async () => {
      await Promise.all([...consumers].map((consumer) => consumer.close()))
      await broker.close()
    },
  }
}
