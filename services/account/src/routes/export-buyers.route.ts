import { tableFile } from '@pinline/chassis/files/table-file'
import { route } from '@pinline/chassis/http/route'
import type { BuyerRow } from '@pinline/contracts/account/people/buyers-resource'
import { exportBuyers, maxExportedBuyers } from '@pinline/contracts/account/people/export-buyers'
import type { CsvCell } from '@pinline/contracts/api/csv-line'
import { rejection } from '@pinline/contracts/api/error-codes'
import type { AccountDeps } from '../account-deps.ts'
import { buyersProjection } from '../read-models/buyers/buyers.projection.ts'
import { countBuyers, eachBuyer } from '../read-models/buyers/buyers.query.ts'

const columns = ['buyer', 'state', 'name', 'company', 'email', 'phone', 'language', 'registered'] as const

const rowOf = ({
  id,
  state,
  name,
  companyName,
  email,
  phone,
  language,
  registeredAt,
}: BuyerRow): readonly CsvCell[] => [...[id, state, name, companyName, email, phone, language, registeredAt]]

async function* table(
  batches: AsyncIterable<readonly BuyerRow[]>,
): AsyncGenerator<readonly (readonly CsvCell[])[], void, undefined> {
  yield [columns]
  for await (const batch of batches) yield batch.map(rowOf)
}

export const exportBuyersRoute = (deps: AccountDeps) =>
  route(
    exportBuyers,
    async ({ format, ...filter }, { correlationId }) => {
      const count = await countBuyers(deps, filter, correlationId, maxExportedBuyers + 1)
      if (count > maxExportedBuyers) return rejection('export-too-large', { data: { most: maxExportedBuyers } })
      return tableFile(table(eachBuyer(deps, filter, correlationId)), format, 'buyers')
    },
    { waitsFor: [buyersProjection] },
  )
