import { Kafka, logLevel } from 'kafkajs'
import type { TestSystem } from '../../harness/start-system.ts'

export interface TopicMessage {
  readonly key: string | undefined
  readonly value: string
  readonly headers: Readonly<Record<string, string>>
}

/** All messages of a topic up to its present end, with their headers, by a consumer group. */
export const readTopic = async (
  { servers, databasePrefix: prefix }: TestSystem,
  name: string,
): Promise<readonly TopicMessage[]> => {
  const topic = prefix + name
  const brokers = servers.kafka.brokers.split(',')
  const kafka = new Kafka({ clientId: 'integrator', brokers, logLevel: logLevel.NOTHING })
  const admin = kafka.admin()
  const consumer = kafka.consumer({ groupId: `${prefix}integrator-${name}` })
  const messages: TopicMessage[] = []
  try {
    await admin.connect()
    const ends = await admin.fetchTopicOffsets(topic)
    const unread = new Map(
      ends.filter(({ high }) => high !== '0').map(({ partition, high }) => [partition, BigInt(high)]),
    )
    await consumer.connect()
    await consumer.subscribe({ topics: [topic], fromBeginning: true })
    const { promise: isRead, resolve } = Promise.withResolvers<void>()
    if (unread.size === 0) resolve()
    await consumer.run({
      eachMessage: async ({ partition, message: { key, value, headers = {}, offset } }) => {
        messages.push({
          key: key?.toString(),
          value: value?.toString() ?? '',
          headers: Object.fromEntries(Object.entries(headers).map(([header, sent]) => [header, String(sent)])),
        })
        if (BigInt(offset) + 1n >= (unread.get(partition) ?? 0n)) unread.delete(partition)
        if (unread.size === 0) resolve()
      },
    })
    await isRead
    return messages
  } finally {
    await Promise.all([consumer.disconnect(), admin.disconnect()])
  }
}
