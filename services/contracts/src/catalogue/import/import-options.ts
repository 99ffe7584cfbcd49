import { slug } from '@pinline/events/ids'
import { currencyCodes } from '@pinline/events/money'
import { z } from 'zod'
import { languageCodes } from '../../api/languages.ts'
import { cleanedText, singleLine } from '../../api/text.ts'
import { attributeField, categoryField } from './import-kind.ts'

/** Encoding of a text file. The first five can be detected; the others must be chosen. */
export const fileEncoding = z.enum([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'gb18030',
  'windows-1251',
  'big5',
  'shift_jis',
])
export type FileEncoding = z.infer<typeof fileEncoding>

export const csvDelimiter = z.enum([',', ';', '\t', '|'])
export type CsvDelimiter = z.infer<typeof csvDelimiter>

export const decimalMark = z.enum(['.', ','])
export type DecimalMark = z.infer<typeof decimalMark>

/** A space and an apostrophe stand for all of their kind. */
export const thousandsMark = z.enum([',', '.', ' ', "'"])
export type ThousandsMark = z.infer<typeof thousandsMark>

export const fileFormat = z.enum(['csv', 'json', 'json-lines', 'xlsx'])
export type FileFormat = z.infer<typeof fileFormat>

/**
 * How a file is read; `encoding` applies to texts, `delimiter` to CSV only. `headerLine`: the line of the file on which a table's header
 * begins, counted from 1; what is above it is not read. Without it, the service proposes one. `sheet`: of a workbook;
 * without it the first one.
 */
export const readingOptions = z.object({
  format: fileFormat,
  encoding: fileEncoding,
  delimiter: csvDelimiter,
  headerLine: z.int().min(1).max(1000).exactOptional(),
  sheet: cleanedText(100).min(1).exactOptional(),
})
export type ReadingOptions = z.infer<typeof readingOptions>

export const plainFields = [
  'manufacturer',
  'model',
  'category',
  'series',
  'positions',
  'rows',
  'pitchMm',
  'orientation',
  'mounting',
  'gender',
  'currentA',
  'voltageV',
  'datasheetUrl',
  'footprint',
  'bodyMm',
  'pads',
  'weightGrams',
  'moq',
  'orderMultiple',
  'packingUnit',
  'packaging',
  'leadTimeDays',
  'hsCode',
  'origin',
  'rohs',
  'reach',
  'custom',
  'lifecycle',
  'replacement',
  'matesWith',
  'alternatives',
  'accessories',
  'onHand',
  'deliveries',
  'deliveryQuantity',
  'deliveryDate',
] as const
export type PlainField = (typeof plainFields)[number]

const currencies = currencyCodes.join('|')
const pricePattern = new RegExp(`^price\\.(${currencies})(?:\\.([1-9]\\d{0,7}))?$`)
const namePattern = new RegExp(`^name\\.(${languageCodes.join('|')})$`)

/**
 * The field of a column in a file of products: a field of the part; `price.EUR`, all breaks of a currency in one cell
 * (`1:0.42 100:0.35`, or a single price); `price.EUR.100`, the price from that quantity on; `name.de`, a name written by
 * staff; `attribute.plating`, an attribute that staff added.
 */
export const productField = z.union([
  z.enum(plainFields),
  z.string().max(80).regex(pricePattern),
  z.string().max(80).regex(namePattern),
  z
    .string()
    .max(80)
    .refine((text) => text.startsWith('attribute.') && slug.safeParse(text.slice('attribute.'.length)).success),
])

/** The field of a column, whatever the rows are. */
export const importField = z.union([productField, categoryField, attributeField])
export type ImportField = z.infer<typeof importField>

/** Characters of a cell that a value map and an error hold. */
export const maxMappedLength = 200

/**
 * Cells with the content `from` are read as if they contained `to`. Empty: an empty cell. The same twice confirms a
 * value that is questioned, such as a part number that looks like a date.
 */
export const mappedValue = z.object({ from: singleLine(maxMappedLength), to: singleLine(300) })
export type MappedValue = z.infer<typeof mappedValue>

/** Mapped values of one column. */
export const maxMappedValues = 100
/** Mapped values of an import: at most half a megabyte in its document. */
const maxMappedValuesInAll = 1000

/**
 * The field of one column; null: not imported. Columns are in the file's order. `decimal` null: not decided; numbers that
 * have two readings, such as `1,200`, are refused.
 */
export const columnMapping = z.object({
  field: importField.nullable(),
  decimal: decimalMark.nullable(),
  thousands: thousandsMark.exactOptional(),
  values: z.array(mappedValue).max(maxMappedValues).exactOptional(),
})
export type ColumnMapping = z.infer<typeof columnMapping>

/** The mapping of a file: one entry per header. */
export const fileMapping = z
  .array(columnMapping)
  .min(1)
  .max(500)
  .refine(
    (columns) => columns.reduce((sum, { values = [] }) => sum + values.length, 0) <= maxMappedValuesInAll,
    'too-long',
  )

/** Why a cell or a row is wrong. */
export const rowReason = z.enum([
  'missing',
  'not-a-number',
  'ambiguous-number',
  'not-a-whole-number',
  'not-yes-or-no',
  'out-of-range',
  'too-long',
  'character-not-allowed',
  'unknown-value',
  'unknown-category',
  'unknown-part',
  'bad-date',
  'past-date',
  'bad-link',
  'bad-country',
  'bad-hs-code',
  'bad-price',
  'bad-geometry',
  'breaks-not-ascending',
  'spreadsheet-number',
  'spreadsheet-date',
  'spreadsheet-error',
  'spreadsheet-boolean',
  'zeros-lost',
  'near-double',
  'duplicate-in-file',
  'column-count',
  'row-too-short',
  'bad-encoding',
  'unclosed-quote',
  'bad-json',
  'replacement-not-possible',
  'stock-not-held',
  'slug-format',
  'parent-unknown',
  'parent-refused',
  'parent-below-itself',
  'parent-has-products',
  'too-deep',
  'order-twice',
  'attribute-unknown',
  'attribute-twice',
  'attribute-in-use',
  'bad-choices',
  'value-twice',
  'values-needed',
  'values-not-allowed',
  'unit-not-allowed',
  'fixed',
  'too-contended',
])
export type RowReason = z.infer<typeof rowReason>
