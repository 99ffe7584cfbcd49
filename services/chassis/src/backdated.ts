import type { TimeSource } from './clock.ts'
import type { Platform } from './service.ts'

/** A clock that stands still until it is set. */
export class SetClock implements TimeSource {
  #now: Date

  constructor(now: Date) {
    this.#now = now
  }

  now(): Date {
    return this.#now
  }

  set(now: Date): void {
    this.#now = now
  }
}

/**
 * The platform for commands that take effect in the past, for demo data alone: decisions and commits are dated by the
 * given clock. No request reaches it, and production refuses it. Throws in production.
 */
export const backdated = <Own extends object>(platform: Platform<Own>, clock: TimeSource): Platform<Own> => {
  if (platform.config.PINLINE_MODE === 'production') throw new Error('production commits nothing in the past')
  return { ...platform, clock, store: platform.store.datedBy(clock) }
}
