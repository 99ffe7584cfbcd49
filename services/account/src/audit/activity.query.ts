import type { ActivityKind, ActivityRow } from '@pinline/contracts/account/audit/list-activity'
import type { BuyerId } from '@pinline/events/ids'
import type { AuditChain } from './audit-chain.ts'
import type { ClientInfoStore } from './client-info.ts'
import type { StoredEntry } from './stored-entry.ts'

export interface ActivityPage {
  readonly list: readonly ActivityRow[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** A total is exact up to this number: a buyer's entries stay as long as the trail does. */
const maxCounted = 10_000

const endings = ['log-out', 'end-session', 'end-other-sessions']

const kindOf = ({ kind, call, outcome }: StoredEntry): ActivityKind =>
  kind === 'sign-in'
    ? outcome === 'done'
      ? 'sign-in'
      : 'sign-in-refused'
    : endings.includes(call)
      ? 'session-ended'
      : 'change'

const among = (kind: ActivityKind | undefined) => {
  switch (kind) {
    case undefined:
      return { kind: { $in: ['sign-in', 'command'] as StoredEntry['kind'][] } }
    case 'sign-in':
      return { kind: 'sign-in' as const, outcome: 'done' }
    case 'sign-in-refused':
      return { kind: 'sign-in' as const, outcome: { $ne: 'done' } }
    case 'session-ended':
      return { kind: 'command' as const, call: { $in: endings } }
    case 'change':
      return { kind: 'command' as const, call: { $nin: endings } }
    default:
      return kind satisfies never
  }
}

/** Reads a buyer's activity from the trail, the newest first. */
export const queryActivity = async (
  { chain, clientInfo }: { readonly chain: AuditChain; readonly clientInfo: ClientInfoStore },
  id: BuyerId,
  { page, pageSize, kind }: { page: number; pageSize: number; kind?: ActivityKind | undefined },
): Promise<ActivityPage> => {
  const where = { parties: id, ...among(kind) }
  const [entries, total] = await Promise.all([
    chain.entries
      .find(where)
      .sort({ at: -1, _id: -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    chain.entries.countDocuments(where, { limit: maxCounted }),
  ])
  const from = await clientInfo.of(entries.map(({ _id }) => _id))
  const list = entries.map((entry) => ({
    id: entry._id,
    kind: kindOf(entry),
    call: entry.call,
    at: entry.at.toISOString(),
    address: from.get(entry._id)?.address ?? '',
    device: from.get(entry._id)?.userAgent ?? '',
    outcome: entry.outcome,
  }))
  return { list, total, page, pageSize }
}
