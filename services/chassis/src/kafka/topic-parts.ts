import { type Kafka, Partitioners } from 'kafkajs'
import type { Broker } from './broker-admin.ts'
import type { EventLog } from './kafka-port.ts'
import { offsetsAt } from './offsets-at.ts'
import { readRanges } from './read-ranges.ts'
import type { TopicVersion, TopicVersions } from './topic-versions.ts'

interface Deps {
  readonly kafka: Kafka
  readonly prefix: string
  readonly broker: Broker
  readonly versions: TopicVersions
}

/** Somebody waits for what is read in part. */
const maxRangesMs = 8000

/** The partition of a key among so many, as producers choose it. */
const partitionAmong = (topic: string, key: string, count: number): number =>
  Partitioners.DefaultPartitioner()({
    topic,
    partitionMetadata: Array.from({ length: count }, (_, partitionId) => ({
      ...{ partitionErrorCode: 0, partitionId, leader: 0, replicas: [], isr: [] },
    })),
    message: { key, value: '' },
  })

type TopicParts = Pick<EventLog, 'readRanges' | 'bounds' | 'offsetsAt' | 'partitionsOf'>

/** What operators read: parts of a topic, and where they are. */
export const topicParts = ({ kafka, prefix, broker, versions }: Deps): TopicParts => {
  const ofEach = async <T>(topic: string, read: (version: TopicVersion) => Promise<readonly T[]>): Promise<T[]> =>
    (await Promise.all((await versions.of(topic)).map(read))).flat()
  return {
    readRanges: (topic, ranges, isEnough = () => false) =>
      ofEach(topic, async (version) => {
        const own = ranges.flatMap(({ partition, from, to }) => {
          const place = partition - version.firstPartition
          return place >= 0 && place < version.partitions && from < to ? [[place, { from, to }] as const] : []
        })
        return own.length === 0
          ? []
          : await readRanges(kafka, prefix, version, new Map(own), { isEnough, maxMs: maxRangesMs })
      }),
    bounds: (topic) =>
      ofEach(topic, async ({ name, firstPartition }) =>
        (await broker.run((admin) => admin.fetchTopicOffsets(name))).map(({ partition, low, high }) => ({
          ...{ partition: firstPartition + partition, first: BigInt(low), end: BigInt(high) },
        })),
      ),
    offsetsAt: (topic, at) => offsetsAt(broker, versions, topic, at),
    partitionsOf: (topic, key) =>
      ofEach(topic, async ({ name, partitions, firstPartition }) =>
        partitions === 0 ? [] : [firstPartition + partitionAmong(name, key, partitions)],
      ),
  }
}
