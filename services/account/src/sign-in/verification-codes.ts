import { randomInt } from 'node:crypto'
import type { Platform } from '@pinline/chassis/service'
import { type CodePurpose, codePurpose } from '@pinline/contracts/account/session/send-verification-code'
import { keyedHash, sameHash } from './keyed-hash.ts'

/** Purposes of codes: those for everybody, and those for members of staff only. */
export type StoredCodePurpose = CodePurpose | 'staff-email'
const purposes: readonly StoredCodePurpose[] = [...codePurpose.options, 'staff-email']

interface VerificationCode {
  readonly _id: string
  /** Purpose and target. */
  readonly sentTo: string
  readonly codeHash: string
  /** For its requester. */
  readonly guessesLeft: number
  /** For all others together, who may be the same person somewhere else. */
  readonly othersGuessesLeft: number
  readonly endsAt: Date
}

export const codeMinutes = 10
const guesses = 5

/**
 * One open code per purpose, target and requester (a device or an address): a new one replaces it. Stored as a keyed
 * hash, valid for ten minutes, five guesses and one use. Prevents the failure "a stranger requests codes in the owner's
 * name, or guesses at the owner's, until the owner's own is useless".
 */
export class VerificationCodes {
  readonly #codes
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#codes = platform.db.collection<VerificationCode>('verification-codes', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([
      this.#codes.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 }),
      this.#codes.createIndex({ sentTo: 1 }),
    ])
  }

  #keyed(purpose: string, text: string): string {
    return keyedHash(this.#platform.config.TOKEN_SECRET, purpose, text)
  }

  #sentTo(purpose: StoredCodePurpose, target: string): string {
    return `${purpose}:${this.#keyed('code-target', target)}`
  }

  #id(sentTo: string, requester: string): string {
    return `${sentTo}:${this.#keyed('code-asker', requester)}`
  }

  #hash(id: string, code: string): string {
    return keyedHash(this.#platform.config.TOKEN_SECRET, 'code', id, code)
  }

  /** Six digits for the target, requested by a device or an address. */
  async issue(purpose: StoredCodePurpose, target: string, requester: string): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const sentTo = this.#sentTo(purpose, target)
    const id = this.#id(sentTo, requester)
    const endsAt = new Date(this.#platform.clock.now().getTime() + codeMinutes * 60_000)
    await this.#codes.updateOne(
      { _id: id },
      { $set: { sentTo, codeHash: this.#hash(id, code), guessesLeft: guesses, othersGuessesLeft: guesses, endsAt } },
      { upsert: true },
    )
    return code
  }

  /** Removes all codes that were sent to these targets. */
  async forget(targets: readonly string[]): Promise<void> {
    const sentTo = targets.flatMap((target) => purposes.map((purpose) => this.#sentTo(purpose, target)))
    await this.#codes.deleteMany({ sentTo: { $in: sentTo } })
  }

  /**
   * Spends a guess, and the code itself if it is right. Of two concurrent right ones one succeeds. A requester of a
   * code guesses at that one only; others guess at all open ones.
   */
  async redeem(purpose: StoredCodePurpose, target: string, code: string, requester: string): Promise<boolean> {
    const sentTo = this.#sentTo(purpose, target)
    const own = this.#id(sentTo, requester)
    const now = this.#platform.clock.now()
    const open = await this.#codes.find({ sentTo, endsAt: { $gt: now } }, { projection: { _id: 1 } }).toArray()
    const isOwn = open.some(({ _id }) => _id === own)
    for (const { _id } of isOwn ? [{ _id: own }] : open) {
      const left = isOwn ? 'guessesLeft' : 'othersGuessesLeft'
      const known = await this.#codes.findOneAndUpdate(
        { _id, endsAt: { $gt: now }, [left]: { $gt: 0 } },
        { $inc: { [left]: -1 } },
      )
      if (known === null || !sameHash(known.codeHash, this.#hash(_id, code))) continue
      const used = await this.#codes.deleteOne({ _id, codeHash: known.codeHash })
      return used.deletedCount === 1
    }
    return false
  }
}
