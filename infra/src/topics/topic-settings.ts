import { z } from 'zod'

/** How the topics of an installation are stored. */
export interface TopicSettings {
  /** Partitions of a topic that is created; existing topics keep theirs. */
  readonly partitions: number
  /** Copies of each partition. */
  readonly replicationFactor: number
  /** Copies that must have a message before it counts as published. */
  readonly minInsyncReplicas: number
}

/** A topic of a new installation: see infra/decisions/0031-partitions.md. */
export const partitionCount = 24

/** What a setting asks for and the cluster does not give; the message says what to do. */
export class TopicsRefused extends Error {
  override readonly name = 'TopicsRefused'
}

const environmentSchema = z.object({
  KAFKA_PARTITIONS: z.coerce.number().int().min(1).max(500).default(partitionCount),
  KAFKA_REPLICATION_FACTOR: z.coerce.number().int().min(1).max(9).default(1),
  KAFKA_MIN_INSYNC_REPLICAS: z.coerce.number().int().min(1).max(9).optional(),
})

/**
 * Reads the settings of topics. Without `KAFKA_MIN_INSYNC_REPLICAS` it is the majority of the copies. Throws
 * TopicsRefused.
 */
export const readTopicSettings = (environment: NodeJS.ProcessEnv): TopicSettings => {
  const parsed = environmentSchema.safeParse(environment)
  if (!parsed.success)
    throw new TopicsRefused(parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`).join('\n'))
  const { KAFKA_PARTITIONS, KAFKA_REPLICATION_FACTOR, KAFKA_MIN_INSYNC_REPLICAS } = parsed.data
  const minInsyncReplicas = KAFKA_MIN_INSYNC_REPLICAS ?? Math.floor(KAFKA_REPLICATION_FACTOR / 2) + 1
  if (minInsyncReplicas > KAFKA_REPLICATION_FACTOR)
    throw new TopicsRefused(
      `KAFKA_MIN_INSYNC_REPLICAS is ${minInsyncReplicas} and KAFKA_REPLICATION_FACTOR ${KAFKA_REPLICATION_FACTOR}: nothing could be published. Lower the first or raise the second.`,
    )
  return { partitions: KAFKA_PARTITIONS, replicationFactor: KAFKA_REPLICATION_FACTOR, minInsyncReplicas }
}
