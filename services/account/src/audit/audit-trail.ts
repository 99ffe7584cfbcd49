import type { Platform } from '@pinline/chassis/service'
import type { ActivityKind } from '@pinline/contracts/account/audit/list-activity'
import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import { type BuyerId, buyerId } from '@pinline/events/ids'
import type { Buyers } from '../accounts/buyers.ts'
import type { AccountConfig } from '../config.ts'
import type { SecurityEvents } from '../security-events/security-events.ts'
import { type ActivityPage, queryActivity } from './activity.query.ts'
import { AuditChain } from './audit-chain.ts'
import { ClientInfoStore } from './client-info.ts'
import type { EntryContent } from './stored-entry.ts'

/** Who did what, and from where: permanent data in the chain, erasable data beside it; and the security events among it. */
export class AuditTrail {
  readonly chain: AuditChain
  readonly clientInfo: ClientInfoStore
  readonly #buyers: Buyers
  readonly #securityEvents: SecurityEvents

  constructor(platform: Platform<AccountConfig>, buyers: Buyers, securityEvents: SecurityEvents) {
    this.chain = new AuditChain(platform)
    this.clientInfo = new ClientInfoStore(platform)
    this.#buyers = buyers
    this.#securityEvents = securityEvents
  }

  async ensureIndexes(): Promise<void> {
    await Promise.all([this.chain.ensureIndexes(), this.clientInfo.ensureIndexes()])
  }

  /** Reports in the log if the end of the trail was removed while the service was stopped. */
  async checkEnd(log: Platform['log']): Promise<void> {
    const { head, violation } = await this.chain.verifyEnd()
    if (violation !== undefined)
      log.error({ head, ...violation }, 'the end of the audit trail is not what was recorded')
  }

  /** Records entries of any service; known ones are skipped. */
  async record(entries: readonly AuditEntry[]): Promise<number> {
    const owned = entries.map((entry) => ({ ...entry, owner: entry.subject?.id ?? entry.actor.id ?? '' }))
    const buyers = owned.flatMap(({ owner }) => buyerId.safeParse(owner).data ?? [])
    const registered = buyers.length === 0 ? new Map() : await this.#buyers.loadMany([...new Set(buyers)])
    // An entry may arrive while its buyer is being erased: only the chain, which names nobody, gets it.
    const erasable = owned.filter(({ owner }) => !buyerId.safeParse(owner).success || registered.has(owner))
    await this.clientInfo.keep(erasable)
    await this.#securityEvents.count(erasable)
    return await this.chain.add(entries.map(toContent))
  }

  /** A buyer's own doings and the tries to get in as them, the newest first. */
  async activityOf(
    id: BuyerId,
    page: { readonly page: number; readonly pageSize: number; readonly kind?: ActivityKind | undefined },
  ): Promise<ActivityPage> {
    return await queryActivity(this, id, page)
  }

  /** Erases a buyer's client info and security events; call it once the buyer's erasure is committed. */
  async forget(id: BuyerId): Promise<void> {
    await Promise.all([this.clientInfo.forget(id), this.#securityEvents.forget(id)])
  }
}

const toContent = ({
  id,
  at,
  address: _address,
  userAgent: _userAgent,
  security: _security,
  subject,
  ...content
}: AuditEntry): EntryContent => ({
  _id: id,
  at: new Date(at),
  ...content,
  ...(subject === undefined ? {} : { subject }),
})
