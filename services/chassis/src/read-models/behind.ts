import { type ServiceName, topicOf } from '@pinline/events/event'
import type { EventLog } from '../kafka/kafka-port.ts'
import { groupOf, type ViewGeneration } from './projection.ts'

/** Events of a view's topics, and how many of them it has not read yet. */
export interface Behind {
  readonly behind: number
  readonly all: number
}

/** Contents of a topic's partitions when the wait began. */
export interface TopicEnds {
  readonly topic: string
  readonly ends: ReadonlyMap<number, bigint>
}

/** What the topics of a view contain now. */
export const topicEndsOf = async (log: EventLog, { projection }: ViewGeneration): Promise<readonly TopicEnds[]> => {
  const topics = [...new Set(projection.sources.map((source) => topicOf(source.service)))]
  return await Promise.all(
    topics.map(async (topic) => ({
      topic,
      ends: new Map((await log.ends(topic)).map(({ partition, end }) => [partition, end])),
    })),
  )
}

/** Events that were there and that the view has not read, and all that were there. */
export const remainingEvents = async (
  log: EventLog,
  group: string,
  topicEnds: readonly TopicEnds[],
): Promise<{ remaining: number; all: number }> => {
  const totals = { remaining: 0, all: 0 }
  for (const { topic, ends } of topicEnds) {
    const committed = new Map((await log.committed(group, topic)).map(({ partition, offset }) => [partition, offset]))
    for (const [partition, end] of ends) {
      const read = Math.max(0, Number(committed.get(partition) ?? 0n))
      totals.remaining += Math.max(0, Number(end) - read)
      totals.all += Number(end)
    }
  }
  return totals
}

/** How far a view has read its topics. */
export const behindOf = async (log: EventLog, service: ServiceName, viewed: ViewGeneration): Promise<Behind> => {
  const { remaining, all } = await remainingEvents(log, groupOf(service, viewed), await topicEndsOf(log, viewed))
  return { behind: remaining, all }
}

/**
 * Whether a generation lacks so little that it can be switched to: events that arrive meanwhile, a tenth of a small view.
 */
export const isLevel = ({ behind, all }: Behind): boolean => behind <= Math.min(500, Math.floor(all / 10))
