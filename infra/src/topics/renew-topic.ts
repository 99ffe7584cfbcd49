import { versionsAmong } from '@pinline/chassis/kafka/topic-versions'
import { type ServiceName, topicOf } from '@pinline/events/event'
import { waitUntil } from '../processes/wait-until.ts'
import { createNamed, presentTopics, withAdmin } from './create-topics.ts'
import type { TopicSettings } from './topic-settings.ts'

const deletedMs = 30_000

/**
 * Deletes a service's topic in all versions, with the offsets that groups have committed in it, and creates it anew and
 * empty: for a database that was restored from a backup, since the topic has events that the database does not know.
 */
export const renewTopic = async (
  brokers: string,
  prefix: string,
  service: ServiceName,
  settings: TopicSettings,
): Promise<void> =>
  await withAdmin(brokers, async (admin) => {
    const topic = topicOf(service)
    const names = versionsAmong(topic, prefix, await presentTopics(admin)).map(({ name }) => name)
    if (names.length > 0) await admin.deleteTopics({ topics: names })
    const isGone = async () => versionsAmong(topic, prefix, await presentTopics(admin)).length === 0
    if (!(await waitUntil(isGone, { timeoutMs: deletedMs })))
      throw new Error(`Kafka has not deleted ${names.join(', ')} after ${deletedMs / 1000} s`)
    await createNamed(admin, [prefix + topic], settings)
  })
