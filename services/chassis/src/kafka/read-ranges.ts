import { randomUUID } from 'node:crypto'
import type { Kafka } from 'kafkajs'
import type { PlacedMessage } from './kafka-port.ts'
import type { TopicVersion } from './topic-versions.ts'

/** Offsets of one partition of a topic version: from `next` to before `end`. */
interface Range {
  next: bigint
  readonly end: bigint
}

/**
 * Reads parts of partitions of one topic version, in a temporary group. All other partitions are left alone. Throws if it
 * takes longer than `maxMs`.
 */
export const readRanges = async (
  kafka: Kafka,
  prefix: string,
  { topic, name, firstPartition }: TopicVersion,
  ranges: ReadonlyMap<number, { readonly from: bigint; readonly to: bigint }>,
  { isEnough, maxMs }: { readonly isEnough: (message: PlacedMessage) => boolean; readonly maxMs: number },
): Promise<PlacedMessage[]> => {
  const waiting = new Map<number, Range>(
    [...ranges].map(([partition, { from, to }]) => [partition, { next: from, end: to }]),
  )
  const found: PlacedMessage[] = []
  const groupId = `${prefix}once-${randomUUID()}`
  const reader = kafka.consumer({ groupId, maxWaitTimeInMs: 100, retry: { restartOnFailure: async () => false } })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const late = setTimeout(() => reject(new Error(`${topic} was not read within ${maxMs} ms`)), maxMs)
  promise.catch(() => undefined)
  try {
    reader.on(reader.events.CRASH, ({ payload }) => reject(payload.error))
    await reader.connect()
    // From the end: what is not looked for is not read.
    await reader.subscribe({ topics: [name], fromBeginning: false })
    await reader.run({
      autoCommit: false,
      eachMessage: async ({ partition, message, heartbeat }) => {
        const range = waiting.get(partition)
        const offset = BigInt(message.offset)
        if (range === undefined || offset < range.next || offset >= range.end) return
        const placed = {
          topic,
          partition: firstPartition + partition,
          offset,
          key: message.key?.toString('utf8') ?? '',
          value: message.value?.toString('utf8') ?? '',
          writtenAt: new Date(Number(message.timestamp)),
        }
        found.push(placed)
        range.next = offset + 1n
        if (range.next >= range.end) waiting.delete(partition)
        if (waiting.size === 0 || isEnough(placed)) resolve()
        await heartbeat()
      },
    })
    for (const [partition, { next }] of waiting) reader.seek({ topic: name, partition, offset: next.toString() })
    await promise
    return found
  } finally {
    clearTimeout(late)
    await reader.disconnect()
    const admin = kafka.admin()
    await admin.connect()
    await admin.deleteGroups([groupId]).catch(() => undefined)
    await admin.disconnect()
  }
}
