import { isDuplicateKey } from '@pinline/chassis/event-store/duplicate-key'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import type { AccountConfig } from '../config.ts'

interface ClientInfo {
  /** The entry that it belongs to. */
  readonly _id: string
  /** Buyer or member of staff; empty if unknown. */
  readonly owner: string
  readonly address: string
  readonly userAgent: string
  readonly at: Date
  readonly keptUntil: Date
}

export const clientInfoExpiry = endsAt('keptUntil', {
  kind: 'audit-client-info',
  collection: 'audit-whereabouts',
  daysBy: 'AUDIT_WHEREABOUTS_DAYS',
  from: 'written',
})

const maxFound = 5000

/**
 * Network addresses and browsers of audit entries, separate from the trail: deleted when their owner is erased, and
 * after AUDIT_WHEREABOUTS_DAYS in any case, while the signed trail stays unchanged.
 */
export class ClientInfoStore {
  readonly #kept
  readonly #days: number

  constructor(platform: Platform<AccountConfig>) {
    this.#kept = platform.db.collection<ClientInfo>('audit-whereabouts')
    this.#days = platform.config.AUDIT_WHEREABOUTS_DAYS
  }

  async ensureIndexes(): Promise<void> {
    await this.#kept.createIndexes([
      { key: { owner: 1 } },
      { key: { address: 1, at: -1 } },
      expiryIndex(clientInfoExpiry),
    ])
  }

  /** Stores the client info of entries; existing ones are not changed. */
  async keep(entries: readonly (AuditEntry & { readonly owner: string })[]): Promise<void> {
    const known = entries.filter(({ address, userAgent }) => address !== '' || userAgent !== '')
    if (known.length === 0) return
    const written = this.#kept.bulkWrite(
      known.map(({ id, owner, address, userAgent, at }) => ({
        updateOne: {
          filter: { _id: id },
          update: {
            $setOnInsert: {
              owner,
              address,
              userAgent,
              at: new Date(at),
              keptUntil: new Date(new Date(at).getTime() + this.#days * 86_400_000),
            },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    )
    // Another instance may be inserting the same entries.
    await written.catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error
    })
  }

  async of(entryIds: readonly string[]): Promise<ReadonlyMap<string, ClientInfo>> {
    const found = await this.#kept.find({ _id: { $in: [...entryIds] } }).toArray()
    return new Map(found.map((where) => [where._id, where]))
  }

  /** The newest entries from an address, 5,000 at most. */
  async from(address: string): Promise<string[]> {
    const found = await this.#kept
      .find({ address }, { projection: { _id: 1 } })
      .sort({ at: -1 })
      .limit(maxFound)
      .toArray()
    return found.map(({ _id }) => _id)
  }

  async forget(owner: string): Promise<void> {
    await this.#kept.deleteMany({ owner })
  }
}
