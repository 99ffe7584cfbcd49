import { randomBytes } from 'node:crypto'
import type { Platform } from '@pinline/chassis/service'
import { keyedHash } from './keyed-hash.ts'

interface Ticket {
  readonly _id: string
  readonly subjectId: string
  readonly endsAt: Date
}

const minutes = 10

/** Proof that an account's owner has just confirmed their identity: stored as a keyed hash, for one use. */
export class IdentityTickets {
  readonly #tickets
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#tickets = platform.db.collection<Ticket>('identity-tickets', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#tickets.createIndex({ endsAt: 1 }, { expireAfterSeconds: 0 })
  }

  #id(ticket: string): string {
    return keyedHash(this.#platform.config.TOKEN_SECRET, 'identity-ticket', ticket)
  }

  async issue(subjectId: string): Promise<{ ticket: string; expiresAt: string }> {
    const ticket = randomBytes(24).toString('base64url')
    const endsAt = new Date(this.#platform.clock.now().getTime() + minutes * 60_000)
    await this.#tickets.insertOne({ _id: this.#id(ticket), subjectId, endsAt })
    return { ticket, expiresAt: endsAt.toISOString() }
  }

  /** Spends a ticket of this owner; false if there is none, or it has expired. */
  async redeem(subjectId: string, ticket: string): Promise<boolean> {
    const open = { _id: this.#id(ticket), subjectId, endsAt: { $gt: this.#platform.clock.now() } }
    return (await this.#tickets.deleteOne(open)).deletedCount === 1
  }
}
