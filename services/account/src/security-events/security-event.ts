import { addressBlock } from '@pinline/chassis/http/address-block'
import type { AuditActor, AuditEntry, AuditSubject } from '@pinline/contracts/api/record-audit'
import type { SecurityEventKind } from '@pinline/contracts/api/security-event-kind'
import { staffId } from '@pinline/events/ids'

/** Length of the time that a row covers, ms. */
export const intervalMs = 600_000

/** What a row has in common with the next one of the same kind, account and address, and what it covers. */
export interface SecurityEventKey {
  readonly from: Date
  readonly service: AuditEntry['service']
  readonly kind: SecurityEventKind
  readonly outcome: string
  readonly actor: Pick<AuditActor, 'kind' | 'id'>
  readonly account: AuditSubject | null
  readonly address: string
  readonly isRest: boolean
}

/** Who is concerned: the account that was tried, the member of staff who was changed, or else the actor. */
const accountOf = ({ actor, subject, objects }: AuditEntry): AuditSubject | null => {
  if (subject !== undefined) return subject
  const changed = Object.values(objects)
    .flat()
    .find((id) => staffId.safeParse(id).success)
  if (changed !== undefined) return { kind: 'staff', id: changed }
  return (actor.kind === 'buyer' || actor.kind === 'staff') && actor.id !== undefined
    ? { kind: actor.kind, id: actor.id }
    : null
}

/** The row that counts an entry of the audit trail; undefined if the entry is no security event. */
export const securityEventKey = (entry: AuditEntry): SecurityEventKey | undefined => {
  const { security, service, outcome, actor, address } = entry
  if (security === undefined) return undefined
  const key = {
    from: new Date(Math.floor(new Date(entry.at).getTime() / intervalMs) * intervalMs),
    service,
    kind: security,
    outcome,
    actor: { kind: actor.kind, ...(actor.id === undefined ? {} : { id: actor.id }) },
    account: accountOf(entry),
    address,
    isRest: false,
  }
  // The counters of services drop account and address when there are too many to separate.
  return address === '' && key.account === null ? restOf(key) : key
}

/** The row for all events of a kind that get no row of their own. */
export const restOf = ({ from, service, kind, outcome }: SecurityEventKey): SecurityEventKey => ({
  from,
  service,
  kind,
  outcome,
  actor: { kind: 'visitor' },
  account: null,
  address: '',
  isRest: true,
})

/** The row for all events of a kind from one network that get no row of their own. */
export const restOfNetwork = (key: SecurityEventKey): SecurityEventKey => ({
  ...restOf(key),
  address: addressBlock(key.address),
})

/** Identifies a row. Contains personal data in the clear: to be hashed before it is stored. */
export const keyText = (key: SecurityEventKey): string => {
  const { from, service, kind, outcome, actor, account, address, isRest } = key
  // The block of an IPv4 address is the address itself, which has a row without an account too.
  const rest = isRest && address !== '' ? ['rest'] : []
  const parts = [
    from.getTime(),
    service,
    kind,
    outcome,
    actor.kind,
    actor.id ?? '',
    account?.id ?? '',
    address,
    ...rest,
  ]
  return JSON.stringify(parts)
}
