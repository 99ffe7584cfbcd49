import { waitUntil } from './processes/wait-until.ts'
import { kafkaAdmin } from './servers/kafka.ts'

/** Partitions of each topic; never changes, since their offsets are the cursor of the event feed. */
export const partitionCount = 6

const maxMessageBytes = 2 * 1024 * 1024
const leadersMs = 30_000

/** One topic per service that has events. */
export const topicNames = [
  'pinline.order.v1',
  'pinline.catalogue.v1',
  'pinline.account.v1',
  'pinline.notification.v1',
] as const

/**
 * Creates the topics that are missing, with unlimited retention. Existing ones are left as they are.
 * @param prefix of the installation, as MONGODB_DATABASE_PREFIX
 * @returns the names of those created
 */
export const createTopics = async (brokers: string, prefix = ''): Promise<string[]> => {
  const admin = kafkaAdmin(brokers)
  await admin.connect()
  try {
    const existing = new Set(await admin.listTopics())
    const missing = topicNames.map((name) => prefix + name).filter((topic) => !existing.has(topic))
    if (missing.length === 0) return []
    await admin.createTopics({
      // kafkajs stops waiting if the broker does not know a topic yet that it has just created.
      waitForLeaders: false,
      topics: missing.map((topic) => ({
        topic,
        numPartitions: partitionCount,
        configEntries: [
          { name: 'retention.ms', value: '-1' },
          { name: 'retention.bytes', value: '-1' },
          { name: 'cleanup.policy', value: 'delete' },
          { name: 'max.message.bytes', value: String(maxMessageBytes) },
        ],
      })),
    })
    const hasLeaders = async () => {
      const { topics } = await admin.fetchTopicMetadata({ topics: missing })
      if (topics.some(({ partitions }) => partitions.some(({ leader }) => leader < 0))) return false
      // A broker is announced as leader a moment before it knows: it serves the partitions once it returns their ends.
      await Promise.all(missing.map((topic) => admin.fetchTopicOffsets(topic)))
      return true
    }
    if (!(await waitUntil(hasLeaders, { timeoutMs: leadersMs })))
      throw new Error(`Kafka has no leaders for ${missing.join(', ')} after ${leadersMs / 1000} s`)
    return missing
  } finally {
    await admin.disconnect()
  }
}

/** Deletes the topics of a discarded installation. */
export const deleteTopics = async (brokers: string, prefix: string): Promise<void> => {
  const admin = kafkaAdmin(brokers)
  await admin.connect()
  try {
    const existing = new Set(await admin.listTopics())
    const topics = topicNames.map((name) => prefix + name).filter((topic) => existing.has(topic))
    if (topics.length > 0) await admin.deleteTopics({ topics })
  } finally {
    await admin.disconnect()
  }
}
