import { Partitioners } from 'kafkajs'

/** The partition of a key among so many, as producers choose it. */
export const partitionOfKey = (topic: string, key: string, count: number): number =>
  Partitioners.DefaultPartitioner()({
    topic,
    partitionMetadata: Array.from({ length: count }, (_, partitionId) => ({
      ...{ partitionErrorCode: 0, partitionId, leader: 0, replicas: [], isr: [] },
    })),
    message: { key, value: '' },
  })
