import { type ServiceName, topicOf } from '@pinline/events/event'
import type { EventLog } from '../kafka/kafka-port.ts'
import { groupOf, type ViewGeneration } from './projection.ts'

/** Events of a view's topics, and how many of them it has not read yet. */
export interface Behind {
  readonly behind: number
  readonly all: number
}

/** How far a view has read its topics. */
export const behindOf = async (log: EventLog, service: ServiceName, viewed: ViewGeneration): Promise<Behind> => {
  const topics = [...new Set(viewed.projection.sources.map((source) => topicOf(source.service)))]
  const lags = topics.map(async (topic) => {
    const [ends, committed] = await Promise.all([log.ends(topic), log.committed(groupOf(service, viewed), topic)])
    const read = new Map(committed.map(({ partition, offset }) => [partition, offset < 0n ? 0n : offset]))
    return ends.map(({ partition, end }) => ({ behind: Number(end - (read.get(partition) ?? 0n)), all: Number(end) }))
  })
  const totals = { behind: 0, all: 0 }
  for (const { behind, all } of (await Promise.all(lags)).flat()) {
    totals.behind += behind
    totals.all += all
  }
  return totals
}

/**
 * Whether a generation lacks so little that it can be switched to: events that arrive meanwhile, a tenth of a small view.
 */
export const isLevel = ({ behind, all }: Behind): boolean => behind <= Math.min(500, Math.floor(all / 10))
