import { Kafka, logLevel } from 'kafkajs'
import type { Logger } from 'pino'
import { brokerAdmin } from './broker-admin.ts'
import { followVersions } from './follow-versions.ts'
import type { KafkaAccess } from './kafka-access.ts'
import type { EventConsumer, EventLog, LogReader, PartitionEnd } from './kafka-port.ts'
import { logReader } from './log-reader.ts'
import { OlderFirst } from './older-first.ts'
import { openConsumer } from './open-consumer.ts'
import { openProducer } from './open-producer.ts'
import { partitionOfKey } from './partition-of-key.ts'
import { patchRequestQueues } from './patch-request-queue.ts'
import { readRanges } from './read-ranges.ts'
import { type TopicVersion, TopicVersions } from './topic-versions.ts'

patchRequestQueues()

interface KafkaOptions {
  readonly clientId: string
  readonly brokers: readonly string[]
  /** Neither TLS nor a password without it. */
  readonly access?: KafkaAccess
  /** Precedes every topic and group, so that several installations can share a broker. */
  readonly prefix: string
  /** How often versions of topics are looked for, ms. */
  readonly versionsEveryMs?: number
}

const createKafka = ({ clientId, brokers, access }: KafkaOptions, log: Logger): Kafka =>
  new Kafka({
    clientId,
    brokers: [...brokers],
    ...access,
    logLevel: logLevel.WARN,
    logCreator:
      () =>
      ({ namespace, log: entry }) => {
        const { message, timestamp, ...detail } = entry
        log.debug({ namespace, timestamp, detail }, message)
      },
    retry: { initialRetryTime: 100, maxRetryTime: 2000, retries: 10 },
  })

/** How often versions of topics are looked for: one metadata request of the process. */
const versionsEveryMs = 10_000

/** Messages handled at once: a batch blocks everything else in the process, and is delivered again if it fails. */
const usualBatchSize = 50

/** The event log on Kafka. A topic may have several versions there, see `topic-versions.ts`. */
export const kafkaLog = async (options: KafkaOptions, log: Logger): Promise<EventLog> => {
  const { prefix } = options
  const kafka = createKafka(options, log)
  const broker = brokerAdmin(kafka)
  const versions = new TopicVersions(broker, prefix, log, options.versionsEveryMs ?? versionsEveryMs)
  const offsetsOf = (name: string) => broker.run((admin) => admin.fetchTopicOffsets(name))
  const committedOf = async (group: string, name: string) => {
    const [found] = await broker.run((admin) => admin.fetchOffsets({ groupId: prefix + group, topics: [name] }))
    return (found?.partitions ?? []).map(({ partition, offset }) => ({ partition, offset: BigInt(offset) }))
  }
  const consumers = new Set<EventConsumer>()
  let opened: LogReader | undefined
  const reader = (): LogReader => {
    opened ??= logReader(kafka, broker, versions)
    return opened
  }
  return {
    producer: async () => {
      await versions.refresh()
      return await openProducer(kafka, versions)
    },
    consume: async (group, topics, handle, { maxBatchSize = usualBatchSize, onAssigned = () => undefined } = {}) => {
      const open = async (wanted: readonly TopicVersion[]) => {
        const olderFirst = new OlderFirst(
          {
            ends: async (name) =>
              (await offsetsOf(name)).map(({ partition, low, high }) => ({
                partition,
                end: low === high ? 0n : BigInt(high),
              })),
            committed: (name) => committedOf(group, name),
          },
          wanted,
        )
        const byName = new Map(wanted.map((version) => [version.name, version]))
        const reading = { group: prefix + group, versions: byName, olderFirst, maxBatchSize, onAssigned, handle }
        return await openConsumer(kafka, reading, log)
      }
      const following = await followVersions(versions, topics, open, log)
      const consumer: EventConsumer = {
        close: () => {
          consumers.delete(consumer)
          return following.close()
        },
      }
      consumers.add(consumer)
      return consumer
    },
    readOnce: async (topic, from, handle) => {
      const ends: PartitionEnd[] = []
      const spans = await reader().spans([topic])
      for (const version of Map.groupBy(spans, (span) => span.version).values()) {
        const ranges = version.map(({ partition, begin, end }) => {
          const wanted = from.get(partition) ?? begin
          return { partition, from: wanted < begin || wanted > end ? begin : wanted, to: end }
        })
        for await (const batch of readRanges(reader(), topic, ranges)) await handle(batch)
        ends.push(...version.map(({ partition, end }) => ({ partition, end })))
      }
      return ends
    },
    partitionsOf: async (topic, key) =>
      (await versions.of(topic)).flatMap(({ name, partitions, firstPartition }) =>
        partitions === 0 ? [] : [firstPartition + partitionOfKey(name, key, partitions)],
      ),
    ends: async (topic) => (await reader().spans([topic])).map(({ partition, end }) => ({ partition, end })),
    committed: async (group, topic) => {
      const all = (await versions.of(topic)).map(async ({ name, firstPartition }) =>
        (await committedOf(group, name)).map(({ partition, offset }) => ({
          partition: firstPartition + partition,
          offset,
        })),
      )
      return (await Promise.all(all)).flat()
    },
    reader,
    close: async () => {
      versions.close()
      await opened?.close()
      await Promise.all([...consumers].map((consumer) => consumer.close()))
      await broker.close()
    },
  }
}
