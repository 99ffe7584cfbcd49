import {
  type ImportField,
  importField,
  maxMappedLength,
  type RowReason,
} from '@pinline/contracts/catalogue/import/import-options'
import type { ImportErrorGroup, ImportMend } from '@pinline/contracts/catalogue/import/import-row'
import type { ImportDocument } from './import-document.ts'

/** Reasons of a value: the same value at the same column is wrong for the same reason in every row. */
export const valueReasons: readonly RowReason[] = [
  'not-a-number',
  'ambiguous-number',
  'not-a-whole-number',
  'not-yes-or-no',
  'out-of-range',
  'too-long',
  'character-not-allowed',
  'unknown-value',
  'unknown-category',
  'bad-date',
  'bad-link',
  'bad-country',
  'bad-hs-code',
  'bad-price',
  'spreadsheet-error',
  'spreadsheet-boolean',
  'spreadsheet-number',
  'spreadsheet-date',
  'zeros-lost',
  'near-double',
  'past-date',
  'unknown-part',
  'slug-format',
  'parent-unknown',
  'attribute-unknown',
]

/** Reasons why a value is questioned: it is taken as it is once somebody has confirmed it. */
const questions: ReadonlySet<RowReason> = new Set([
  'spreadsheet-boolean',
  'spreadsheet-number',
  'spreadsheet-date',
  'zeros-lost',
  'near-double',
  'past-date',
])

/** Errors of one reason at one column, as counted. */
export interface CountedErrors {
  readonly reason: RowReason
  readonly column: string | null
  /** Null if the reason does not depend on the value. */
  readonly value: string | null
  readonly hint: string | null
  readonly count: number
  readonly lines: readonly number[]
}

/** The field of an error's column; one without a column in the file is named by its field. */
const fieldOf = ({ headers, mapping }: Pick<ImportDocument, 'headers' | 'mapping'>, column: string | null) => {
  if (column === null) return { field: null, inFile: false }
  const at = headers.indexOf(column)
  if (at >= 0) return { field: mapping[at]?.field ?? null, inFile: true }
  return { field: importField.safeParse(column).data ?? null, inFile: false }
}

/** The id of a category or attribute, and its titles, are its own: no other value can stand in for them. */
const isItsOwn = (field: ImportField): boolean => field === 'id' || field.startsWith('title.')

/** The corrections that fit a group. A part number identifies its part: it is confirmed, or corrected in the file. */
const mendsOf = (
  { reason, value }: Pick<CountedErrors, 'reason' | 'value'>,
  field: ImportField | null,
  inFile: boolean,
): ImportMend[] => {
  const isValue = value !== null && value.length < maxMappedLength
  if (field === 'model') return inFile && isValue && questions.has(reason) ? ['keep-value'] : []
  if (field === null || isItsOwn(field)) return []
  const mends: ImportMend[] = []
  if (field === 'category' && reason === 'unknown-category' && isValue) mends.push('create-category')
  if (inFile && isValue && reason === 'past-date') mends.push('keep-value')
  if (inFile && isValue && valueReasons.includes(reason)) mends.push('map-value')
  if (inFile && reason === 'missing') mends.push('fill-empty')
  if (mends.length > 0 || reason === 'missing' || !inFile) mends.push('set-constant')
  return mends
}

/** A group of errors with its field and its corrections. */
export const errorGroupOf = (
  document: Pick<ImportDocument, 'headers' | 'mapping'>,
  { lines, ...counted }: CountedErrors,
): ImportErrorGroup => {
  const { field, inFile } = fieldOf(document, counted.column)
  return { ...counted, field, lines: [...lines], mends: mendsOf(counted, field, inFile) }
}
