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

/**
 * Counts attempts on one target (a phone, a mailbox, an account) whoever makes them, in MongoDB, so that
 * changing the network address or the instance does not help. Targets are kept as keyed hashes.
 */
export class AttemptWindows {
  readonly #windows
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#windows = platform.db.collection<Window>('attempt-windows')
  }

  async ensureIndexes(): Promise<void> {
    await this.#windows.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 })
  }

  #id(limit: WindowLimit, target: string): string {
    return `${limit.name}:${keyedHash(this.#platform.config.TOKEN_SECRET, 'attempt-window', target)}`
  }

  /** Seconds to wait, 0 where another attempt may be made. Counts nothing. */
  async wait(limit: WindowLimit, target: string): Promise<number> {
    if (this.#platform.config.RATE_LIMITS === 'off') return 0
    const window = await this.#windows.findOne({ _id: this.#id(limit, target) })
    const left = window === null ? 0 : window.endsAt.getTime() - this.#platform.clock.now().getTime()
    return window === null || left <= 0 || window.count < limit.attempts ? 0 : Math.ceil(left / 1000)
  }

  /** Counts one attempt; the window begins with the first. */
  async count(limit: WindowLimit, target: string): Promise<void> {
    if (this.#platform.config.RATE_LIMITS === 'off') return
    const now = this.#platform.clock.now()
    const endsAt = new Date(now.getTime() + limit.seconds * 1000)
    const over = { $lte: [{ $ifNull: ['$endsAt', now] }, now] }
    await this.#windows.updateOne(
      { _id: this.#id(limit, target) },
      [
        {
          $set: {
            count: { $cond: [over, 1, { $add: ['$count', 1] }] },
            endsAt: { $cond: [over, endsAt, '$endsAt'] },
          },
        },
      ],
      { upsert: true },
    )
  }
}
