import type { AuditFilter, AuditRow } from '@pinline/contracts/account/audit/audit-row'
import type { AccountDeps } from '../account-deps.ts'
import { accountIdOf, staffNames } from './staff-names.ts'
import type { StoredEntry } from './stored-entry.ts'

const maxCounted = 10_000

type Where = Record<string, unknown>
type Deps = Pick<AccountDeps, 'platform' | 'staff' | 'audit'>

const whereOf = async (deps: Deps, filter: AuditFilter, ids: readonly string[] | undefined): Promise<Where> => {
  const { actor, call, kind, outcome, from, to, object, address, correlationId } = filter
  const among = [
    ...(ids === undefined ? [] : [[...ids]]),
    ...(address === undefined ? [] : [await deps.audit.clientInfo.from(address)]),
  ]
  return {
    ...(actor === undefined ? {} : { parties: await accountIdOf(deps, actor) }),
    ...(call === undefined ? {} : { call: { $regex: `^${call.toLowerCase().replaceAll(/[^a-z0-9/-]/g, '')}` } }),
    ...(kind === undefined ? {} : { kind }),
    ...(outcome === undefined ? {} : { outcome: outcome === 'refused' ? { $ne: 'done' } : outcome }),
    ...(object === undefined ? {} : { objectIds: object }),
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(from === undefined && to === undefined
      ? {}
      : {
          at: {
            ...(from === undefined ? {} : { $gte: new Date(from) }),
            ...(to === undefined ? {} : { $lte: new Date(to) }),
          },
        }),
    ...(among.length === 0 ? {} : { $and: among.map((some) => ({ _id: { $in: some } })) }),
  }
}

const toRows = async (deps: Deps, entries: readonly StoredEntry[]): Promise<AuditRow[]> => {
  const [clientInfo, names] = await Promise.all([
    deps.audit.clientInfo.of(entries.map(({ _id }) => _id)),
    staffNames(
      deps,
      entries.flatMap(({ actor, subject }) => [actor.id, subject?.id]),
    ),
  ])
  const party = <Kind>({ kind, id }: { kind: Kind; id?: string | undefined }) => ({
    kind,
    id: id ?? null,
    name: names.get(id ?? '') ?? null,
  })
  return entries.map(({ _id, actor, subject, ...entry }) => ({
    id: _id,
    sequence: entry.sequence,
    at: entry.at.toISOString(),
    service: entry.service,
    call: entry.call,
    kind: entry.kind,
    actor: { ...party(actor), roleId: actor.roleId ?? null },
    subject: subject === undefined ? null : party(subject),
    outcome: entry.outcome,
    objects: entry.objects,
    times: entry.times,
    address: clientInfo.get(_id)?.address ?? null,
    userAgent: clientInfo.get(_id)?.userAgent ?? null,
    correlationId: entry.correlationId,
  }))
}

/** Entries by filter, ordered by time; the total is exact up to 10,000. */
export const queryAudit = async (
  deps: Deps,
  request: {
    readonly filter: AuditFilter
    readonly ids?: readonly string[] | undefined
    readonly order: 'ASC' | 'DESC'
    readonly skip: number
    readonly limit: number
  },
): Promise<{ rows: AuditRow[]; total: number }> => {
  const where = await whereOf(deps, request.filter, request.ids)
  const direction = request.order === 'ASC' ? 1 : -1
  const { entries } = deps.audit.chain
  const [found, total] = await Promise.all([
    entries.find(where).sort({ at: direction, _id: direction }).skip(request.skip).limit(request.limit).toArray(),
    entries.countDocuments(where, { limit: maxCounted }),
  ])
  return { rows: await toRows(deps, found), total }
}

export const queryAuditEntry = async (deps: Deps, id: string): Promise<AuditRow | undefined> => {
  const entry = await deps.audit.chain.entries.findOne({ _id: id })
  return entry === null ? undefined : (await toRows(deps, [entry]))[0]
}
