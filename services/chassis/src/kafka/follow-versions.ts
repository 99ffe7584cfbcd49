import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { EventConsumer } from './kafka-port.ts'
import type { TopicVersion, TopicVersions } from './topic-versions.ts'

const retryMs = 1000

/**
 * Opens a consumer over every version of its topics, and opens it anew when a version is added: its group continues
 * from the committed offsets, and reads the new version from its beginning.
 */
export const followVersions = async (
  versions: TopicVersions,
  topics: readonly string[],
  open: (wanted: readonly TopicVersion[]) => Promise<EventConsumer>,
  log: Logger,
): Promise<EventConsumer> => {
  const wantedNow = async () => (await Promise.all(topics.map((topic) => versions.of(topic)))).flat()
  let opened = await wantedNow()
  let consumer: EventConsumer | undefined = await open(opened)
  let closed = false
  const reopen = async (): Promise<void> => {
    const wanted = await wantedNow()
    // While a topic is missing, kafkajs keeps trying.
    if (closed || wanted.some(({ partitions }) => partitions === 0)) return
    if (consumer !== undefined && JSON.stringify(wanted) === JSON.stringify(opened)) return
    await consumer?.close()
    consumer = undefined
    opened = wanted
    consumer = await open(wanted)
    if (closed) await consumer.close()
  }
  let running = Promise.resolve()
  const follow = async (): Promise<void> => {
    while (!closed) {
      try {
        return await reopen()
      } catch (error) {
        log.warn({ topics, error: error instanceof Error ? error.message : error }, 'consumer did not follow its topic')
        await pause(retryMs, undefined, { ref: false })
      }
    }
  }
  const stop = versions.onChange(() => {
    running = running.then(follow)
  })
  return {
    close: async () => {
      closed = true
      stop()
      await running
      await consumer?.close()
    },
  }
}
