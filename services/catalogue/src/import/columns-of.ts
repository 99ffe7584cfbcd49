import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import { type ColumnMapping, type ImportField, productField } from '@pinline/contracts/catalogue/import/import-options'
import type { ConstantValue } from '@pinline/contracts/catalogue/import/import-row'
import { type ImportColumn, valueMapOf } from './column-cell.ts'
import { isTaxonomyField } from './taxonomy/taxonomy-fields.ts'

/** The columns that are read, and constant ones for every row. */
export const columnsOf = ({
  headers,
  mapping,
  constants,
}: {
  readonly headers: readonly string[]
  readonly mapping: readonly ColumnMapping[]
  readonly constants: readonly ConstantValue[]
}): ImportColumn[] => [
  ...headers.flatMap((name, index): ImportColumn[] => {
    const read = mapping[index]
    return read === undefined || read.field === null
      ? []
      : [
          {
            name,
            index,
            field: read.field,
            decimal: read.decimal,
            thousands: read.thousands,
            values: valueMapOf(read.values),
          },
        ]
  }),
  ...constants.map(
    ({ field, value }): ImportColumn => ({
      name: field,
      index: null,
      field,
      decimal: '.',
      constant: value,
      values: valueMapOf(),
    }),
  ),
]

/** Without these a row does not say what it is about. */
const keyFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  products: ['manufacturer', 'model'],
  categories: ['id'],
  attributes: ['id'],
}

const isFieldOf = (kind: ImportKind, field: ImportField): boolean =>
  kind === 'products' ? productField.safeParse(field).success : isTaxonomyField(kind, field)

/**
 * Why columns cannot be read so: by field, `required`, `duplicate` or, if files of this kind have no such field,
 * `invalid`; by `mapping`, where it is not the file's.
 */
export const mappingErrors = (
  kind: ImportKind,
  headers: readonly string[],
  mapping: readonly ColumnMapping[],
  constants: readonly ConstantValue[],
): Record<string, string> => {
  if (mapping.length !== headers.length) return { mapping: 'invalid' }
  const fields = columnsOf({ headers, mapping, constants }).map(({ field }) => field)
  const errors: Record<string, string> = {}
  for (const field of keyFields[kind]) if (!fields.includes(field)) errors[field] = 'required'
  for (const [place, field] of fields.entries()) {
    if (fields.indexOf(field) !== place) errors[field] = 'duplicate'
    if (!isFieldOf(kind, field)) errors[field] = 'invalid'
  }
  return errors
}
