import { type LanguageCode, languageCodes } from '@pinline/contracts/api/languages'
import type { ImportKind } from '@pinline/contracts/catalogue/import/import-kind'
import {
  type ColumnMapping,
  type DecimalMark,
  type ImportField,
  plainFields,
  productField,
  type ReadingOptions,
} from '@pinline/contracts/catalogue/import/import-options'
import { type ImportPreview, importId } from '@pinline/contracts/catalogue/import/import-row'
import { currencyCodes } from '@pinline/events/money'
import { requiredForNew } from './decide-row.ts'
import { fieldTitle } from './field-titles.ts'
import type { FieldValue } from './field-values.ts'
import { doubtfulCell, guessMarks } from './guess-marks.ts'
import type { FileBeginning } from './import-source.ts'
import type { StoredColumn } from './imports.ts'
import { type AttributeTitles, columnsOfErrors } from './propose-mapping.ts'

const fieldsOf = (attributes: AttributeTitles): ImportField[] => [
  ...plainFields,
  ...[
    ...currencyCodes.map((code) => `price.${code}`),
    ...[...attributes.keys()].map((id) => `attribute.${id}`),
    ...languageCodes.map((code) => `name.${code}`),
  ].map((field) => productField.parse(field)),
]

/** Cells of a row that the header is chosen from, and their length. */
const maxTopCells = 12
const maxTopLength = 60

const needed: readonly ImportField[] = ['manufacturer', 'model', ...requiredForNew]

const isExportHeader = (header: string): boolean =>
  productField.safeParse(header).success || columnsOfErrors.includes(header)

/** The decimal mark of files that programs write, and that have no thousands marks; undefined for others. */
const writtenMark = (headers: readonly string[], { format, delimiter }: ReadingOptions): DecimalMark | undefined => {
  if (format === 'json' || format === 'json-lines') return '.'
  if (format === 'xlsx' || !headers.every(isExportHeader)) return undefined
  return delimiter === ';' ? ',' : '.'
}

/** The proposed mapping: the stored one, or else the proposed fields; marks of numbers by the first cells. */
export const mappingOf = (
  { headers, sample }: FileBeginning,
  options: ReadingOptions,
  proposed: readonly (ImportField | null)[],
  remembered: ReadonlyMap<string, StoredColumn> | undefined,
): ColumnMapping[] => {
  const fallback = writtenMark(headers, options)
  return headers.map((header, index) => {
    const cells = sample.map((row) => row[index] ?? '')
    const known = remembered?.get(header)
    return {
      field: known === undefined ? (proposed[index] ?? null) : known.field,
      ...guessMarks(cells, fallback),
      ...(known === undefined || known.values.length === 0 ? {} : { values: [...known.values] }),
    }
  })
}

/** The fields of a part for the console: titles in a language, and what their cells may contain. */
export const productFieldChoices = (
  attributes: AttributeTitles,
  language: LanguageCode,
  valuesOf: (field: ImportField) => readonly FieldValue[] | undefined,
): ImportPreview['fields'] =>
  fieldsOf(attributes).map((field) => {
    const values = valuesOf(field)
    return {
      field,
      title: fieldTitle(field, language, attributes),
      required: needed.includes(field),
      ...(values === undefined ? {} : { values: [...values] }),
    }
  })

/** A preview of how a file will be read. */
export const previewOf = (
  file: {
    readonly id: string
    readonly kind: ImportKind
    readonly fileName: string
    readonly size: number
    readonly options: ReadingOptions
  },
  beginning: FileBeginning,
  mapping: readonly ColumnMapping[],
  more: { readonly remembered: boolean; readonly fields: ImportPreview['fields'] },
): ImportPreview => ({
  importId: importId.parse(file.id),
  kind: file.kind,
  fileName: file.fileName,
  size: file.size,
  options: file.options,
  headers: [...beginning.headers],
  sample: beginning.sample.map((row) => [...row]),
  top: beginning.top.map(({ line, cells }) => ({
    line,
    cells: cells.slice(0, maxTopCells).map((cell) => cell.slice(0, maxTopLength)),
  })),
  sheets: [...beginning.sheets],
  mapping: [...mapping],
  doubts: mapping.map(({ decimal }, index) =>
    decimal === null ? (doubtfulCell(beginning.sample.map((row) => row[index] ?? '')) ?? null) : null,
  ),
  remembered: more.remembered,
  fields: more.fields,
})
