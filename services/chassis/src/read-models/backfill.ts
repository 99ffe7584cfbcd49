import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceName } from '@pinline/events/event'
import type { Logger } from 'pino'
import type { EventLog } from '../kafka/kafka-port.ts'
import type { Parked } from '../parked.ts'
import { remainingEvents, type TopicEnds, topicEndsOf } from './behind.ts'
import type { Generations } from './generations.ts'
import { groupOf, type ViewGeneration, viewName } from './projection.ts'
import { progressText, RemainingTime } from './remaining-time.ts'
import type { ViewFeeds } from './view-feeds.ts'

interface Deps {
  readonly service: ServiceName
  readonly log: EventLog
  readonly generations: Pick<Generations, 'filling' | 'markFilled'>
  readonly feeds: Pick<ViewFeeds, 'failureOf' | 'ensureIndexes'>
  readonly parked: Pick<Parked, 'count'>
  readonly logger: Logger
}

const pollEveryMs = 500
const logEveryMs = 10_000

/**
 * Waits until changed projections have read what their topics had at the start. Prevents the failure "after a
 * deployment lists are incomplete for a while, and decisions based on them are wrong". Until then no request is served
 * from the new version; instances of the previous version continue with their own rows. If an instance ends meanwhile,
 * the next one continues from the committed offsets.
 */
export class Backfill {
  readonly #deps: Deps
  readonly #reasons = new Map<string, string>()

  constructor(deps: Deps) {
    this.#deps = deps
  }

  /** What the service is still waiting for, and why. */
  reasons(): readonly string[] {
    return [...this.#reasons.values()]
  }

  /** Resolves when no view is being backfilled. While Kafka does not respond, it keeps trying. */
  async wait(): Promise<void> {
    await Promise.all(this.#deps.generations.filling().map((viewed) => this.#waitFor(viewed)))
  }

  async #waitFor(viewed: ViewGeneration): Promise<void> {
    const { generations, logger } = this.#deps
    const view = viewName(viewed)
    const time = new RemainingTime()
    let topicEnds: readonly TopicEnds[] | undefined
    let logged = Number.NEGATIVE_INFINITY
    // Another instance of this version may be the first to start the backfill.
    while (generations.filling().some(({ projection }) => projection === viewed.projection)) {
      try {
        topicEnds ??= await topicEndsOf(this.#deps.log, viewed)
        const missing = await this.#missing(viewed, topicEnds, time)
        if (missing === undefined) {
          this.#reasons.set(view, `${view} is filled for the first time: its indexes are being created`)
          await this.#deps.feeds.ensureIndexes(viewed)
          await generations.markFilled(viewed.projection)
          break
        }
        this.#reasons.set(view, `${view} is filled for the first time: ${missing}`)
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        this.#reasons.set(view, `${view} is filled for the first time, how far is not known: ${reason}`)
      }
      if (performance.now() - logged >= logEveryMs) {
        logged = performance.now()
        logger.info({ view, reason: this.#reasons.get(view) }, 'not ready: a changed view is not filled yet')
      }
      await pause(pollEveryMs, undefined, { ref: false })
    }
    this.#reasons.delete(view)
  }

  /** What a view lacks; undefined if nothing. */
  async #missing(
    viewed: ViewGeneration,
    topicEnds: readonly TopicEnds[],
    time: RemainingTime,
  ): Promise<string | undefined> {
    const { service, log, feeds, parked } = this.#deps
    const group = groupOf(service, viewed)
    const { remaining, all } = await remainingEvents(log, group, topicEnds)
    if (remaining === 0) {
      const keys = await parked.count(group)
      return keys === 0 ? undefined : `${keys} keys are parked, and their rows incomplete`
    }
    const failure = feeds.failureOf(viewed)
    const progress = progressText(all - remaining, all, time.add(remaining, performance.now()))
    return failure === undefined ? progress : `${progress}, and its reader fails: ${failure}`
  }
}
