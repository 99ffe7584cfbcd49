import { nextVersionName, versionsAmong } from '@pinline/chassis/kafka/topic-versions'
import { type ServiceName, topicOf } from '@pinline/events/event'
import { createNamed, presentTopics, withAdmin } from './create-topics.ts'
import { type TopicSettings, TopicsRefused } from './topic-settings.ts'

/**
 * Adds a version with more partitions to a service's topic, beside the ones that exist. Running services find it within
 * seconds: the relay publishes to it from then on, and every group reads it after the older ones. Throws TopicsRefused.
 * @returns the name of the new version
 */
export const growTopic = async (
  brokers: string,
  prefix: string,
  service: ServiceName,
  settings: TopicSettings,
): Promise<string> =>
  await withAdmin(brokers, async (admin) => {
    const versions = versionsAmong(topicOf(service), prefix, await presentTopics(admin))
    const newest = versions.at(-1)
    if (newest === undefined) throw new TopicsRefused(`${prefix}${topicOf(service)} does not exist yet: npm start.`)
    if (settings.partitions <= newest.partitions)
      throw new TopicsRefused(`${newest.name} has ${newest.partitions} partitions already: name a higher number.`)
    const name = nextVersionName(versions)
    await createNamed(admin, [name], settings)
    return name
  })
