import { sweptAt } from '@pinline/chassis/retention/sweep'
import type { Platform } from '@pinline/chassis/service'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import type { RegisteredBuyer } from '../domain/buyer/buyer.ts'
import { stillUndoable } from '../domain/undo/undoable-changes.ts'
import type { Buyers } from './buyers.ts'

export type ContactKind = 'phone' | 'email'

interface ContactChange {
  readonly _id: string
  /** When the claims of this buyer are compared with the committed events. */
  readonly reconcileAt: Date
}

/** Former contacts stay claimed until their change can no longer be undone. */
export const contactChangesSweep = sweptAt('reconcileAt', {
  ...{ kind: 'contact-changes', from: 'written', hoursBy: 'CHANGE_UNDO_HOURS' },
})

/** Age from which a change counts as abandoned: no request takes that long. */
const abandonedAfterMs = 2 * 60_000

/**
 * A contact is claimed before the event that assigns it to a buyer. The former one stays claimed while its change can
 * be undone, so that nobody else can take it, and is released afterwards. A document says when to compare the claims
 * with the committed events: after an interrupted change, and when a change can no longer be undone.
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
    await this.#changes.createIndex({ reconcileAt: 1 })
    // Documents of before there was this field.
    await this.#changes.updateMany({ reconcileAt: { $exists: false } }, [{ $set: { reconcileAt: '$startedAt' } }])
  }

  /**
   * Claims a contact, if there is to be one, for a buyer; undefined if another buyer has it. Returns what `finish` and
   * `release` need.
   */
  async begin(kind: ContactKind, id: BuyerId, value: string | undefined): Promise<Date | undefined> {
    const reconcileAt = new Date(this.#platform.clock.now().getTime() + abandonedAfterMs)
    await this.#changes.updateOne({ _id: `${kind}:${id}` }, { $set: { reconcileAt } }, { upsert: true })
    if (value === undefined) return reconcileAt
    return (await this.#platform.claims.claim(kind, value, id)) === 'taken' ? undefined : reconcileAt
  }

  /**
   * After a change: the former contact is released when it can no longer be restored. Leaves a change alone that began
   * in the meantime.
   */
  async finish(kind: ContactKind, id: BuyerId, begun: Date): Promise<void> {
    const { until } = await this.#reservedContacts(kind, id)
    await this.#schedule(`${kind}:${id}`, begun, until)
  }

  /** After an undone change: what it replaced is released with the next sweep. */
  async release(kind: ContactKind, id: BuyerId, begun: Date): Promise<void> {
    await this.#schedule(`${kind}:${id}`, begun, this.#platform.clock.now())
  }

  /** Ids of buyers' contacts that are to be compared. */
  async due(now: Date): Promise<string[]> {
    const found = await this.#changes
      .find({ reconcileAt: { $lte: now } })
      .sort({ reconcileAt: 1 })
      .limit(200)
      .toArray()
    return found.map(({ _id }) => _id)
  }

  /**
   * Leaves a buyer the contact that was committed last and those that an undone change would restore; does nothing if
   * another change has begun.
   */
  async reconcile(changeId: string): Promise<void> {
    const change = await this.#changes.findOne({ _id: changeId })
    if (change === null || change.reconcileAt > this.#platform.clock.now()) return
    const [kind, owner] = changeId.split(':')
    if ((kind !== 'phone' && kind !== 'email') || owner === undefined) return
    const { reserved, until } = await this.#reservedContacts(kind, buyerId.parse(owner))
    await this.#platform.claims.releaseOthers(kind, owner, reserved)
    await this.#schedule(changeId, change.reconcileAt, until)
  }

  async #schedule(changeId: string, begun: Date, reconcileAt: Date | undefined): Promise<void> {
    const unchanged = { _id: changeId, reconcileAt: begun }
    if (reconcileAt === undefined) await this.#changes.deleteOne(unchanged)
    else await this.#changes.updateOne(unchanged, { $set: { reconcileAt } })
  }

  /** The contacts that stay claimed, and when the first of them need not any more. */
  async #reservedContacts(kind: ContactKind, id: BuyerId): Promise<{ reserved: string[]; until: Date | undefined }> {
    const buyer = await this.#buyers.load(id)
    const open = stillUndoable(buyer?.undoable ?? [], this.#platform.clock.now().toISOString())
    const [first] = open.map(({ until }) => until).toSorted()
    return {
      reserved: buyer === undefined ? [] : await this.#contactsOf(kind, buyer, open),
      until: first === undefined ? undefined : new Date(first),
    }
  }

  async #contactsOf(
    kind: ContactKind,
    { contactRef }: RegisteredBuyer,
    open: RegisteredBuyer['undoable'],
  ): Promise<string[]> {
    const references = [contactRef, ...open.map(({ contactBefore }) => contactBefore)]
    const versions = await this.#buyers.contacts(references)
    return [...new Set(versions.flatMap((version) => version?.[kind] ?? []))]
  }
}
