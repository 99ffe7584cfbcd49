import { slug } from '@pinline/events/ids'
import { currencyCodes } from '@pinline/events/money'
import { z } from 'zod'
import { languageCodes } from '../../api/languages.ts'

/** How the letters of a text file are written. The guess is one of the first five; the others are chosen. */
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

export const fileFormat = z.enum(['csv', 'json', 'json-lines'])
export type FileFormat = z.infer<typeof fileFormat>

/** How a file is read; `delimiter` matters to CSV alone. */
export const readingOptions = z.object({ format: fileFormat, encoding: fileEncoding, delimiter: csvDelimiter })
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
 * What a column is read as: a field of the part; `price.EUR`, all breaks of a currency in one cell (`1:0.42 100:0.35`,
 * or a single price); `price.EUR.100`, the price from that quantity on; `name.de`, a name of staff's own;
 * `attribute.plating`, an attribute that staff added.
 */
export const importField = z.union([
  z.enum(plainFields),
  z.string().max(80).regex(pricePattern),
  z.string().max(80).regex(namePattern),
  z
    .string()
    .max(80)
    .refine((text) => text.startsWith('attribute.') && slug.safeParse(text.slice('attribute.'.length)).success),
])
export type ImportField = z.infer<typeof importField>

/** What one column of the file is read as; null: left out. Columns stand in the file's order. */
export const columnMapping = z.object({ field: importField.nullable(), decimal: decimalMark })
export type ColumnMapping = z.infer<typeof columnMapping>

/** Why a cell or a row is wrong. */
export const rowReason = z.enum([
  'missing',
  'not-a-number',
  'not-a-whole-number',
  'not-yes-or-no',
  'out-of-range',
  'too-long',
  'unknown-value',
  'unknown-category',
  'unknown-part',
  'bad-date',
  'bad-link',
  'bad-country',
  'bad-hs-code',
  'bad-price',
  'bad-geometry',
  'breaks-not-ascending',
  'spreadsheet-number',
  'duplicate-in-file',
  'column-count',
  'bad-encoding',
  'unclosed-quote',
  'bad-json',
  'replacement-not-possible',
  'stock-not-held',
  'too-contended',
])
export type RowReason = z.infer<typeof rowReason>
