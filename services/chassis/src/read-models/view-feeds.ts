import type { ServiceName } from '@pinline/events/event'
import type mongoose from 'mongoose'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import type { EventConsumer, EventLog } from '../kafka/kafka-port.ts'
import type { Parked } from '../parked.ts'
import { behindOf, isLevel } from './behind.ts'
import { sweepEverySeconds } from './generation-sweep.ts'
import type { Generations } from './generations.ts'
import { groupOf, type ViewGeneration, viewName } from './projection.ts'
import { foldParked, runProjection } from './run-projection.ts'
import { ensureIndexes, ensureUniqueIndexes } from './view-indexes.ts'

interface Deps {
  readonly service: ServiceName
  readonly db: mongoose.mongo.Db
  readonly log: EventLog
  readonly parked: Parked
  readonly clock: Clock
  readonly logger: Logger
}

const gapsWaitMs = 1000

/** Feeds every generation of every view of a service from Kafka, as generations are created and discarded. */
export class ViewFeeds {
  readonly #deps: Deps
  readonly #generations: Generations
  readonly #consumers = new Map<string, Promise<EventConsumer>>()
  readonly #failures = new Map<string, string>()
  /** Names of views whose indexes all exist. */
  readonly #indexed = new Set<string>()
  #started = false

  constructor(deps: Deps, generations: Generations) {
    this.#deps = deps
    this.#generations = generations
  }

  /** Creates the indexes of the views that are queried. */
  async prepare(): Promise<void> {
    await Promise.all(this.#generations.all().map((viewed) => this.#prepare(viewed)))
  }

  /** Creates the indexes that a view which is being filled does not have yet. */
  async ensureIndexes(viewed: ViewGeneration): Promise<void> {
    if (this.#indexed.has(viewName(viewed))) return
    await ensureIndexes(this.#deps.db, viewed)
    this.#indexed.add(viewName(viewed))
  }

  async start(): Promise<void> {
    this.#started = true
    await Promise.all(this.#generations.all().map((viewed) => this.#feed(viewed)))
  }

  /** Starts feeding new generations, and stops feeding discarded ones. */
  follow(): void {
    if (!this.#started) return
    const wanted = this.#generations.all()
    const names = new Set(wanted.map(viewName))
    for (const [name, consumer] of this.#consumers) {
      if (names.has(name)) continue
      this.#consumers.delete(name)
      this.#failures.delete(name)
      this.#indexed.delete(name)
      consumer.then((running) => running.close()).catch((error: unknown) => this.#warn(name, error))
    }
    for (const viewed of wanted)
      this.#feed(viewed).catch((error: unknown) => {
        this.#consumers.delete(viewName(viewed))
        this.#warn(viewName(viewed), error)
        setTimeout(() => this.follow(), 1000).unref()
      })
  }

  /** The view of a consumer's name; undefined if there is none. */
  find(consumer: string): ViewGeneration | undefined {
    return this.#generations.all().find((viewed) => groupOf(this.#deps.service, viewed) === consumer)
  }

  /** Why the last batch of a generation could not be written here; undefined if it was. */
  failureOf(viewed: ViewGeneration): string | undefined {
    return this.#failures.get(viewName(viewed))
  }

  /** Retries what waits under a key. */
  async retry(viewed: ViewGeneration, key: string): Promise<void> {
    await this.#deps.parked.reopen(groupOf(this.#deps.service, viewed), key)
    await foldParked(this.#deps, viewed, [key])
  }

  /**
   * Retries keys whose missing event may have arrived on another partition, creates the indexes of generations that are
   * filled, and ends those that are not read.
   */
  jobs(): Job[] {
    return [
      defineJob({
        name: 'retry-gaps',
        sweepEveryMs: 5000,
        due: async (now) => {
          const until = new Date(now.getTime() - gapsWaitMs)
          const present = await this.#deps.parked.consumers()
          const groups = this.#generations
            .all()
            .map((viewed) => groupOf(this.#deps.service, viewed))
            .filter((group) => present.has(group))
          const waiting = await Promise.all(groups.map((group) => this.#deps.parked.gaps(group, until)))
          return groups.filter((_group, index) => (waiting[index] ?? []).length > 0)
        },
        run: async (consumer) => {
          const viewed = this.find(consumer)
          if (viewed === undefined) return
          const { parked, clock } = this.#deps
          const keys = await parked.gaps(consumer, clock.now())
          await parked.markTried(consumer, keys, clock.now())
          await foldParked(this.#deps, viewed, keys)
        },
      }),
      defineJob({
        name: 'index-filled-views',
        sweepEveryMs: 5000,
        due: async () => {
          const waiting = this.#generations.all().filter((viewed) => !this.#indexed.has(viewName(viewed)))
          const { log, service } = this.#deps
          const reading = await Promise.all(waiting.map((viewed) => behindOf(log, service, viewed)))
          return waiting
            .filter((_viewed, index) => isLevel(reading[index] ?? { behind: 1, all: 0 }))
            .map((viewed) => groupOf(service, viewed))
        },
        run: async (consumer) => {
          const viewed = this.find(consumer)
          if (viewed !== undefined) await this.ensureIndexes(viewed)
        },
      }),
      defineJob({
        name: 'sweep-views',
        sweepEveryMs: sweepEverySeconds * 1000,
        due: async () => ['all'],
        run: async () => {
          const { dropped, discarded } = await this.#generations.sweep()
          if (dropped.length > 0) this.#deps.logger.info({ dropped }, 'views that nobody feeds were dropped')
          if (discarded.length > 0)
            this.#deps.logger.info({ discarded }, 'views that nobody read for days were discarded')
        },
      }),
    ]
  }

  async #prepare(viewed: ViewGeneration): Promise<void> {
    if (this.#generations.isQueried(viewed)) await this.ensureIndexes(viewed)
    else await ensureUniqueIndexes(this.#deps.db, viewed)
  }

  async #start(viewed: ViewGeneration, report: (failure: string | undefined) => void): Promise<EventConsumer> {
    await this.#prepare(viewed)
    return await runProjection(this.#deps, viewed, report)
  }

  async #feed(viewed: ViewGeneration): Promise<void> {
    const name = viewName(viewed)
    const report = (failure: string | undefined) => {
      if (failure === undefined) this.#failures.delete(name)
      else this.#failures.set(name, failure)
    }
    const present = this.#consumers.get(name) ?? this.#start(viewed, report)
    this.#consumers.set(name, present)
    await present
  }

  #warn(view: string, error: unknown): void {
    this.#deps.logger.warn({ view, error: error instanceof Error ? error.message : error }, 'feed did not follow')
  }
}
