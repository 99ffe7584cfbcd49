import type { Consumer, EachBatchPayload, Kafka } from 'kafkajs'
import type { Logger } from 'pino'
import type { EventConsumer, IncomingMessage } from './kafka-port.ts'
import { offsetCommits } from './offset-commits.ts'
import type { OlderFirst } from './older-first.ts'
import type { TopicVersion } from './topic-versions.ts'

/** Partitions of a topic, so that related events of several partitions are handled at about the same time. */
const concurrentPartitions = 24
const restartAfterMs = 1000

interface ConsumerOptions {
  /** With the installation's prefix. */
  readonly group: string
  /** Every version of every topic, by its name in Kafka. */
  readonly versions: ReadonlyMap<string, TopicVersion>
  readonly olderFirst: OlderFirst
  readonly maxBatchSize: number
  readonly onAssigned: () => void
  readonly handle: (batch: readonly IncomingMessage[]) => Promise<void>
}

const traceOf = (header: unknown): Pick<IncomingMessage, 'traceparent'> =>
  header instanceof Buffer ? { traceparent: header.toString('latin1') } : {}

/**
 * Hands a batch on in slices; `onHandled` learns the next offset after each. One of a newer topic version is fetched again
 * once the older ones are read.
 */
const handleInSlices = async (
  { batch, heartbeat, isRunning, isStale, resolveOffset, pause }: EachBatchPayload,
  { versions, olderFirst, maxBatchSize, handle }: ConsumerOptions,
  onHandled: (next: bigint) => void,
): Promise<void> => {
  if (!olderFirst.isOpen(batch.topic)) {
    const resume = pause()
    void olderFirst.whenOpen(batch.topic).then(resume)
    return
  }
  const { topic, firstPartition } = versions.get(batch.topic) ?? { topic: batch.topic, firstPartition: 0 }
  for (let from = 0; from < batch.messages.length && isRunning() && !isStale(); from += maxBatchSize) {
    const slice = batch.messages.slice(from, from + maxBatchSize)
    await handle(
      slice.map((message) => ({
        topic,
        partition: firstPartition + batch.partition,
        offset: BigInt(message.offset),
        key: message.key?.toString('utf8') ?? '',
        value: message.value?.toString('utf8') ?? '',
        ...traceOf(message.headers?.traceparent),
      })),
    )
    const last = slice.at(-1)
    if (last === undefined) break
    resolveOffset(last.offset)
    onHandled(BigInt(last.offset) + 1n)
    await heartbeat()
  }
}

const createConsumer = (kafka: Kafka, { group }: ConsumerOptions): Consumer =>
  kafka.consumer({
    groupId: group,
    sessionTimeout: 8000,
    rebalanceTimeout: 10_000,
    heartbeatInterval: 2000,
    maxWaitTimeInMs: 1000,
    minBytes: 1,
    allowAutoTopicCreation: false,
    retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 10, restartOnFailure: async () => true },
  })

/**
 * A consumer of a group. One that crashes and that kafkajs does not restart is started anew a second later, as often as
 * it takes: the broker may be away for longer than kafkajs tries. Prevents the failure "a broker was away for a minute,
 * and a service reads no events until it is restarted". Shown by open-consumer.spec.ts and `test:faults` (`kafka-killed`).
 */
export const openConsumer = async (kafka: Kafka, options: ConsumerOptions, log: Logger): Promise<EventConsumer> => {
  const { group, versions } = options
  let closed = false
  let running: Consumer
  const offsets = offsetCommits((due) => running.commitOffsets(due))
  const start = async () => {
    const consumer = createConsumer(kafka, options)
    running = consumer
    consumer.on(consumer.events.GROUP_JOIN, options.onAssigned)
    // Partitions assigned to another instance are read again from their committed offsets.
    consumer.on(consumer.events.REBALANCING, offsets.forget)
    consumer.on(consumer.events.CRASH, ({ payload }) => {
      log.warn({ group, error: payload.error.message, restarting: payload.restart }, 'consumer crashed')
      if (!payload.restart && running === consumer) restartLater()
    })
    await consumer.connect()
    await consumer.subscribe({ topics: [...versions.keys()], fromBeginning: true })
    await consumer.run({
      autoCommit: false,
      // What was held back or interrupted is fetched again.
      eachBatchAutoResolve: false,
      partitionsConsumedConcurrently: concurrentPartitions,
      eachBatch: (payload) =>
        handleInSlices(payload, options, (next) => offsets.handled(payload.batch.topic, payload.batch.partition, next)),
    })
  }
  const restart = async () => {
    if (closed) return
    try {
      await start()
    } catch (error) {
      log.error({ group, error }, 'consumer did not restart')
      await running.disconnect().catch(() => undefined)
      restartLater()
    }
  }
  const restartLater = () => void setTimeout(() => void restart(), restartAfterMs).unref()
  await start()
  return {
    close: async () => {
      closed = true
      options.olderFirst.close()
      await offsets.commit()
      await running.disconnect()
    },
  }
}
