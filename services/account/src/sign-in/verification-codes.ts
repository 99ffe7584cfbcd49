import { randomInt } from 'node:crypto'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
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
  /** Whether its target did not recognise the requester. */
  readonly forStranger: boolean
  readonly endsAt: Date
}

/** The client that a code is bound to: a device, a browser or a member of staff. */
export interface CodeRequester {
  readonly id: string
  readonly isStranger: boolean
}

/** A code that a client may guess at. */
export interface OpenCode {
  readonly id: string
  /** Whether this client requested it. */
  readonly isOwn: boolean
  readonly forStranger: boolean
}

export const codeMinutes = 10
export const codesExpiry = endsAt('endsAt', { kind: 'verification-codes', seconds: codeMinutes * 60, from: 'written' })

export const guessesPerCode = 5

/**
 * One open code per purpose, target and requester: a new one replaces it. Stored as a keyed hash, valid for ten
 * minutes, five guesses and one use. Prevents the failure "a stranger requests codes in the owner's name, or guesses at
 * the owner's, until the owner's own is useless".
 */
export class VerificationCodes {
  readonly #codes
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#codes = platform.db.collection<VerificationCode>('verification-codes', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([this.#codes.createIndexes([expiryIndex(codesExpiry)]), this.#codes.createIndex({ sentTo: 1 })])
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

  /** Six digits for the target, bound to their requester. */
  async issue(purpose: StoredCodePurpose, target: string, requester: CodeRequester): Promise<string> {
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const sentTo = this.#sentTo(purpose, target)
    const id = this.#id(sentTo, requester.id)
    const issued = {
      sentTo,
      codeHash: this.#hash(id, code),
      guessesLeft: guessesPerCode,
      othersGuessesLeft: guessesPerCode,
      forStranger: requester.isStranger,
      endsAt: new Date(this.#platform.clock.now().getTime() + codeMinutes * 60_000),
    }
    await this.#codes.updateOne({ _id: id }, { $set: issued }, { upsert: true })
    return code
  }

  /** Removes all codes that were sent to these targets. */
  async forget(targets: readonly string[]): Promise<void> {
    const sentTo = targets.flatMap((target) => purposes.map((purpose) => this.#sentTo(purpose, target)))
    await this.#codes.deleteMany({ sentTo: { $in: sentTo } })
  }

  /**
   * The code that a client may guess at: the one that it has requested under one of its ids, else the newest one.
   * Undefined if no code is open.
   */
  async find(
    purpose: StoredCodePurpose,
    target: string,
    requesterIds: readonly string[],
  ): Promise<OpenCode | undefined> {
    const sentTo = this.#sentTo(purpose, target)
    const own = new Set(requesterIds.map((requester) => this.#id(sentTo, requester)))
    const open = await this.#codes
      .find({ sentTo, endsAt: { $gt: this.#platform.clock.now() } }, { projection: { forStranger: 1 } })
      .sort({ endsAt: -1 })
      .toArray()
    const found = open.find(({ _id }) => own.has(_id)) ?? open[0]
    return found === undefined
      ? undefined
      : { id: found._id, isOwn: own.has(found._id), forStranger: found.forStranger }
  }

  /** Spends a guess, and the code itself if it is right. Of two concurrent right ones one succeeds. */
  async guess({ id, isOwn }: OpenCode, code: string): Promise<boolean> {
    const left = isOwn ? 'guessesLeft' : 'othersGuessesLeft'
    const known = await this.#codes.findOneAndUpdate(
      { _id: id, endsAt: { $gt: this.#platform.clock.now() }, [left]: { $gt: 0 } },
      { $inc: { [left]: -1 } },
    )
    if (known === null || !sameHash(known.codeHash, this.#hash(id, code))) return false
    return (await this.#codes.deleteOne({ _id: id, codeHash: known.codeHash })).deletedCount === 1
  }
}
