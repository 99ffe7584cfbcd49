/** Events that a watcher gets in a second; a person reads no more. */
export const maxPerSecond = 25
/** A watcher that is forgotten costs nothing for long. */
export const maxTailMs = 600_000

/** Lets so many events through to one watcher, and counts those that it leaves out. */
export class TailPace {
  readonly #startedMs: number
  #second = 0
  #passed = 0
  #skipped = 0

  /** @param nowMs of a monotonic clock, as in `admit` */
  constructor(nowMs: number) {
    this.#startedMs = nowMs
  }

  /** Number of events left out since the last one that was let through, or undefined if this one is left out. */
  admit(nowMs: number): number | undefined {
    if (nowMs - this.#startedMs > maxTailMs) return undefined
    const second = Math.floor((nowMs - this.#startedMs) / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#passed = 0
    }
    if (this.#passed >= maxPerSecond) {
      this.#skipped += 1
      return undefined
    }
    this.#passed += 1
    const skipped = this.#skipped
    this.#skipped = 0
    return skipped
  }
}
