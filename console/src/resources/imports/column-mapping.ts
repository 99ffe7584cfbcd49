import type { ColumnMapping, ImportField } from '@pinline/contracts/catalogue/import/import-options'
import type { FieldChoice } from './field-choices.ts'

/** A value for every row, as it is typed. */
export interface ConstantInput {
  /** Stays with the row while others come and go. */
  readonly key: number
  readonly field: ImportField
  readonly value: string
}

/** Without these a row says of no part what it says. */
const keyFields: readonly ImportField[] = ['manufacturer', 'model']

/** Where a field comes from. */
type FieldSource =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'constant'; readonly value: string }
  | { readonly kind: 'missing' }

export interface RequiredField extends FieldChoice {
  readonly source: FieldSource
  /** True where no row can be read without it; else only parts that are new need it. */
  readonly forEveryRow: boolean
}

/** Fields that are said more than once. */
export const duplicatesOf = (
  mapping: readonly ColumnMapping[],
  constants: readonly ConstantInput[],
): ReadonlySet<ImportField> => {
  const fields = [...mapping.map(({ field }) => field), ...constants.map(({ field }) => field)]
  return new Set(
    fields.filter(
      (field): field is ImportField => field !== null && fields.indexOf(field) !== fields.lastIndexOf(field),
    ),
  )
}

const sourceOf = (
  field: ImportField,
  headers: readonly string[],
  mapping: readonly ColumnMapping[],
  constants: readonly ConstantInput[],
): FieldSource => {
  const at = mapping.findIndex((column) => column.field === field)
  if (at >= 0) return { kind: 'column', name: headers[at] ?? '' }
  const constant = constants.find((one) => one.field === field)
  return constant === undefined ? { kind: 'missing' } : { kind: 'constant', value: constant.value }
}

/** What must be there, and where it comes from. */
export const requiredFields = (
  choices: readonly FieldChoice[],
  headers: readonly string[],
  mapping: readonly ColumnMapping[],
  constants: readonly ConstantInput[],
): RequiredField[] =>
  choices
    .filter(({ required }) => required)
    .map((choice) => ({
      ...choice,
      source: sourceOf(choice.field, headers, mapping, constants),
      forEveryRow: keyFields.includes(choice.field),
    }))

/** Headers of the columns that are not read. */
export const skippedColumns = (headers: readonly string[], mapping: readonly ColumnMapping[]): string[] =>
  headers.filter((_, index) => (mapping[index]?.field ?? null) === null)

/** The first different values of a column that are not empty. */
export const samplesOf = (sample: readonly (readonly string[])[], index: number, most = 3): string[] =>
  [...new Set(sample.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== ''))].slice(0, most)

/** What was chosen for columns of the same name stays; others are as proposed. */
export const retainChoices = (
  before: { readonly headers: readonly string[]; readonly mapping: readonly ColumnMapping[] },
  after: { readonly headers: readonly string[]; readonly mapping: readonly ColumnMapping[] },
): ColumnMapping[] =>
  after.mapping.map((proposed, index) => {
    const at = before.headers.indexOf(after.headers[index] ?? '')
    const chosen = before.mapping[at]
    return chosen === undefined ? proposed : { ...proposed, field: chosen.field }
  })
