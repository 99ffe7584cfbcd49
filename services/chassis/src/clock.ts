import type mongoose from 'mongoose'

const compareEveryMs = 10_000
const trustedForMs = 60_000
/** MongoDB's time is in whole milliseconds. */
const resolutionMs = 1

/** Thrown by decisions on time if MongoDB has not responded for a minute. */
export class ClockUnsureError extends Error {}

/** Where commands take their time from. */
export type TimeSource = Pick<Clock, 'now'>

/**
 * Time for decisions is MongoDB's: `hello.localTime` as an offset to the monotonic clock. Prevents the failure "a
 * machine's clock is ten minutes off, and orders expire early".
 */
export class Clock {
  readonly #db: mongoose.mongo.Db
  #epochAtZero = 0
  /** How far the time may be off, ms: half of the round trip that it comes from. */
  #errorMs = Number.POSITIVE_INFINITY
  #comparedAt = Number.NEGATIVE_INFINITY
  #timer: NodeJS.Timeout | undefined

  constructor(db: mongoose.mongo.Db) {
    this.#db = db
  }

  async start(): Promise<void> {
    await this.#compare()
    this.#timer = setInterval(() => {
      this.#compare().catch(() => undefined)
    }, compareEveryMs)
    this.#timer.unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Now, by MongoDB's clock. Throws ClockUnsureError when it was not compared for 60 s. */
  now(): Date {
    const monotonic = performance.now()
    if (monotonic - this.#comparedAt > trustedForMs)
      throw new ClockUnsureError('MongoDB has not returned its time for 60 s')
    return new Date(this.#epochAtZero + monotonic)
  }

  async #compare(): Promise<void> {
    const before = performance.now()
    const hello = await this.#db.command({ hello: 1 })
    const after = performance.now()
    const localTime: unknown = hello.localTime
    if (!(localTime instanceof Date)) throw new Error('hello answered without localTime')
    const epochAtZero = localTime.getTime() - (before + after) / 2
    const errorMs = (after - before) / 2 + resolutionMs
    // What a slow round trip says is taken only where it contradicts: otherwise time would move back and forth with the load.
    if (errorMs <= this.#errorMs || Math.abs(epochAtZero - this.#epochAtZero) > errorMs) {
      this.#epochAtZero = epochAtZero
      this.#errorMs = errorMs
    }
    this.#comparedAt = after
  }
}
