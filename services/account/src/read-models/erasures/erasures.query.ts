import type { ErasureRow, erasuresResource } from '@pinline/contracts/account/people/erasures-resource'
import type { Actor } from '@pinline/events/event'
import { buyerId, staffId } from '@pinline/events/ids'
import type { z } from 'zod'
import type { AccountDeps } from '../../account-deps.ts'
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

/** Counts what the vault holds, by one query for all rows. Names of API keys have their owner's id. */
const withProof = async ({ platform }: Deps, erasures: readonly Erasure[]): Promise<ErasureRow[]> => {
  const subjectsOf = ({ id, versions }: Erasure) => [...new Set([...Object.keys(versions), `apikey-${id}`])]
  const held = await platform.vault.held(erasures.flatMap(subjectsOf))
  return erasures.map((erasure) => {
    const { id, kind, erasedAt, by, versions } = erasure
    const byKind = Map.groupBy(subjectsOf(erasure), kindOf)
    const vault = [...byKind].map(([kind, subjects]) => ({
      kind,
      entries: subjects.reduce((sum, subject) => sum + (versions[subject] ?? 0), 0),
      held: subjects.reduce((sum, subject) => sum + (held.get(subject) ?? 0), 0),
    }))
    const shown = vault.filter(({ entries, held }) => entries + held > 0)
    return {
      ...{ id, kind, erasedAt, by, vault: shown },
      entries: shown.reduce((sum, { entries }) => sum + entries, 0),
      held: shown.reduce((sum, { held }) => sum + held, 0),
    }
  })
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
