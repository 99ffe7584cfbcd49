import { addressBlock } from '@pinline/chassis/http/address-block'
import { endsAt, expiryIndex } from '@pinline/chassis/retention/expiry'
import type { Platform } from '@pinline/chassis/service'
import type { AuditEntry } from '@pinline/contracts/api/record-audit'
import type { BuyerId } from '@pinline/events/ids'
import type { AccountConfig } from '../config.ts'
import { keyedHash } from '../sign-in/keyed-hash.ts'
import { admitRows } from './admit-rows.ts'
import { keyText, restOf, restOfNetwork, type SecurityEventKey, securityEventKey } from './security-event.ts'

export interface StoredSecurityEvent extends SecurityEventKey {
  readonly _id: string
  /** The ten minutes, service and kind, for which the number of rows is limited. */
  readonly slot: string
  /** Ids of actor and account. */
  readonly parties: readonly string[]
  readonly calls: readonly string[]
  readonly userAgent: string
  readonly firstAt: Date
  readonly lastAt: Date
  readonly times: number
  /** The last entries counted, so that one that arrives twice counts once. */
  readonly entries: readonly string[]
  readonly expiresAt: Date
}

export const securityEventsExpiry = endsAt('expiresAt', {
  kind: 'security-events',
  daysBy: 'SECURITY_EVENTS_DAYS',
  from: 'written',
  begin: 'from',
})

const rowsIn = (db: Platform<AccountConfig>['db']) => db.collection<StoredSecurityEvent>('security-events')
type Rows = ReturnType<typeof rowsIn>

/** More than a batch of entries has. */
const maxEntries = 250
const maxCalls = 10
const dayMs = 86_400_000

/**
 * Security events, counted per ten minutes, kind, account and address. Prevents the failure "a flood of wrong passwords
 * fills the disk with security events, and hides the others". Shown by tests/system/account/security-events.spec.ts.
 */
export class SecurityEvents {
  readonly #rows: Rows
  readonly #key: string | Buffer
  readonly #days: number
  #writing: Promise<unknown> = Promise.resolve()

  constructor({ db, config, keys }: Platform<AccountConfig>) {
    this.#rows = rowsIn(db)
    this.#key = keys.hashing('security-event')
    this.#days = config.SECURITY_EVENTS_DAYS
  }

  async ensureIndexes(): Promise<void> {
    const fields = ['kind', 'outcome', 'parties', 'address', 'service'] as const
    await this.#rows.createIndexes([
      ...(['lastAt', 'times'] as const).flatMap((sort) => [
        { key: { [sort]: -1, _id: -1 } },
        ...fields.map((field) => ({ key: { [field]: 1, [sort]: -1, _id: -1 } })),
      ]),
      { key: { from: -1 } },
      { key: { slot: 1 } },
      expiryIndex(securityEventsExpiry),
    ])
  }

  /** For queries only. */
  get rows(): Pick<Rows, 'find' | 'findOne' | 'countDocuments' | 'aggregate'> {
    return this.#rows
  }

  /** Counts the security events among entries of the audit trail; one that arrives twice is counted once. */
  async count(entries: readonly AuditEntry[]): Promise<void> {
    const events = entries.flatMap((entry) => {
      const key = securityEventKey(entry)
      return key === undefined ? [] : [{ entry, key }]
    })
    if (events.length === 0) return
    const counted = this.#writing.then(() => this.#count(events))
    this.#writing = counted.catch(() => undefined)
    await counted
  }

  async #count(events: readonly { readonly entry: AuditEntry; readonly key: SecurityEventKey }[]): Promise<void> {
    const admitted = await this.#admit(events.map(({ key }) => key))
    await this.#rows.bulkWrite(
      events.map(({ entry, key }) => {
        const row = admitted(key)
        return { updateOne: { filter: { _id: this.#idOf(row) }, update: this.#update(entry, row), upsert: true } }
      }),
      { ordered: true },
    )
  }

  /** The row of each key: its own, as long as its slot and its network have room, else one for the rest. */
  async #admit(keys: readonly SecurityEventKey[]): Promise<(key: SecurityEventKey) => SecurityEventKey> {
    const wanted = new Map(
      keys
        .filter(({ isRest }) => !isRest)
        .map((key) => {
          const row = {
            slot: slotOf(key),
            network: addressBlock(key.address),
            restOfNetwork: this.#idOf(restOfNetwork(key)),
          }
          return [this.#idOf(key), row]
        }),
    )
    const rows = [...wanted.values()]
    const ids = [...wanted.keys(), ...rows.map((row) => row.restOfNetwork)]
    const [known, used] = await Promise.all([
      this.#rows.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray(),
      this.#rows
        .aggregate<{ _id: { slot: string; address: string }; rows: number }>([
          { $match: { slot: { $in: [...new Set(rows.map(({ slot }) => slot))] } } },
          { $group: { _id: { slot: '$slot', address: '$address' }, rows: { $sum: 1 } } },
        ])
        .toArray(),
    ])
    const admitted = admitRows(
      wanted,
      new Set(known.map(({ _id }) => _id)),
      used.map(({ _id, rows: count }) => ({ slot: _id.slot, network: addressBlock(_id.address), rows: count })),
    )
    return (key) => [key, restOfNetwork(key)].find((row) => !key.isRest && admitted.has(this.#idOf(row))) ?? restOf(key)
  }

  #idOf(key: SecurityEventKey): string {
    return `security-${keyedHash(this.#key, 'security-event', keyText(key)).slice(0, 32)}`
  }

  /** An update that can be repeated. Values that a client chose are literals, never expressions. */
  #update({ id, at, call, times, userAgent }: AuditEntry, row: SecurityEventKey): object[] {
    const { from, service, kind, outcome, actor, account, address, isRest } = row
    const parties = [...new Set([actor.id, account?.id].filter((party) => party !== undefined))]
    const entries = { $ifNull: ['$entries', []] }
    const isKnown = { $in: [{ $literal: id }, entries] }
    const slot = isRest && address === '' ? '' : slotOf(row)
    const expiresAt = new Date(from.getTime() + this.#days * dayMs)
    const same = { from, service, kind, outcome, actor, account, address, isRest, slot, parties, expiresAt }
    return [
      {
        $set: {
          ...Object.fromEntries(Object.entries(same).map(([field, value]) => [field, { $literal: value }])),
          userAgent: { $literal: isRest ? '' : userAgent },
          entries: {
            $cond: [isKnown, entries, { $slice: [{ $concatArrays: [entries, [{ $literal: id }]] }, -maxEntries] }],
          },
          calls: { $slice: [{ $setUnion: [{ $ifNull: ['$calls', []] }, [{ $literal: call }]] }, maxCalls] },
          times: { $add: [{ $ifNull: ['$times', 0] }, { $cond: [isKnown, 0, times] }] },
          firstAt: { $min: ['$firstAt', new Date(at)] },
          lastAt: { $max: ['$lastAt', new Date(at)] },
        },
      },
    ]
  }

  /** Deletes the rows of a person. */
  async forget(id: BuyerId): Promise<void> {
    await this.#rows.deleteMany({ parties: id })
  }
}

const slotOf = ({ from, service, kind }: SecurityEventKey): string => `${from.toISOString()} ${service} ${kind}`
