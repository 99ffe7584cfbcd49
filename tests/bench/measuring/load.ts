import { setTimeout as pause } from 'node:timers/promises'

export interface Pace {
  readonly perSecond: number
  /** Latency of each piece of work, ms. */
  readonly tookMs: readonly number[]
}

/** A closed loop: this many workers, each starting again when it is done, until the time is over. */
export const closedLoopLoad = async (
  { inFlight, seconds }: { inFlight: number; seconds: number },
  work: (worker: number) => Promise<void>,
): Promise<Pace> => {
  const began = performance.now()
  const until = began + seconds * 1000
  const tookMs: number[] = []
  await Promise.all(
    Array.from({ length: inFlight }, async (_, worker) => {
      while (performance.now() < until) {
        const from = performance.now()
        await work(worker)
        tookMs.push(performance.now() - from)
      }
    }),
  )
  return { perSecond: (tookMs.length * 1000) / (performance.now() - began), tookMs }
}

export interface Steadiness {
  readonly begun: number
  readonly failures: readonly unknown[]
  /** From the due time of a piece of work until its end, ms: waiting for a free worker counts. */
  readonly tookMs: readonly number[]
  /** From the first start until the last end. */
  readonly seconds: number
}

/**
 * An open loop: starts work at a steady rate, whether earlier work is done or not. `mostInFlight` limits the queue, and
 * time in the queue counts.
 */
export const openLoopLoad = async (
  { perSecond, seconds, maxInFlight }: { perSecond: number; seconds: number; maxInFlight: number },
  work: (n: number) => Promise<void>,
): Promise<Steadiness> => {
  const total = Math.round(perSecond * seconds)
  const tookMs: number[] = []
  const failures: unknown[] = []
  const began = performance.now()
  let next = 0
  const worker = async () => {
    for (;;) {
      const n = next
      next += 1
      if (n >= total) return
      const due = began + (n * 1000) / perSecond
      const early = due - performance.now()
      if (early > 0) await pause(early)
      try {
        await work(n)
        tookMs.push(performance.now() - due)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(maxInFlight, total) }, worker))
  return { begun: total, failures, tookMs, seconds: (performance.now() - began) / 1000 }
}
