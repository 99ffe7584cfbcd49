import type { ColumnMapping, ImportField } from '@pinline/contracts/catalogue/import/import-options'
import { type FieldChoice, isNumeric } from './field-choices.ts'

/** A constant: one value for every row, as typed. */
export interface ConstantInput {
  /** Stable key of the row while rows are added and removed. */
  readonly key: number
  readonly field: ImportField
  readonly value: string
}

/** Fields that identify a part, a category or an attribute. */
const keyFields: readonly ImportField[] = ['manufacturer', 'model', 'id']

/** The source of a field. */
type FieldSource =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'constant'; readonly value: string }
  | { readonly kind: 'missing' }

export interface RequiredField extends FieldChoice {
  readonly source: FieldSource
  /** True if no row can be imported without it; otherwise only new parts need it. */
  readonly forEveryRow: boolean
}

/** Fields that are mapped more than once. */
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

/** Required fields and their sources. */
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

/** Headers of ignored columns. */
export const skippedColumns = (headers: readonly string[], mapping: readonly ColumnMapping[]): string[] =>
  headers.filter((_, index) => (mapping[index]?.field ?? null) === null)

/** The first distinct, non-empty values of a column. */
export const samplesOf = (sample: readonly (readonly string[])[], index: number, most = 3): string[] =>
  [...new Set(sample.map((row) => (row[index] ?? '').trim()).filter((cell) => cell !== ''))].slice(0, most)

/** How a column writes its numbers. */
export const marksOf = ({ decimal, thousands }: ColumnMapping): Pick<ColumnMapping, 'decimal' | 'thousands'> =>
  thousands === undefined ? { decimal } : { decimal, thousands }

/** Numeric columns whose numbers have two readings, until somebody chooses how they are written. */
export const doubtfulColumns = (
  mapping: readonly ColumnMapping[],
  doubts: readonly (string | null)[],
): ReadonlySet<number> =>
  new Set(
    mapping.flatMap(({ field, decimal }, index) =>
      decimal === null && isNumeric(field) && typeof doubts[index] === 'string' ? [index] : [],
    ),
  )

/** Preserves the choices for columns with the same name; other columns get the proposed mapping. */
export const retainChoices = (
  before: { readonly headers: readonly string[]; readonly mapping: readonly ColumnMapping[] },
  after: { readonly headers: readonly string[]; readonly mapping: readonly ColumnMapping[] },
): ColumnMapping[] =>
  after.mapping.map((proposed, index) => {
    const at = before.headers.indexOf(after.headers[index] ?? '')
    const chosen = before.mapping[at]
    if (chosen === undefined) return proposed
    const { thousands: _, ...retained } = chosen
    return { ...retained, ...marksOf(proposed) }
  })
