import { setTimeout as pause } from 'node:timers/promises'
import type { Kafka } from 'kafkajs'
import type { Broker } from './broker-admin.ts'
import { FetchConnection } from './fetch-connection.ts'
import type { LogReader, PartitionPlace, PartitionSpan, PlacedMessage } from './kafka-port.ts'
import { offsetsAt } from './offsets-at.ts'
import { readRanges } from './read-ranges.ts'
import type { TopicVersion, TopicVersions } from './topic-versions.ts'

const tries = 20
const pauseMs = 250
/** Somebody waits for what is read in part. */
const maxReadMs = 8000

/** Where a partition that is numbered through all versions stands in Kafka. */
const placeIn = (versions: readonly TopicVersion[], partition: number): TopicVersion | undefined =>
  versions.find(
    ({ firstPartition, partitions }) => partition >= firstPartition && partition < firstPartition + partitions,
  )

/** Reads the log from any offsets, over one connection and without a group. */
export const logReader = (kafka: Kafka, broker: Broker, versions: TopicVersions): LogReader => {
  const connection = new FetchConnection(kafka)
  let installation: Promise<string> | undefined
  const spansOf = async (topic: string): Promise<PartitionSpan[]> => {
    const all = (await versions.of(topic)).map(async ({ name, firstPartition, partitions }, version) => {
      if (partitions === 0) return []
      const offsets = await broker.run((admin) => admin.fetchTopicOffsets(name))
      return offsets.map(({ partition, low, high }) => ({
        ...{ topic, version, partition: firstPartition + partition, begin: BigInt(low), end: BigInt(high) },
      }))
    })
    return (await Promise.all(all)).flat()
  }
  const fetchOnce = async (
    from: readonly PartitionPlace[],
    maxBytes: number,
    maxPartitionBytes: number,
  ): Promise<PlacedMessage[]> => {
    const known = new Map<string, readonly TopicVersion[]>()
    for (const { topic } of from) if (!known.has(topic)) known.set(topic, await versions.of(topic))
    const places = from.flatMap(({ topic, partition, offset }) => {
      const version = placeIn(known.get(topic) ?? [], partition)
      return version === undefined
        ? []
        : [{ name: version.name, partition: partition - version.firstPartition, offset, version }]
    })
    const byName = new Map(places.map(({ name, version }) => [name, version]))
    const fetched = await connection.fetch(places, maxBytes, maxPartitionBytes)
    return fetched.flatMap(({ name, partition, messages }) => {
      const version = byName.get(name)
      if (version === undefined) return []
      const { topic, firstPartition } = version
      return messages.map((message) => ({ topic, partition: firstPartition + partition, ...message }))
    })
  }
  const fetch: LogReader['fetch'] = async (from, { maxBytes, maxPartitionBytes }) => {
    for (let remaining = tries; ; remaining -= 1) {
      try {
        return await fetchOnce(from, maxBytes, maxPartitionBytes)
      } catch (error) {
        // A broker that has just gained or lost a partition refuses for a moment.
        if (remaining <= 1) throw error
        await pause(pauseMs)
      }
    }
  }
  return {
    installation: () => {
      installation ??= broker.run((admin) => admin.describeCluster()).then(({ clusterId }) => clusterId)
      installation.catch(() => {
        installation = undefined
      })
      return installation
    },
    spans: async (topics) => (await Promise.all(topics.map(spansOf))).flat(),
    placesAt: async (topics, at) =>
      (await Promise.all(topics.map((topic) => offsetsAt(broker, versions, topic, at)))).flat(),
    fetch,
    read: async (topic, ranges, isEnough = () => false) => {
      const started = performance.now()
      const found: PlacedMessage[] = []
      for await (const batch of readRanges({ fetch }, topic, ranges)) {
        found.push(...batch)
        if (batch.some(isEnough)) break
        if (performance.now() - started > maxReadMs) throw new Error(`${topic} was not read within ${maxReadMs} ms`)
      }
      return found
    },
    close: () => connection.close(),
  }
}
