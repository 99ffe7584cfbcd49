import { type Kafka, Partitioners } from 'kafkajs'
import { type EventProducer, MessagesRefused } from './kafka-port.ts'
import type { TopicVersions } from './topic-versions.ts'

/**
 * Errors of a message that no repetition mends. Source: kafka.apache.org, protocol guide, error codes 10, 18, 32 and 87.
 */
const permanentTypes = new Set(['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_TIMESTAMP', 'INVALID_RECORD'])

/** The permanent error behind an error of kafkajs, which wraps some of them. */
const permanentType = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('type' in at && typeof at.type === 'string' && permanentTypes.has(at.type)) return at.type
  return undefined
}

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
      try {
        await producer.sendBatch({ acks: -1, topicMessages })
      } catch (error) {
        const type = permanentType(error)
        throw type === undefined ? error : new MessagesRefused(type, { cause: error })
      }
    },
    close: () => producer.disconnect(),
  }
}
