import { versionsAmong } from '@pinline/chassis/kafka/topic-versions'
import { waitUntil } from '../processes/wait-until.ts'
import { kafkaAdmin } from '../servers/kafka.ts'
import { checkBrokers, checkTopics, type TopicAdmin } from './check-topics.ts'
import { readTopicSettings, type TopicSettings } from './topic-settings.ts'

const maxMessageBytes = 2 * 1024 * 1024
const leadersMs = 30_000

/** One topic per service that has events. */
export const topicNames = [
  'pinline.order.v1',
  'pinline.catalogue.v1',
  'pinline.account.v1',
  'pinline.notification.v1',
] as const

/** Connects, and disconnects after the work. */
export const withAdmin = async <Result>(brokers: string, work: (admin: TopicAdmin) => Promise<Result>) => {
  const admin = kafkaAdmin(brokers)
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.disconnect()
  }
}

/** Every topic with its number of partitions. */
export const presentTopics = async (admin: TopicAdmin): Promise<{ name: string; partitions: number }[]> => {
  const { topics } = await admin.fetchTopicMetadata()
  return topics.map(({ name, partitions }) => ({ name, partitions: partitions.length }))
}

/** Creates topics with unlimited retention, and waits until they have leaders. */
export const createNamed = async (
  admin: TopicAdmin,
  topics: readonly string[],
  { partitions, replicationFactor, minInsyncReplicas }: TopicSettings,
): Promise<void> => {
  await admin.createTopics({
    // kafkajs stops waiting if the broker does not know a topic yet that it has just created.
    waitForLeaders: false,
    topics: topics.map((topic) => ({
      topic,
      numPartitions: partitions,
      replicationFactor,
      configEntries: [
        { name: 'retention.ms', value: '-1' },
        { name: 'retention.bytes', value: '-1' },
        { name: 'cleanup.policy', value: 'delete' },
        { name: 'max.message.bytes', value: String(maxMessageBytes) },
        { name: 'min.insync.replicas', value: String(minInsyncReplicas) },
      ],
    })),
  })
  const hasLeaders = async () => {
    const { topics: found } = await admin.fetchTopicMetadata({ topics: [...topics] })
    if (found.some(({ partitions: each }) => each.some(({ leader }) => leader < 0))) return false
    // A broker is announced as leader a moment before it knows: it serves the partitions once it returns their ends.
    await Promise.all(topics.map((topic) => admin.fetchTopicOffsets(topic)))
    return true
  }
  if (!(await waitUntil(hasLeaders, { timeoutMs: leadersMs })))
    throw new Error(`Kafka has no leaders for ${topics.join(', ')} after ${leadersMs / 1000} s`)
}

/**
 * Creates the topics that are missing, with unlimited retention, and checks the others against the settings: a copy too
 * few is refused with TopicsRefused. Partitions of existing topics are left as they are.
 * @param prefix of the installation, as MONGODB_DATABASE_PREFIX
 * @returns the names of those created
 */
export const createTopics = async (
  brokers: string,
  prefix = '',
  settings: TopicSettings = readTopicSettings({}),
): Promise<string[]> =>
  await withAdmin(brokers, async (admin) => {
    const present = await presentTopics(admin)
    const existing = new Set(present.map(({ name }) => name))
    const missing = topicNames.map((name) => prefix + name).filter((topic) => !existing.has(topic))
    await checkBrokers(admin, settings)
    const versions = topicNames.flatMap((topic) => versionsAmong(topic, prefix, present).map(({ name }) => name))
    await checkTopics(admin, versions, settings)
    if (missing.length > 0) await createNamed(admin, missing, settings)
    return missing
  })

/** Deletes the topics of a discarded installation, in all versions. */
export const deleteTopics = async (brokers: string, prefix: string): Promise<void> =>
  await withAdmin(brokers, async (admin) => {
    const present = await presentTopics(admin)
    const topics = topicNames.flatMap((topic) => versionsAmong(topic, prefix, present).map(({ name }) => name))
    if (topics.length > 0) await admin.deleteTopics({ topics })
  })
