import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import { keyedHash } from './keyed-hash.ts'

interface Window {
  readonly _id: string
  readonly count: number
  readonly endsAt: Date
}

export interface WindowLimit {
  readonly name: string
  readonly attempts: number
  readonly seconds: number
}

/** Of all limits. */
export const longestWindowSeconds = 3600

export const attemptWindowsExpiry = endsAt('endsAt', {
  kind: 'attempt-windows',
  seconds: longestWindowSeconds,
  from: 'written',
})

/**
 * Counts attempts on one target (a phone, a mailbox, an account) in MongoDB, so that neither other instances nor an
 * unreachable Redis help an attacker. Targets are stored as keyed hashes.
 */
export class AttemptWindows {
  readonly #windows
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#windows = platform.db.collection<Window>('attempt-windows')
  }

  async ensureIndexes(): Promise<void> {
    await this.#windows.createIndexes([expiryIndex(attemptWindowsExpiry)])
  }

  #id(limit: WindowLimit, target: string): string {
    return `${limit.name}:${keyedHash(this.#platform.config.TOKEN_SECRET, 'attempt-window', target)}`
  }

  /**
   * Counts one attempt before it is made, so that concurrent ones cannot exceed the limit; the window begins with the
   * first. Returns 0, or the seconds to wait if the window was full: such an attempt is not counted. Prevents the failure
   * "who signed in many times at once was locked out, although every password was right".
   */
  async take(limit: WindowLimit, target: string): Promise<number> {
    if (this.#platform.config.RATE_LIMITS === 'off') return 0
    const now = this.#platform.clock.now()
    const endsAt = new Date(now.getTime() + limit.seconds * 1000)
    const over = { $lte: [{ $ifNull: ['$endsAt', now] }, now] }
    const counted = {
      count: { $cond: [over, 1, { $min: [{ $add: ['$count', 1] }, limit.attempts] }] },
      endsAt: { $cond: [over, endsAt, '$endsAt'] },
    }
    const before = await this.#windows.findOneAndUpdate({ _id: this.#id(limit, target) }, [{ $set: counted }], {
      upsert: true,
      returnDocument: 'before',
    })
    if (before === null || before.endsAt <= now || before.count < limit.attempts) return 0
    return Math.max(1, Math.ceil((before.endsAt.getTime() - now.getTime()) / 1000))
  }

  /** Takes back an attempt that was right, or not made. */
  async release(limit: WindowLimit, target: string): Promise<void> {
    if (this.#platform.config.RATE_LIMITS === 'off') return
    await this.#windows.updateOne({ _id: this.#id(limit, target), count: { $gt: 0 } }, { $inc: { count: -1 } })
  }

  /** Seconds to wait, 0 where another attempt may be made. Counts nothing. */
  async wait(limit: WindowLimit, target: string): Promise<number> {
    if (this.#platform.config.RATE_LIMITS === 'off') return 0
    const window = await this.#windows.findOne({ _id: this.#id(limit, target) })
    const left = window === null ? 0 : window.endsAt.getTime() - this.#platform.clock.now().getTime()
    return window === null || left <= 0 || window.count < limit.attempts ? 0 : Math.ceil(left / 1000)
  }
}
