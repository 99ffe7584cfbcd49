import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import {
  type CountedAttempts,
  countAttempt,
  type EscalatingPause,
  forgottenAfterMs,
  pauseLeft,
} from './escalating-pause.ts'
import { keyedHash } from './keyed-hash.ts'

interface StoredAttempts extends CountedAttempts {
  readonly _id: string
  readonly endsAt: Date
}

export const attemptPausesExpiry = endsAt('endsAt', {
  kind: 'attempt-pauses',
  seconds: forgottenAfterMs / 1000,
  from: 'updated',
})

/** More than concurrent attempts can win before a pause begins. */
const maxContention = 50

/**
 * Counts attempts on one target by escalating pauses, in MongoDB, so that neither other instances nor an unreachable
 * Redis help an attacker. Prevents the failure "a hundred wrong guesses lock a mailbox out for a day". Targets are
 * stored as keyed hashes, for a day after the last attempt.
 */
export class AttemptPauses {
  readonly #attempts
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#attempts = platform.db.collection<StoredAttempts>('attempt-pauses')
  }

  async ensureIndexes(): Promise<void> {
    await this.#attempts.createIndexes([expiryIndex(attemptPausesExpiry)])
  }

  #id(pause: EscalatingPause, target: string): string {
    return `${pause.name}:${keyedHash(this.#platform.config.TOKEN_SECRET, 'attempt-pause', target)}`
  }

  /** Counts one attempt before it is made. Returns 0, or the seconds to wait if it may not be made. */
  async take(pause: EscalatingPause, target: string): Promise<number> {
    if (this.#platform.config.RATE_LIMITS === 'off') return 0
    const id = this.#id(pause, target)
    for (let attempt = 0; attempt < maxContention; attempt += 1) {
      const now = this.#platform.clock.now()
      const stored = (await this.#attempts.findOne({ _id: id })) ?? undefined
      const left = pauseLeft(pause, stored, now)
      if (left > 0) return Math.max(1, Math.ceil(left / 1000))
      if (await this.#store(id, stored, countAttempt(stored, now))) return 0
    }
    return 1
  }

  /** Takes back an attempt that was right, or not made. */
  async release(pause: EscalatingPause, target: string): Promise<void> {
    if (this.#platform.config.RATE_LIMITS === 'off') return
    await this.#attempts.updateOne({ _id: this.#id(pause, target), count: { $gt: 0 } }, { $inc: { count: -1 } })
  }

  /** False if another attempt was counted in the meantime. */
  async #store(id: string, before: StoredAttempts | undefined, { count, lastAt }: CountedAttempts): Promise<boolean> {
    const counted = { count, lastAt, endsAt: new Date(lastAt.getTime() + forgottenAfterMs) }
    if (before !== undefined) {
      const { matchedCount } = await this.#attempts.updateOne(
        { _id: id, count: before.count, lastAt: before.lastAt },
        { $set: counted },
      )
      return matchedCount === 1
    }
    try {
      await this.#attempts.insertOne({ _id: id, ...counted })
      return true
    } catch (error) {
      if (isDuplicateKey(error)) return false
      throw error
    }
  }
}
