import {
  type ColumnMapping,
  type ImportField,
  type MappedValue,
  maxMappedValues,
} from '@pinline/contracts/catalogue/import/import-options'
import type { ConstantValue, ImportErrorGroup, ImportRow } from '@pinline/contracts/catalogue/import/import-row'
import { marksOf } from './column-mapping.ts'

/** How the columns of a file are read. */
export interface ImportMapping {
  readonly mapping: readonly ColumnMapping[]
  readonly constants: readonly ConstantValue[]
}

/** A column without the mapped value of a content. */
export const withoutMappedValue = ({ values = [], ...column }: ColumnMapping, from: string): ColumnMapping => {
  const others = values.filter((one) => one.from !== from)
  return others.length === 0 ? column : { ...column, values: others }
}

/** Reads a value of a column as another one; in a full column the oldest mapped value makes room. */
export const withMappedValue = (
  { mapping, constants }: ImportMapping,
  at: number,
  mapped: MappedValue,
): ImportMapping => ({
  constants,
  mapping: mapping.map((column, index) => {
    if (index !== at) return column
    const { values = [], ...rest } = withoutMappedValue(column, mapped.from)
    return { ...rest, values: [...values, mapped].slice(-maxMappedValues) }
  }),
})

/** Sets a field to one value for every row; a column that had the field is skipped. */
export const withConstant = (
  { mapping, constants }: ImportMapping,
  field: ImportField,
  value: string,
): ImportMapping => ({
  mapping: mapping.map((column) => (column.field === field ? { field: null, ...marksOf(column) } : column)),
  constants: constants.some((one) => one.field === field)
    ? constants.map((one) => (one.field === field ? { field, value } : one))
    : [...constants, { field, value }],
})

/** The content that a correction of the group replaces: empty where the cells are. */
export const contentOfGroup = ({ reason, value }: Pick<ImportErrorGroup, 'reason' | 'value'>): string =>
  reason === 'missing' ? '' : (value ?? '')

/** What the group's value is read as already, without effect; undefined if it is not mapped. */
export const mappedAlready = (
  { headers, mapping }: Pick<ImportRow, 'headers' | 'mapping'>,
  group: Pick<ImportErrorGroup, 'column' | 'reason' | 'value'>,
): string | undefined => {
  const values = group.column === null ? undefined : mapping[headers.indexOf(group.column)]?.values
  return values?.find(({ from }) => from === contentOfGroup(group))?.to
}
