import { randomInt } from 'node:crypto'
import type { Platform } from '@pinline/chassis/service'
import type { CodePurpose } from '../contract/send-verification-code.ts'
import { keyedHash, sameHash } from './keyed-hash.ts'

interface VerificationCode {
  readonly _id: string
  readonly codeHash: string
  readonly guessesLeft: number
  readonly endsAt: Date
}

export const codeMinutes = 10
const guesses = 5

/**
 * One open code per purpose and target: a new one replaces it. Kept as a keyed hash, good for ten minutes,
 * five guesses and one use.
 */
export class VerificationCodes {
  readonly #codes
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#codes = platform.db.collection<VerificationCode>('verification-codes', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#codes.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 })
  }

  #id(purpose: CodePurpose, target: string): string {
    return `${purpose}:${keyedHash(this.#platform.config.TOKEN_SECRET, 'code-target', target)}`
  }

  #hash(id: string, code: string): string {
    return keyedHash(this.#platform.config.TOKEN_SECRET, 'code', id, code)
  }

  /** Six digits for the target. */
  async issue(purpose: CodePurpose, target: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const id = this.#id(purpose, target)
    const endsAt = new Date(this.#platform.clock.now().getTime() + codeMinutes * 60_000)
    await this.#codes.updateOne(
      { _id: id },
      { $set: { codeHash: this.#hash(id, code), guessesLeft: guesses, endsAt } },
      { upsert: true },
    )
    return code
  }

  /** Spends a guess, and the code itself when it is right. Of two right ones at once one wins. */
  async redeem(purpose: CodePurpose, target: string, code: string): Promise<boolean> {
    const id = this.#id(purpose, target)
    const open = { _id: id, guessesLeft: { $gt: 0 }, endsAt: { $gt: this.#platform.clock.now() } }
    const known = await this.#codes.findOneAndUpdate(open, { $inc: { guessesLeft: -1 } })
    if (known === null || !sameHash(known.codeHash, this.#hash(id, code))) return false
    const used = await this.#codes.deleteOne({ _id: id, codeHash: known.codeHash })
    return used.deletedCount === 1
  }
}
