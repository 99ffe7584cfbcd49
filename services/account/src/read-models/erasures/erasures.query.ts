import type { ErasureRow, erasuresResource } from '@pinline/contracts/account/people/erasures-resource'
import { isRejection } from '@pinline/contracts/api/error-codes'
import {
  countPersonVault,
  maxCountedPersons,
  type ServiceVaultCount,
  type VaultCount,
} from '@pinline/contracts/api/person-vault'
import type { Actor } from '@pinline/events/event'
import { serviceName } from '@pinline/events/event'
import { buyerId, staffId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { AccountDeps } from '../../account-deps.ts'
import { ownViewIds } from '../saved-views/saved-views.query.ts'
import { buyerErasures } from './buyer-erasures.projection.ts'
import { staffErasures } from './staff-erasures.projection.ts'
import { kindOf, type VaultVersions } from './vault-versions.ts'

type Filter = z.output<typeof erasuresResource.filter>
type Deps = Pick<AccountDeps, 'platform'>

interface Erasure {
  readonly kind: ErasureRow['kind']
  readonly id: ErasureRow['id']
  readonly erasedAt: string
  readonly by: Actor
  readonly versions: VaultVersions
}

interface Page {
  readonly filter: Filter
  readonly descending: boolean
  readonly skip: number
  readonly limit: number
}

const buyersWhere = ({ from, to }: Filter) => ({
  erasedAt: { $type: 'string' as const, ...(from && { $gte: from }), ...(to && { $lte: to }) },
})

const erasedBuyers = async ({ platform }: Deps, { filter, descending, skip, limit }: Page): Promise<Erasure[]> => {
  const direction = descending ? -1 : 1
  const rows = await platform
    .view(buyerErasures)
    .find(buyersWhere(filter))
    .sort({ erasedAt: direction, _id: direction })
    .skip(skip)
    .limit(limit)
    .toArray()
  return rows.flatMap(({ id, erasedAt, by, versions }) =>
    erasedAt === null || by === null ? [] : [{ kind: 'buyer' as const, id, erasedAt, by, versions }],
  )
}

/** Everybody who was removed: they are of one row, and few. */
const removedStaff = async ({ platform }: Deps, { from, to }: Filter): Promise<Erasure[]> => {
  const row = await platform.view(staffErasures).findOne({})
  return Object.entries(row?.members ?? {}).flatMap(([id, { erasedAt, by, versions }]) =>
    erasedAt === null || by === null || (from && erasedAt < from) || (to && erasedAt > to)
      ? []
      : [{ kind: 'staff' as const, id: staffId.parse(id), erasedAt, by, versions }],
  )
}

const byTime = (a: Erasure, b: Erasure): number =>
  a.erasedAt === b.erasedAt ? (a.id < b.id ? -1 : 1) : a.erasedAt < b.erasedAt ? -1 : 1

const countTimeoutMs = 5000
const others = serviceName.options.filter((name) => name !== 'account')

/** What the vaults of the other services hold of each; one that does not respond in time has counted nothing. */
const countedElsewhere = async (
  { platform }: Deps,
  erasures: readonly Erasure[],
): Promise<readonly (readonly ServiceVaultCount[])[]> => {
  const persons = erasures.map(({ kind, id }) => ({ kind, id }))
  if (persons.length === 0) return []
  const counted = await Promise.all(
    others.map(async (service) => {
      const counts = await platform
        .call(service, countPersonVault, { persons }, { timeoutMs: countTimeoutMs })
        .catch(() => undefined)
      return { service, counts: counts === undefined || isRejection(counts) ? undefined : counts.counts }
    }),
  )
  return erasures.map((_, place) => counted.map(({ service, counts }) => ({ service, vault: counts?.[place] ?? null })))
}

const sumOf = (counts: readonly VaultCount[]): number => counts.reduce((sum, { held }) => sum + held, 0)

/** Counts what the vaults hold, by queries for all rows at once. Names of API keys have their owner's id, views have their own; addresses that no event names are found by their owner. */
const countedRows = async (deps: Deps, erasures: readonly Erasure[]): Promise<ErasureRow[]> => {
  const { platform } = deps
  const views = new Map<string, readonly string[]>()
  for (const { kind, id } of erasures)
    if (kind === 'staff')
      views.set(
        id,
        (await ownViewIds(platform, staffId.parse(id))).map((view) => `view-${view}`),
      )
  const owned = await platform.vault.ownedBy(erasures.map(({ id }) => id))
  const subjectsOf = ({ id, versions }: Erasure) => [
    ...new Set([...Object.keys(versions), `apikey-${id}`, ...(views.get(id) ?? []), ...(owned.get(id) ?? [])]),
  ]
  const [held, elsewhere] = await Promise.all([
    platform.vault.held(erasures.flatMap(subjectsOf)),
    countedElsewhere(deps, erasures),
  ])
  return erasures.map((erasure, place) => {
    const { id, kind, erasedAt, by, versions } = erasure
    const byKind = Map.groupBy(subjectsOf(erasure), kindOf)
    const vault = [...byKind].map(([kind, subjects]) => ({
      kind,
      entries: subjects.reduce((sum, subject) => sum + (versions[subject] ?? 0), 0),
      held: subjects.reduce((sum, subject) => sum + (held.get(subject) ?? 0), 0),
    }))
    const shown = vault.filter(({ entries, held }) => entries + held > 0)
    const services = [...(elsewhere[place] ?? [])]
    const counted = services.flatMap(({ vault: counts }) => counts ?? [])
    const left = shown.reduce((sum, one) => sum + one.held, 0) + sumOf(counted.filter(({ retained }) => !retained))
    return {
      ...{ id, kind, erasedAt, by, vault: shown, services },
      entries: shown.reduce((sum, { entries }) => sum + entries, 0),
      held: left,
      retained: sumOf(counted.filter(({ retained }) => retained)),
      proved: left === 0 && services.every(({ vault: counts }) => counts !== null),
    }
  })
}

/** As above, as many at once as a service counts. */
const withProof = async (deps: Deps, erasures: readonly Erasure[]): Promise<ErasureRow[]> => {
  const rows: ErasureRow[] = []
  for (let from = 0; from < erasures.length; from += maxCountedPersons)
    rows.push(...(await countedRows(deps, erasures.slice(from, from + maxCountedPersons))))
  return rows
}

/**
 * A page of erasures by time, with what the vault holds now. Removed staff are merged into the page of buyers: it begins
 * as many buyers earlier as there are of them, so that each row has its place.
 */
export const queryErasures = async (deps: Deps, page: Page): Promise<{ rows: ErasureRow[]; total: number }> => {
  const { filter, descending, skip, limit } = page
  const staff = filter.kind === 'buyer' ? [] : await removedStaff(deps, filter)
  const start = Math.max(0, skip - staff.length)
  const [buyers, count] =
    filter.kind === 'staff'
      ? [[], 0]
      : await Promise.all([
          erasedBuyers(deps, { ...page, skip: start, limit: limit + skip - start }),
          deps.platform.view(buyerErasures).countDocuments(buyersWhere(filter)),
        ])
  const from = filter.kind === 'staff' ? 0 : start
  const sorted = [...buyers, ...staff].sort((a, b) => (descending ? byTime(b, a) : byTime(a, b)))
  const rows = await withProof(deps, sorted.slice(skip - from, skip - from + limit))
  return { rows, total: count + staff.length }
}

/** One person's erasure; undefined if they are not erased. */
export const queryErasure = async (deps: Deps, id: string): Promise<ErasureRow | undefined> => {
  const row = buyerId.safeParse(id).success ? await deps.platform.view(buyerErasures).findOne({ _id: id }) : null
  const erasure =
    row === null
      ? (await removedStaff(deps, {})).find((one) => one.id === id)
      : row.erasedAt !== null && row.by !== null
        ? { kind: 'buyer' as const, id: row.id, erasedAt: row.erasedAt, by: row.by, versions: row.versions }
        : undefined
  return erasure === undefined ? undefined : (await withProof(deps, [erasure]))[0]
}
