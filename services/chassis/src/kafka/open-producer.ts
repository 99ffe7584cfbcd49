import { type Kafka, Partitioners } from 'kafkajs'
import type { EventProducer } from './kafka-port.ts'

/** A producer that keeps the order of a key and writes nothing twice; it sends to topics behind `prefix`. */
export const openProducer = async (kafka: Kafka, prefix: string): Promise<EventProducer> => {
  const producer = kafka.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    createPartitioner: Partitioners.DefaultPartitioner,
    allowAutoTopicCreation: false,
  })
  await producer.connect()
  return {
    send: async (messages) => {
      const byTopic = Map.groupBy(messages, (message) => message.topic)
      await producer.sendBatch({
        acks: -1,
        topicMessages: [...byTopic].map(([topic, of]) => ({
          topic: prefix + topic,
          messages: of.map(({ key, value, headers }) => ({ key, value, headers })),
        })),
      })
    },
    close: () => producer.disconnect(),
  }
}
