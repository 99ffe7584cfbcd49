import { randomBytes } from 'node:crypto'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { VaultReference } from '@pinline/events/ids'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { keyedHash } from './keyed-hash.ts'

interface Ticket {
  readonly _id: string
  readonly subjectId: string
  readonly credentialRef: string
  readonly endsAt: Date
}

const minutes = 10

export const ticketsExpiry = endsAt('endsAt', { kind: 'identity-tickets', seconds: minutes * 60, from: 'written' })

/** Proof that an account's owner has just confirmed their identity: stored as a keyed hash, for one use. */
export class IdentityTickets {
  readonly #tickets
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#tickets = platform.db.collection<Ticket>('identity-tickets', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#tickets.createIndexes([expiryIndex(ticketsExpiry)])
  }

  #id(ticket: string): string {
    return keyedHash(this.#platform.config.TOKEN_SECRET, 'identity-ticket', ticket)
  }

  /** A ticket for an owner whose password has this version: it ends with that password, like a session. */
  async issue(subjectId: string, credentialRef: VaultReference): Promise<{ ticket: string; expiresAt: string }> {
    const ticket = randomBytes(24).toString('base64url')
    const endsAt = new Date(this.#platform.clock.now().getTime() + minutes * 60_000)
    await this.#tickets.insertOne({ _id: this.#id(ticket), subjectId, credentialRef, endsAt })
    return { ticket, expiresAt: endsAt.toISOString() }
  }

  #open({ buyerId, credentialRef }: RegisteredBuyer, ticket: string) {
    const now = this.#platform.clock.now()
    return { _id: this.#id(ticket), subjectId: buyerId, credentialRef, endsAt: { $gt: now } }
  }

  /** Whether this buyer has such a ticket; it stays unspent. */
  async isOpen(buyer: RegisteredBuyer, ticket: string | undefined): Promise<boolean> {
    if (ticket === undefined) return false
    return (await this.#tickets.findOne(this.#open(buyer, ticket), { projection: { _id: 1 } })) !== null
  }

  /** Spends a ticket of this buyer; false if there is none, or it has expired. */
  async redeem(buyer: RegisteredBuyer, ticket: string | undefined): Promise<boolean> {
    if (ticket === undefined) return false
    return (await this.#tickets.deleteOne(this.#open(buyer, ticket))).deletedCount === 1
  }
}
