import { randomBytes } from 'node:crypto'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, buyerId, type StaffId, staffId, type VaultReference, vaultReference } from '@pinline/events/ids'
import { keyedHash } from './keyed-hash.ts'

interface StoredLink {
  readonly _id: string
  /** Of a buyer or of a member of staff. */
  readonly buyerId?: string
  readonly staffId?: string
  readonly changeRef: string
  readonly until: Date
  readonly endsAt: Date
}

type LinkOwner = { readonly kind: 'buyer'; readonly id: BuyerId } | { readonly kind: 'staff'; readonly id: StaffId }

export interface UndoLink {
  readonly owner: LinkOwner
  /** The version of contact, profile or credential that the change made. */
  readonly changeRef: VaultReference
  readonly until: Date
}

const idOf = ({ kind, id }: LinkOwner): { buyerId: string } | { staffId: string } =>
  kind === 'buyer' ? { buyerId: id } : { staffId: id }

/** How long a link that is over is known as such, and not refused as made up. */
const retentionDays = 30

export const undoLinksExpiry = endsAt('endsAt', { kind: 'undo-links', days: retentionDays, from: 'over' })

/**
 * Links by which a former contact undoes a change: stored as keyed hashes, deleted 30 days after their end. The owner's
 * stream decides whether one can still be used, and how often.
 */
export class UndoLinks {
  readonly #links
  readonly #platform

  constructor(platform: Platform) {
    this.#platform = platform
    this.#links = platform.db.collection<StoredLink>('undo-links', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([
      this.#links.createIndexes([expiryIndex(undoLinksExpiry)]),
      this.#links.createIndex({ buyerId: 1 }),
      this.#links.createIndex({ staffId: 1 }, { sparse: true }),
    ])
  }

  #id(token: string): string {
    return keyedHash(this.#platform.config.TOKEN_SECRET, 'undo-link', token)
  }

  /** A new token of 256 random bits; only its recipient ever has it. */
  async issue({ owner, changeRef, until }: UndoLink): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const endsAt = new Date(until.getTime() + retentionDays * 86_400_000)
    await this.#links.insertOne({ _id: this.#id(token), ...idOf(owner), changeRef, until, endsAt })
    return token
  }

  async find(token: string): Promise<UndoLink | undefined> {
    const found = await this.#links.findOne({ _id: this.#id(token) })
    if (found === null) return undefined
    return {
      owner:
        found.staffId === undefined
          ? { kind: 'buyer', id: buyerId.parse(found.buyerId) }
          : { kind: 'staff', id: staffId.parse(found.staffId) },
      changeRef: vaultReference.parse(found.changeRef),
      until: found.until,
    }
  }

  /** Removes all links of somebody. */
  async forget(owner: LinkOwner): Promise<void> {
    await this.#links.deleteMany(idOf(owner))
  }
}
