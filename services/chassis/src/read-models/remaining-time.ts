const windowMs = 20_000

interface Sample {
  readonly atMs: number
  readonly left: number
}

/** Estimates when work is done, by how fast what is left shrank in the last 20 s. */
export class RemainingTime {
  #samples: readonly Sample[] = []

  /**
   * Adds a sample.
   * @param left what is left now
   * @param atMs a monotonic time, ms
   * @returns seconds until nothing is left; undefined while that is not known, or nothing shrinks
   */
  add(left: number, atMs: number): number | undefined {
    this.#samples = [...this.#samples.filter((sample) => atMs - sample.atMs <= windowMs), { atMs, left }]
    const [first] = this.#samples
    if (first === undefined || atMs <= first.atMs || left >= first.left) return undefined
    return (left * (atMs - first.atMs)) / (first.left - left) / 1000
  }
}

/** `1200 of 5000 events, about 12 s left`. */
export const progressText = (read: number, all: number, secondsLeft: number | undefined): string =>
  `${read} of ${all} events${secondsLeft === undefined ? '' : `, about ${Math.max(1, Math.round(secondsLeft))} s left`}`
