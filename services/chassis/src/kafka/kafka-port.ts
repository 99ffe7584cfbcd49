import { randomUUID } from 'node:crypto'
import { type Consumer, Kafka, logLevel, Partitioners } from 'kafkajs'
import type { Logger } from 'pino'
import { brokerAdmin } from './broker-admin.ts'
import { patchRequestQueues } from './patch-request-queue.ts'

export interface OutgoingMessage {
  readonly topic: string
  readonly key: string
  readonly value: string
  readonly headers: Record<string, string>
}

export interface IncomingMessage {
  readonly topic: string
  readonly partition: number
  readonly offset: bigint
  readonly key: string
  readonly value: string
}

export interface EventProducer {
  /** Resolves once every broker replica in sync has them (acks=all). */
  send(messages: readonly OutgoingMessage[]): Promise<void>
  close(): Promise<void>
}

export interface EventConsumer {
  close(): Promise<void>
}

export interface PartitionEnd {
  readonly partition: number
  /** Offset after the last message. */
  readonly end: bigint
}

/** The event log as the chassis needs it. Only this folder imports kafkajs. */
export interface EventLog {
  producer(): Promise<EventProducer>
  /**
   * One group over the topics from the earliest offset. `handle` gets a partition's messages in order; its offset is
   * committed shortly after it resolves. If it throws, or the process ends, messages are delivered again, so that the
   * last ones may be handled twice.
   */
  consume(
    group: string,
    topics: readonly string[],
    handle: (batch: readonly IncomingMessage[]) => Promise<void>,
  ): Promise<EventConsumer>
  /**
   * Reads a topic once, each partition from an offset to its current end, and returns those ends. Without an offset, or
   * with one beyond the end, it starts at the beginning.
   */
  readOnce(
    topic: string,
    from: ReadonlyMap<number, bigint>,
    handle: (batch: readonly IncomingMessage[]) => Promise<void>,
  ): Promise<readonly PartitionEnd[]>
  ends(topic: string): Promise<readonly PartitionEnd[]>
  /** Committed offset per partition: the next to be read, -1 where nothing was committed. */
  committed(group: string, topic: string): Promise<readonly { partition: number; offset: bigint }[]>
  close(): Promise<void>
}

const commitAfterMs = 200
/** Messages handled at once: a batch blocks everything else in the process. */
const maxBatchSize = 50
/** All partitions of a topic, so that related events of several partitions are handled at about the same time. */
const concurrentPartitions = 6

/** Commits offsets for all that was handled within a few moments at once: each commit is a write at the broker. */
const laterOffsets = (
  commit: (due: { topic: string; partition: number; offset: string }[]) => Promise<void>,
): {
  handled: (topic: string, partition: number, next: bigint) => void
  commit: () => Promise<void>
  forget: () => void
} => {
  const due = new Map<string, { topic: string; partition: number; offset: string }>()
  let timer: NodeJS.Timeout | undefined
  const commitAll = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const all = [...due.values()]
    due.clear()
    // A failed commit is made up for by the next one; without a next one, the messages are delivered again.
    if (all.length > 0) await commit(all).catch(() => undefined)
  }
  return {
    handled: (topic, partition, next) => {
      due.set(`${topic}/${partition}`, { topic, partition, offset: next.toString() })
      timer ??= setTimeout(() => void commitAll(), commitAfterMs)
    },
    commit: commitAll,
    forget: () => {
      clearTimeout(timer)
      timer = undefined
      due.clear()
    },
  }
}

patchRequestQueues()

/** Reads partitions, each from its next offset to its end, in a temporary group. */
const readUntilEnds = async (
  kafka: Kafka,
  prefix: string,
  topic: string,
  waiting: Map<number, { next: bigint; readonly end: bigint }>,
  handle: (batch: readonly IncomingMessage[]) => Promise<void>,
): Promise<void> => {
  const groupId = `${prefix}once-${randomUUID()}`
  const reader = kafka.consumer({ groupId, maxWaitTimeInMs: 100, retry: { restartOnFailure: async () => false } })
  try {
    await reader.connect()
    await reader.subscribe({ topics: [prefix + topic], fromBeginning: true })
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
            await handle([{ topic, partition, offset, key: message.key?.toString('utf8') ?? '', value }])
          place.next = offset + 1n
          if (place.next >= place.end) waiting.delete(partition)
          if (waiting.size === 0) resolve()
          await heartbeat()
        },
      })
      run.then(() => {
        for (const [partition, { next }] of waiting)
          reader.seek({ topic: prefix + topic, partition, offset: next.toString() })
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

/** `prefix` precedes every topic and group, so that several installations can share a broker. */
export const kafkaLog = async (
  { clientId, brokers, prefix }: { clientId: string; brokers: readonly string[]; prefix: string },
  log: Logger,
): Promise<EventLog> => {
  const kafka = new Kafka({
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
  const broker = brokerAdmin(kafka)
  const offsetsOf = (topic: string) => broker.run((admin) => admin.fetchTopicOffsets(prefix + topic))
  const consumers = new Set<EventConsumer>()
  return {
    producer: async () => {
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
    },
    consume: async (group, topics, handle) => {
      let closed = false
      let running: Consumer
      const offsets = laterOffsets((due) => running.commitOffsets(due))
      const start = async () => {
        running = kafka.consumer({
          groupId: prefix + group,
          sessionTimeout: 8000,
          rebalanceTimeout: 10_000,
          heartbeatInterval: 2000,
          maxWaitTimeInMs: 1000,
          minBytes: 1,
          allowAutoTopicCreation: false,
          retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 10, restartOnFailure: async () => true },
        })
        await running.connect()
        await running.subscribe({ topics: topics.map((topic) => prefix + topic), fromBeginning: true })
        await running.run({
          autoCommit: false,
          partitionsConsumedConcurrently: concurrentPartitions,
          eachBatch: async ({ batch, heartbeat, isRunning, isStale, resolveOffset }) => {
            for (let from = 0; from < batch.messages.length && isRunning() && !isStale(); from += maxBatchSize) {
              const slice = batch.messages.slice(from, from + maxBatchSize)
              await handle(
                slice.map((message) => ({
                  topic: batch.topic.slice(prefix.length),
                  partition: batch.partition,
                  offset: BigInt(message.offset),
                  key: message.key?.toString('utf8') ?? '',
                  value: message.value?.toString('utf8') ?? '',
                })),
              )
              const last = slice.at(-1)
              if (last === undefined) break
              resolveOffset(last.offset)
              offsets.handled(batch.topic, batch.partition, BigInt(last.offset) + 1n)
              await heartbeat()
            }
          },
        })
        // Partitions assigned to another instance are read again from their committed offsets.
        running.on(running.events.REBALANCING, offsets.forget)
        running.on(running.events.CRASH, ({ payload }) => {
          log.warn({ group, error: payload.error.message, restarting: payload.restart }, 'consumer crashed')
          if (!payload.restart && !closed)
            setTimeout(
              () => start().catch((error: unknown) => log.error({ group, error }, 'consumer did not restart')),
              1000,
            ).unref()
        })
      }
      await start()
      const consumer: EventConsumer = {
        close: async () => {
          closed = true
          consumers.delete(consumer)
          await offsets.commit()
          await running.disconnect()
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
