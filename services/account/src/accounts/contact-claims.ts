import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import type { Buyers } from './buyers.ts'

export type ContactKind = 'phone' | 'email'

interface ContactChange {
  readonly _id: string
  readonly startedAt: Date
}

/** Age from which a change counts as abandoned: no request takes that long. */
const abandonedAfterMs = 2 * 60_000

/**
 * A contact is claimed before the event that assigns it to a buyer, and the former one is released after it. A change
 * in progress has a document, so that an interrupted one can be reconciled with the committed events.
 */
export class ContactClaims {
  readonly #changes
  readonly #platform: Platform
  readonly #buyers: Buyers

  constructor(platform: Platform, buyers: Buyers) {
    this.#platform = platform
    this.#buyers = buyers
    this.#changes = platform.db.collection<ContactChange>('contact-changes', { writeConcern: { w: 'majority' } })
  }

  async ensureIndexes(): Promise<void> {
    await this.#changes.createIndex({ startedAt: 1 })
  }

  /** Claims a new contact for a buyer; undefined if another buyer has it. Returns what `finish` needs. */
  async begin(kind: ContactKind, id: BuyerId, value: string): Promise<Date | undefined> {
    const startedAt = this.#platform.clock.now()
    await this.#changes.updateOne({ _id: `${kind}:${id}` }, { $set: { startedAt } }, { upsert: true })
    return (await this.#platform.claims.claim(kind, value, id)) === 'taken' ? undefined : startedAt
  }

  /** Frees the former contact after the new one has been recorded. */
  async finish(kind: ContactKind, id: BuyerId, startedAt: Date, former: string | undefined): Promise<void> {
    if (former !== undefined) await this.#platform.claims.release(kind, former, id)
    await this.#changes.deleteOne({ _id: `${kind}:${id}`, startedAt })
  }

  /** Changes that broke off. */
  async abandoned(now: Date): Promise<string[]> {
    const found = await this.#changes
      .find({ startedAt: { $lt: new Date(now.getTime() - abandonedAfterMs) } })
      .sort({ startedAt: 1 })
      .limit(200)
      .toArray()
    return found.map(({ _id }) => _id)
  }

  /** Leaves a buyer only the contact that was committed last; does nothing if another change has begun. */
  async reconcile(changeId: string): Promise<void> {
    const change = await this.#changes.findOne({ _id: changeId })
    const ageMs = this.#platform.clock.now().getTime() - (change?.startedAt.getTime() ?? Number.POSITIVE_INFINITY)
    if (change === null || ageMs < abandonedAfterMs) return
    const [kind, owner] = changeId.split(':')
    if (kind !== 'phone' && kind !== 'email') return
    const id = buyerId.parse(owner)
    const buyer = await this.#buyers.load(id)
    const contact = buyer === undefined ? undefined : await this.#buyers.contact(buyer)
    await this.#platform.claims.releaseOthers(kind, id, contact?.[kind])
    await this.#changes.deleteOne({ _id: changeId, startedAt: change.startedAt })
  }
}
