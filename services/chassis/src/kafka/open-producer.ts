import { type Kafka, Partitioners } from 'kafkajs'
import type { EventProducer } from './kafka-port.ts'
import type { TopicVersions } from './topic-versions.ts'

/** A producer that keeps the order of a key and writes nothing twice; it sends to the newest version of each topic. */
export const openProducer = async (kafka: Kafka, versions: TopicVersions): Promise<EventProducer> => {
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
  })
  await producer.connect()
  return {
    send: async (messages) => {
      const byTopic = [...Map.groupBy(messages, (message) => message.topic)]
      const topicMessages = await Promise.all(
        byTopic.map(async ([topic, of]) => ({
          topic: (await versions.of(topic)).at(-1)?.name ?? topic,
          messages: of.map(({ key, value, headers }) => ({ key, value, headers })),
        })),
      )
      await producer.sendBatch({ acks: -1, topicMessages })
    },
    close: () => producer.disconnect(),
  }
}
