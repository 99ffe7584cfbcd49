import type { SecurityEventCounts } from '@pinline/contracts/account/security-events/count-security-events'
import type {
  SecurityEventFilter,
  SecurityEventRow,
} from '@pinline/contracts/account/security-events/security-event-row'
import type { SecurityEventKind } from '@pinline/contracts/api/security-event-kind'
import type { AccountDeps } from '../account-deps.ts'
import { accountIdOf, staffNames } from '../audit/staff-names.ts'
import type { StoredSecurityEvent } from './security-events.ts'
import { timeSteps } from './time-steps.ts'

const maxCounted = 10_000
const maxGrouped = 100_000

type Deps = Pick<AccountDeps, 'platform' | 'staff' | 'securityEvents'>
type Where = Record<string, unknown>

/** The filter without its time. */
const whereOf = async (deps: Deps, filter: SecurityEventFilter): Promise<Where> => {
  const { kind, outcome, account, address, service } = filter
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(outcome === undefined ? {} : { outcome: outcome === 'refused' ? { $ne: 'done' } : outcome }),
    ...(account === undefined ? {} : { parties: await accountIdOf(deps, account) }),
    ...(address === undefined ? {} : { address }),
    ...(service === undefined ? {} : { service }),
  }
}

const between = ({ from, to }: SecurityEventFilter): Where => ({
  ...(from === undefined ? {} : { lastAt: { $gte: new Date(from) } }),
  ...(to === undefined ? {} : { firstAt: { $lte: new Date(to) } }),
})

const toRows = async (deps: Deps, stored: readonly StoredSecurityEvent[]): Promise<SecurityEventRow[]> => {
  const names = await staffNames(
    deps,
    stored.flatMap(({ actor, account }) => [actor.id, account?.id]),
  )
  const party = <Kind>({ kind, id }: { kind: Kind; id?: string | undefined }) => ({
    kind,
    id: id ?? null,
    name: names.get(id ?? '') ?? null,
  })
  return stored.map(({ _id, kind, service, outcome, calls, actor, account, address, userAgent, isRest, ...row }) => ({
    id: _id,
    kind,
    service,
    outcome,
    calls: [...calls],
    actor: party(actor),
    account: account === null ? null : party(account),
    address,
    userAgent,
    from: row.from.toISOString(),
    firstAt: row.firstAt.toISOString(),
    lastAt: row.lastAt.toISOString(),
    times: row.times,
    isRest,
  }))
}

/** Rows by filter; the total is exact up to 10,000. */
export const querySecurityEvents = async (
  deps: Deps,
  request: {
    readonly filter: SecurityEventFilter
    readonly ids: readonly string[] | undefined
    readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' }
    readonly skip: number
    readonly limit: number
  },
): Promise<{ rows: SecurityEventRow[]; total: number }> => {
  const { filter, ids, sort, skip, limit } = request
  const where = {
    ...(await whereOf(deps, filter)),
    ...between(filter),
    ...(ids === undefined ? {} : { _id: { $in: [...ids] } }),
  }
  const direction = sort.order === 'ASC' ? 1 : -1
  const field = sort.field === 'id' ? 'lastAt' : sort.field
  const { rows } = deps.securityEvents
  const [found, total] = await Promise.all([
    rows
      .find(where)
      .sort({ [field]: direction, _id: direction })
      .skip(skip)
      .limit(limit)
      .toArray(),
    rows.countDocuments(where, { limit: maxCounted }),
  ])
  return { rows: await toRows(deps, found), total }
}

export const querySecurityEvent = async (deps: Deps, id: string): Promise<SecurityEventRow | undefined> => {
  const found = await deps.securityEvents.rows.findOne({ _id: id })
  return found === null ? undefined : (await toRows(deps, [found]))[0]
}

/** Events by time and by kind. */
export const querySecurityEventCounts = async (
  deps: Deps,
  filter: SecurityEventFilter,
): Promise<SecurityEventCounts> => {
  const { from, to, stepMs, starts } = timeSteps(deps.platform.clock.now(), {
    ...(filter.from === undefined ? {} : { from: new Date(filter.from) }),
    ...(filter.to === undefined ? {} : { to: new Date(filter.to) }),
  })
  const { kind, ...where } = await whereOf(deps, filter)
  const groups = await deps.securityEvents.rows
    .aggregate<{ _id: { kind: SecurityEventKind; step: number }; times: number }>([
      { $match: { ...where, from: { $gte: from, $lte: to } } },
      { $sort: { from: -1 } },
      { $limit: maxGrouped },
      {
        $group: {
          _id: { kind: '$kind', step: { $floor: { $divide: [{ $subtract: ['$from', from] }, stepMs] } } },
          times: { $sum: '$times' },
        },
      },
    ])
    .toArray()
  const kinds = new Map<SecurityEventKind, number>()
  const steps = new Map<number, number>()
  for (const { _id, times } of groups) {
    kinds.set(_id.kind, (kinds.get(_id.kind) ?? 0) + times)
    if (kind === undefined || kind === _id.kind) steps.set(_id.step, (steps.get(_id.step) ?? 0) + times)
  }
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    stepSeconds: stepMs / 1000,
    steps: starts.map((start, step) => ({ from: start.toISOString(), times: steps.get(step) ?? 0 })),
    kinds: [...kinds].map(([name, times]) => ({ kind: name, times })).sort((a, b) => b.times - a.times),
  }
}
