import { tableFile } from '@pinline/chassis/files/table-file'
import { route } from '@pinline/chassis/http/route'
import type { ErasureRow } from '@pinline/contracts/account/people/erasures-resource'
import { exportErasures, maxExportedErasures } from '@pinline/contracts/account/people/export-erasures'
import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyerErasures } from '../read-models/erasures/buyer-erasures.projection.ts'
import { queryErasures } from '../read-models/erasures/erasures.query.ts'
import { staffErasures } from '../read-models/erasures/staff-erasures.projection.ts'

const batch = 500
const columns = [
  'person',
  'kind',
  'erased',
  'by',
  'by_id',
  'entries',
  'held',
  'retained',
  'proved',
  'kinds',
  'counted_in',
] as const

const rowOf = (erasure: ErasureRow): readonly CsvCell[] => {
  const { id, kind, erasedAt, by, entries, held, retained, proved, vault, services } = erasure
  const counted = services.flatMap(({ service, vault: counts }) => (counts === null ? [] : [service]))
  return [
    ...[id, kind, erasedAt, by.kind, 'id' in by ? by.id : null, entries, held, retained, proved ? 'yes' : 'no'],
    vault.map((one) => `${one.kind} ${one.entries}`).join(', '),
    ['account', ...counted].join(', '),
  ]
}

/** From the oldest on, so that what is erased meanwhile moves no row into another batch. */
export const exportErasuresRoute = (deps: AccountDeps) =>
  route(
    exportErasures,
    async ({ format, ...filter }) => {
      const page = (skip: number) => queryErasures(deps, { filter, descending: false, skip, limit: batch })
      const { total } = await queryErasures(deps, { filter, descending: false, skip: 0, limit: 1 })
      if (total > maxExportedErasures) return rejection('export-too-large', { data: { most: maxExportedErasures } })
      async function* table(): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
        yield [columns]
        for (let skip = 0; skip < total; skip += batch) yield (await page(skip)).rows.map(rowOf)
      }
      return tableFile(table(), format, 'erasures')
    },
    { waitsFor: [buyerErasures, staffErasures] },
  )
