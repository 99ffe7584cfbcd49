import { randomUUID } from 'node:crypto'
import type { Kafka } from 'kafkajs'
import type { IncomingMessage } from './kafka-port.ts'
import type { TopicVersion } from './topic-versions.ts'

/** Reads partitions of one topic version, each from its next offset to its end, in a temporary group. */
export const readUntilEnds = async (
  kafka: Kafka,
  prefix: string,
  version: TopicVersion,
  waiting: Map<number, { next: bigint; readonly end: bigint }>,
  handle: (batch: readonly IncomingMessage[]) => Promise<void>,
): Promise<void> => {
  const { topic, name, firstPartition } = version
  const groupId = `${prefix}once-${randomUUID()}`
  const reader = kafka.consumer({ groupId, maxWaitTimeInMs: 100, retry: { restartOnFailure: async () => false } })
  try {
    await reader.connect()
    await reader.subscribe({ topics: [name], fromBeginning: true })
    await new Promise<void>((resolve, reject) => {
      reader.on(reader.events.CRASH, ({ payload }) => reject(payload.error))
      const run = reader.run({
        autoCommit: false,
        eachMessage: async ({ partition, message, heartbeat }) => {
          const place = waiting.get(partition)
          const offset = BigInt(message.offset)
          if (place === undefined || offset < place.next) return
          const value = message.value?.toString('utf8') ?? ''
          if (offset < place.end)
            await handle([
              {
                topic,
                partition: firstPartition + partition,
                offset,
                key: message.key?.toString('utf8') ?? '',
                value,
              },
            ])
          place.next = offset + 1n
          if (place.next >= place.end) waiting.delete(partition)
          if (waiting.size === 0) resolve()
          await heartbeat()
        },
      })
      run.then(() => {
        for (const [partition, { next }] of waiting) reader.seek({ topic: name, partition, offset: next.toString() })
      }, reject)
    })
  } finally {
    await reader.disconnect()
    const admin = kafka.admin()
    await admin.connect()
    await admin.deleteGroups([groupId]).catch(() => undefined)
    await admin.disconnect()
  }
}
