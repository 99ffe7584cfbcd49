import { type ServiceName, topicOf } from '@pinline/events/event'
import type { Logger } from 'pino'
import type { JobRunner } from '../jobs/job.ts'
import type { EventLog } from '../kafka/kafka-port.ts'
import type { ProcessMetrics } from '../metrics.ts'
import type { Relay } from '../outbox/relay.ts'
import type { Parked } from '../parked.ts'
import { type AnyReaction, reactionsGroup } from '../reactions/reaction.ts'
import type { Generations } from '../read-models/generations.ts'
import { groupOf } from '../read-models/projection.ts'
import type { SampledGauge } from '../service.ts'

const everyMs = 10_000
/** So many next messages of a topic are read for their age. */
const maxPlaces = 200

interface Deps {
  readonly service: ServiceName
  readonly metrics: ProcessMetrics
  readonly relay: Relay
  readonly runner: JobRunner
  readonly log: EventLog
  readonly parked: Parked
  readonly generations: Generations
  readonly reactions: readonly AnyReaction[]
  /** The service's own. */
  readonly gauges: readonly SampledGauge[]
  readonly now: () => Date
  readonly logger: Logger
}

/** What a group has not read of a partition. */
interface Unread {
  readonly consumer: string
  readonly partition: number
  readonly offset: bigint
  readonly lag: number
}

/** The topics that are read, each with the groups that read it. */
const groupsByTopic = ({ service, generations, reactions }: Deps): ReadonlyMap<string, ReadonlySet<string>> => {
  const groups = new Map<string, Set<string>>()
  const add = (source: ServiceName, group: string) => {
    const topic = topicOf(source)
    groups.set(topic, (groups.get(topic) ?? new Set()).add(group))
  }
  // One that is being filled has its own progress.
  for (const { projection, generation } of generations.all().filter(({ live }) => live))
    for (const source of projection.sources) add(source.service, groupOf(service, { projection, generation }))
  for (const { subscribesTo } of reactions) add(subscribesTo.service, reactionsGroup(service))
  return groups
}

const unreadOf = async (log: EventLog, topic: string, groups: ReadonlySet<string>): Promise<readonly Unread[]> => {
  const ends = await log.ends(topic)
  const all = [...groups].map(async (consumer) => {
    const committed = new Map((await log.committed(consumer, topic)).map((one) => [one.partition, one.offset]))
    return ends.map(({ partition, end }) => {
      const known = committed.get(partition) ?? -1n
      const offset = known < 0n ? 0n : known
      return { consumer, partition, offset, lag: Math.max(0, Number(end - offset)) }
    })
  })
  return (await Promise.all(all)).flat()
}

/** When the next message of each place was written, by `partition:offset`. */
const writtenAt = async (log: EventLog, topic: string, behind: readonly Unread[]) => {
  const places = new Map(behind.map((one) => [`${one.partition}:${one.offset}`, one]))
  const ranges = [...places.values()]
    .slice(0, maxPlaces)
    .map(({ partition, offset }) => ({ partition, from: offset, to: offset + 1n }))
  const found = ranges.length === 0 ? [] : await log.reader().read(topic, ranges)
  return new Map(found.map((message) => [`${message.partition}:${message.offset}`, message.writtenAt]))
}

const sampleLag = async (deps: Deps): Promise<void> => {
  const { log, metrics } = deps
  const sampled = [...groupsByTopic(deps)].map(async ([topic, groups]) => {
    const unread = await unreadOf(log, topic, groups)
    const behind = unread.filter(({ lag }) => lag > 0)
    return { topic, groups, behind, written: await writtenAt(log, topic, behind) }
  })
  const topics = await Promise.all(sampled)
  metrics.lagEvents.reset()
  metrics.lagSeconds.reset()
  const nowMs = deps.now().getTime()
  for (const { topic, groups, behind, written } of topics)
    for (const consumer of groups) {
      const own = behind.filter((one) => one.consumer === consumer)
      const ages = own.map(
        ({ partition, offset }) => nowMs - (written.get(`${partition}:${offset}`)?.getTime() ?? nowMs),
      )
      metrics.lagEvents.labels(consumer, topic).set(own.reduce((sum, { lag }) => sum + lag, 0))
      metrics.lagSeconds.labels(consumer, topic).set(Math.max(0, ...ages) / 1000)
    }
}

const sampleOutbox = async ({ relay, metrics, now }: Deps): Promise<void> => {
  const { pending, oldestSeconds } = await relay.state(now())
  metrics.outboxCommits.set(pending)
  metrics.outboxAge.set(oldestSeconds)
}

const sampleParked = async ({ parked, metrics }: Deps): Promise<void> => {
  const counts = await parked.counts()
  metrics.parkedKeys.reset()
  for (const { consumer, kind, keys } of counts) metrics.parkedKeys.labels(consumer, kind).set(keys)
}

const sampleJobs = async ({ runner, metrics }: Deps): Promise<void> => {
  const counts = await runner.counts()
  for (const [state, jobs] of Object.entries(counts?.states ?? {}))
    metrics.queuedJobs.labels(counts?.queue ?? '', state).set(jobs)
}

const sampleGauges = async ({ gauges }: Deps): Promise<void> => {
  await Promise.all(gauges.map(async ({ gauge, read }) => gauge.set(await read())))
}

/** An instance that no longer publishes shows nothing of what it saw. */
const forget = ({ metrics, gauges }: Deps): void => {
  const { sampledAt, outboxCommits, outboxAge, lagEvents, lagSeconds, parkedKeys, queuedJobs } = metrics
  for (const gauge of [sampledAt, outboxCommits, outboxAge, lagEvents, lagSeconds, parkedKeys, queuedJobs])
    gauge.reset()
  for (const { gauge } of gauges) gauge.reset()
}

/**
 * Looks every ten seconds at what no process knows by itself: outbox, lag, parked keys and queues. Only the publishing
 * instance does, and a scrape reads what was found. Prevents the failure "twelve pods that are scraped every few seconds
 * query the database and Kafka more than the buyers do".
 * @returns stop
 */
export const sampleState = (deps: Deps): (() => void) => {
  const { relay, metrics, now, logger } = deps
  let sampling = false
  const sample = async () => {
    if (sampling) return
    sampling = true
    try {
      if (!relay.isPublishing) return forget(deps)
      const looked = await Promise.allSettled(
        [sampleOutbox, sampleLag, sampleParked, sampleGauges, sampleJobs].map((one) => one(deps)),
      )
      for (const one of looked)
        if (one.status === 'rejected') logger.debug({ err: one.reason }, 'the state of the service was not sampled')
      // Redis may be away: what the others have found counts.
      if (looked.slice(0, 4).every(({ status }) => status === 'fulfilled'))
        metrics.sampledAt.set(now().getTime() / 1000)
    } finally {
      sampling = false
    }
  }
  void sample()
  const timer = setInterval(() => void sample(), everyMs)
  return () => clearInterval(timer)
}
