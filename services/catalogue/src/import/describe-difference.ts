import type { ImportField } from '@pinline/contracts/catalogue/import/import-options'
import type { RowDifference } from '@pinline/contracts/catalogue/import/import-row'
import type { ImportColumn } from './column-cell.ts'
import type { PresentPart } from './decide-row.ts'
import { fieldOfPart, type StoredPart } from './part-columns.ts'
import type { RowValues } from './read-row.ts'

const maxShownLength = 200

const storedPart = ({ product, price, stock }: PresentPart): StoredPart | undefined =>
  product.status === 'absent'
    ? undefined
    : {
        data: product.data,
        lifecycle: product.lifecycle,
        replacement: product.replacement,
        relations: Object.fromEntries(
          [...Map.groupBy(product.relations, ({ kind }) => kind)].map(([kind, list]) => [
            kind,
            list.map(({ productId }) => productId),
          ]),
        ),
        price,
        onHand: stock.available + stock.reserved,
        deliveries: stock.deliveries,
      }

const shown = (value: string | number | boolean | null | undefined): string | null =>
  value === undefined || value === null ? null : String(value).slice(0, maxShownLength)

/** The fields of the columns; one delivery of a row is shown within all of the part. */
const shownFields = (columns: readonly ImportColumn[]): readonly ImportField[] => [
  ...new Set(
    columns.map(({ field }) =>
      field === 'deliveryQuantity' || field === 'deliveryDate' ? ('deliveries' as const) : field,
    ),
  ),
]

/** The changes of a row to its part, field by field, for the columns that it has. */
export const differencesOf = (
  { line, manufacturer, model }: RowValues,
  {
    kind,
    before,
    after,
  }: { readonly kind: 'new' | 'changed'; readonly before: PresentPart; readonly after: PresentPart },
  columns: readonly ImportColumn[],
): RowDifference => {
  const [then, now] = [storedPart(before), storedPart(after)]
  const changes = shownFields(columns).flatMap((field) => {
    const [old, fresh] = [then, now].map((part) => shown(part === undefined ? undefined : fieldOfPart(field, part)))
    return old === fresh ? [] : [{ field, before: old ?? null, after: fresh ?? null }]
  })
  return { line, manufacturer, model, outcome: kind, changes }
}
