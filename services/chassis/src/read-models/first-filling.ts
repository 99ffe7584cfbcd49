import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, topicOf } from '@pinline/events/fact'
import type { Logger } from 'pino'
import type { EventLog } from '../kafka/kafka-port.ts'
import type { Generations } from './generations.ts'
import { groupOf, type ViewGeneration, viewName } from './projection.ts'
import type { ViewFeeds } from './view-feeds.ts'

interface Parts {
  readonly service: ServiceName
  readonly log: EventLog
  readonly generations: Pick<Generations, 'filling' | 'tellFilled'>
  readonly feeds: Pick<ViewFeeds, 'failureOf'>
  readonly logger: Logger
}

const lookEveryMs = 500
const logEveryMs = 10_000

/** What a topic's partitions held when the wait began. */
interface Held {
  readonly topic: string
  readonly ends: ReadonlyMap<number, bigint>
}

const heldBy = async (log: EventLog, { projection }: ViewGeneration): Promise<readonly Held[]> => {
  const topics = [...new Set(projection.sources.map((source) => topicOf(source.service)))]
  return await Promise.all(
    topics.map(async (topic) => ({
      topic,
      ends: new Map((await log.ends(topic)).map(({ partition, end }) => [partition, end])),
    })),
  )
}

/** Events that were there and that the view has not read, and all that were there. */
const leftOf = async (log: EventLog, group: string, held: readonly Held[]): Promise<{ left: number; all: number }> => {
  const sums = { left: 0, all: 0 }
  for (const { topic, ends } of held) {
    const committed = new Map((await log.committed(group, topic)).map(({ partition, offset }) => [partition, offset]))
    for (const [partition, end] of ends) {
      const read = Math.max(0, Number(committed.get(partition) ?? 0n))
      sums.left += Math.max(0, Number(end) - read)
      sums.all += Number(end)
    }
  }
  return sums
}

/**
 * Waits until changed projections have read what their topics held at the start. Answers the failure "after a deployment
 * lists are empty for a while, and what is decided on them is wrong". Until then nothing is answered from the new version;
 * instances of the version before go on reading and feeding their own rows. An instance that ends meanwhile is no loss:
 * the next one goes on behind the committed offsets.
 */
export class FirstFilling {
  readonly #parts: Parts
  readonly #reasons = new Map<string, string>()

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** What is still waited for, and why. */
  reasons(): readonly string[] {
    return [...this.#reasons.values()]
  }

  /** Resolves when no view is filling any more, at once where none is. While Kafka does not answer, it goes on asking. */
  async wait(): Promise<void> {
    await Promise.all(this.#parts.generations.filling().map((viewed) => this.#waitFor(viewed)))
  }

  async #waitFor(viewed: ViewGeneration): Promise<void> {
    const { service, log, generations, feeds, logger } = this.#parts
    const [view, group] = [viewName(viewed), groupOf(service, viewed)]
    let held: readonly Held[] | undefined
    let logged = Number.NEGATIVE_INFINITY
    // Another instance of this version may be first to say that it is filled.
    while (generations.filling().some(({ projection }) => projection === viewed.projection)) {
      try {
        held ??= await heldBy(log, viewed)
        const { left, all } = await leftOf(log, group, held)
        if (left === 0) {
          await generations.tellFilled(viewed.projection)
          break
        }
        const failure = feeds.failureOf(viewed)
        const why = failure === undefined ? '' : `, and its reader fails: ${failure}`
        this.#reasons.set(view, `${view} is filled for the first time: ${left} of ${all} events are to be read${why}`)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        this.#reasons.set(view, `${view} is filled for the first time, how far is not known: ${reason}`)
      }
      if (performance.now() - logged >= logEveryMs) {
        logged = performance.now()
        logger.info({ view, reason: this.#reasons.get(view) }, 'not ready: a changed view is not filled yet')
      }
      await pause(lookEveryMs, undefined, { ref: false })
    }
    this.#reasons.delete(view)
  }
}
