import kafkajs, { type ITopicMetadata } from 'kafkajs'
import type { kafkaAdmin } from '../servers/kafka.ts'
import { type TopicSettings, TopicsRefused } from './topic-settings.ts'

export type TopicAdmin = ReturnType<typeof kafkaAdmin>

/** Refuses a replication factor that the cluster has no brokers for. Throws TopicsRefused. */
export const checkBrokers = async (admin: TopicAdmin, { replicationFactor }: TopicSettings): Promise<void> => {
  const { brokers } = await admin.describeCluster()
  if (brokers.length < replicationFactor)
    throw new TopicsRefused(
      `KAFKA_REPLICATION_FACTOR is ${replicationFactor}, and Kafka has ${brokers.length} broker${brokers.length === 1 ? '' : 's'}. Start more brokers or lower the setting.`,
    )
}

const replicasOf = ({ partitions }: ITopicMetadata): number =>
  Math.min(...partitions.map(({ replicas }) => replicas.length))

/** Refuses existing topics that keep fewer copies than the settings ask for. Throws TopicsRefused. */
export const checkTopics = async (
  admin: TopicAdmin,
  names: readonly string[],
  { replicationFactor, minInsyncReplicas }: TopicSettings,
): Promise<void> => {
  if (names.length === 0) return
  const [{ topics }, { resources }] = await Promise.all([
    admin.fetchTopicMetadata({ topics: [...names] }),
    admin.describeConfigs({
      includeSynonyms: false,
      resources: names.map((name) => ({
        type: kafkajs.ConfigResourceTypes.TOPIC,
        name,
        configNames: ['min.insync.replicas'],
      })),
    }),
  ])
  const problems = topics
    .filter((topic) => replicasOf(topic) < replicationFactor)
    .map(
      (topic) =>
        `${topic.name} has ${replicasOf(topic)} of ${replicationFactor} copies (KAFKA_REPLICATION_FACTOR): add replicas with kafka-reassign-partitions, or lower the setting.`,
    )
  for (const { resourceName, configEntries } of resources) {
    const [entry] = configEntries
    if (entry !== undefined && Number(entry.configValue) < minInsyncReplicas)
      problems.push(
        `${resourceName} has min.insync.replicas=${entry.configValue}, and KAFKA_MIN_INSYNC_REPLICAS is ${minInsyncReplicas}: raise it with kafka-configs --alter --entity-type topics --entity-name ${resourceName} --add-config min.insync.replicas=${minInsyncReplicas}, or lower the setting.`,
      )
  }
  if (problems.length > 0) throw new TopicsRefused(problems.join('\n'))
}
