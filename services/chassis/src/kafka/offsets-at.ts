import type { Broker } from './broker-admin.ts'
import type { PartitionPlace } from './kafka-port.ts'
import type { TopicVersions } from './topic-versions.ts'

/** Negative times mean the ends of a topic. */
const timeOf = (at: Date): number => Math.max(0, at.getTime())

/** Where the messages begin that were written to any version of a topic at this time or later. */
export const offsetsAt = async (
  broker: Broker,
  versions: TopicVersions,
  topic: string,
  at: Date,
): Promise<PartitionPlace[]> => {
  const found = (await versions.of(topic)).map(async ({ name, firstPartition, partitions }) => {
    if (partitions === 0) return []
    const offsets = await broker.run((admin) => admin.fetchTopicOffsetsByTimestamp(name, timeOf(at)))
    return offsets.map(({ partition, offset }) => ({
      ...{ topic, partition: firstPartition + partition, offset: BigInt(offset) },
    }))
  })
  return (await Promise.all(found)).flat()
}
