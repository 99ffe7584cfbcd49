import type { PlainField, RowReason } from '@pinline/contracts/catalogue/import/import-options'
import { enteredProduct, productNameText } from '@pinline/contracts/catalogue/product/product-patch'
import type { AttributeValue } from '@pinline/events/catalogue/connector-part'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import { type CurrencyCode, currencyCode } from '@pinline/events/money'
import type { z } from 'zod'
import type { ImportColumn } from './column-cell.ts'
import { unitOfField } from './field-titles.ts'
import type { ImportKnowledge } from './import-knowledge.ts'
import { countryOf, wordsOfValues, yesOrNo } from './known-words.ts'
import { type ExpectedDelivery, readDate, readDeliveries } from './read-date.ts'
import { type Reading, readNumber, readWhole } from './read-number.ts'
import { readBreaks, readUnitPrice } from './read-price.ts'
import { readText, textReason } from './read-text.ts'
import { isRelationField, type RelationField, readPartList } from './relation-fields.ts'
import type { Cell } from './source-row.ts'
import { damageOf, isErrorValue } from './spreadsheet-damage.ts'

/** Content of a cell. Null clears the value. */
export type CellMeaning =
  | { readonly of: 'product'; readonly field: PlainField; readonly value: unknown }
  | { readonly of: 'attribute'; readonly id: string; readonly value: AttributeValue | null }
  | { readonly of: 'name'; readonly language: string; readonly value: string | null }
  | { readonly of: 'breaks'; readonly currency: CurrencyCode; readonly value: readonly PriceBreak[] | null }
  | { readonly of: 'break'; readonly currency: CurrencyCode; readonly value: PriceBreak | null }
  | { readonly of: 'lifecycle'; readonly value: string }
  | { readonly of: 'replacement'; readonly value: string | null }
  | { readonly of: 'relations'; readonly field: RelationField; readonly value: readonly string[] }
  | { readonly of: 'onHand'; readonly value: number }
  | { readonly of: 'deliveries'; readonly value: readonly ExpectedDelivery[] | null }
  | { readonly of: 'deliveryQuantity'; readonly value: number }
  | { readonly of: 'deliveryDate'; readonly value: string }

/** `hint`: what may have been meant. */
export interface CellError {
  readonly reason: RowReason
  readonly hint?: string
}

type Column = Pick<ImportColumn, 'field' | 'decimal' | 'thousands'>

const maxPieces = 100_000_000

const text = (cell: string): Reading<string> => ({ value: cell })

const oneOf = (attribute: string): ((cell: string) => Reading<string>) => {
  const meant = wordsOfValues(attribute)
  return (cell) => {
    const value = meant(cell)
    return value === undefined ? { reason: 'unknown-value' } : { value }
  }
}

const flag = (cell: string): Reading<boolean> => {
  const value = yesOrNo(cell)
  return value === undefined ? { reason: 'not-yes-or-no' } : { value }
}

const country = (cell: string): Reading<string> => {
  const value = countryOf(cell)
  return value === undefined ? { reason: 'bad-country' } : { value }
}

const hsCode = (cell: string): Reading<string> => {
  const value = cell.replaceAll(/[\s.]/gu, '')
  return /^\d{6,10}$/.test(value) ? { value } : { reason: 'bad-hs-code' }
}

const singleSpaced = (cell: string): string => cell.replaceAll(/[\s\u00a0]+/gu, ' ').trim()

/** Part numbers are compared with the existing ones, and questioned by `number-error.ts`. */
const partNumber = (cell: string): Reading<string> => ({ value: singleSpaced(cell) })

const manufacturer = (cell: string): Reading<string> => {
  const damage = damageOf(cell)
  return damage === undefined ? { value: singleSpaced(cell) } : { reason: damage }
}

/** A JSON list, or numbers with separators. */
const list = (cell: string): Reading<unknown> => {
  try {
    const value: unknown = JSON.parse(
      cell.startsWith('[')
        ? cell
        : `[${cell
            .trim()
            .split(/[\s;,]+/u)
            .join(',')}]`,
    )
    return { value }
  } catch {
    return { reason: 'bad-geometry' }
  }
}

type Reader = (cell: string, column: Column) => Reading<unknown>
const whole: Reader = (cell, column) => readWhole(cell, column, unitOfField(column.field))
const number: Reader = (cell, column) => readNumber(cell, column, unitOfField(column.field))

const productReaders = {
  manufacturer,
  model: partNumber,
  category: text,
  series: text,
  positions: whole,
  rows: whole,
  pitchMm: number,
  orientation: oneOf('orientation'),
  mounting: oneOf('mounting'),
  gender: oneOf('gender'),
  currentA: number,
  voltageV: number,
  datasheetUrl: text,
  footprint: text,
  bodyMm: list,
  pads: list,
  weightGrams: number,
  moq: whole,
  orderMultiple: whole,
  packingUnit: whole,
  packaging: oneOf('packaging'),
  leadTimeDays: whole,
  hsCode,
  origin: country,
  rohs: flag,
  reach: flag,
  custom: flag,
} as const satisfies Partial<Record<PlainField, Reader>>
type ProductField = keyof typeof productReaders

const isProductField = (field: string): field is ProductField => Object.hasOwn(productReaders, field)
/** Fields that a part can be without. */
const clearable = (field: ProductField): boolean =>
  field === 'packaging' || enteredProduct.shape[field].safeParse(null).success

const reasonOf = (field: ProductField, issue: z.core.$ZodIssue | undefined): RowReason => {
  if (field === 'bodyMm' || field === 'pads') return 'bad-geometry'
  if (issue?.code === 'too_small' || (issue?.code === 'too_big' && issue.origin !== 'string')) return 'out-of-range'
  return textReason(issue) ?? 'unknown-value'
}

const readProductCell = (
  cell: string | null,
  column: Column,
  field: ProductField,
  knowledge: ImportKnowledge,
): CellMeaning | CellError => {
  if (cell === null) return clearable(field) ? { of: 'product', field, value: null } : { reason: 'missing' }
  if (field === 'category') {
    const value = knowledge.categories.leafOf(cell)
    if (value !== undefined) return { of: 'product', field, value }
    const hint = knowledge.categories.nearest(cell)
    return { reason: 'unknown-category', ...(hint === undefined ? {} : { hint }) }
  }
  const reader: Reader = productReaders[field]
  const read = reader(cell, column)
  if ('reason' in read) return read
  const checked = enteredProduct.shape[field].safeParse(read.value)
  return checked.success
    ? { of: 'product', field, value: checked.data }
    : { reason: reasonOf(field, checked.error.issues[0]) }
}

const lifecycleOf = oneOf('lifecycle')

const pieces = (cell: string, column: Column, least: number): Reading<number> => {
  const read = readWhole(cell, column)
  if ('reason' in read) return read
  return read.value < least || read.value > maxPieces ? { reason: 'out-of-range' } : read
}

const readPriceCell = (cell: string | null, column: Column): CellMeaning | CellError => {
  const [, code, from] = column.field.split('.')
  const currency = currencyCode.parse(code)
  if (from === undefined) {
    if (cell === null) return currency === 'USD' ? { reason: 'missing' } : { of: 'breaks', currency, value: null }
    const read = readBreaks(cell, currency, column)
    return 'reason' in read ? read : { of: 'breaks', currency, value: read.value }
  }
  if (cell === null) return { of: 'break', currency, value: null }
  const read = readUnitPrice(cell, currency, column)
  return 'reason' in read ? read : { of: 'break', currency, value: { from: Number(from), unitPrice: read.value } }
}

/** The value of a cell by its column's field; or why it is invalid. */
export const readCell = (
  cell: Exclude<Cell, undefined>,
  column: Column,
  knowledge: ImportKnowledge,
): CellMeaning | CellError => {
  const { field } = column
  if (cell?.includes('\ufffd')) return { reason: 'bad-encoding' }
  if (cell !== null && field !== 'model' && isErrorValue(cell)) return { reason: 'spreadsheet-error' }
  if (isProductField(field)) return readProductCell(cell, column, field, knowledge)
  if (isRelationField(field)) return { of: 'relations', field, value: cell === null ? [] : readPartList(cell) }
  const [kind = '', what = ''] = field.split('.')
  switch (kind) {
    case 'price':
      return readPriceCell(cell, column)
    case 'attribute': {
      if (cell === null) return { of: 'attribute', id: what, value: null }
      const attribute = knowledge.attributes.get(what)
      const read = attribute === undefined ? { reason: 'unknown-value' as const } : attribute.read(cell, column)
      return 'reason' in read ? read : { of: 'attribute', id: what, value: read.value }
    }
    case 'name': {
      if (cell === null) return { of: 'name', language: what, value: null }
      const read = readText(productNameText, cell)
      return 'reason' in read ? read : { of: 'name', language: what, value: read.value }
    }
    case 'replacement':
      return { of: 'replacement', value: cell }
    case 'deliveries': {
      if (cell === null) return { of: 'deliveries', value: null }
      const read = readDeliveries(cell, column)
      return 'reason' in read ? read : { of: 'deliveries', value: read.value }
    }
    default:
      return cell === null ? { reason: 'missing' } : readSingle(cell, column)
  }
}

/** Cells that cannot be cleared. */
const readSingle = (cell: string, column: Column): CellMeaning | CellError => {
  switch (column.field) {
    case 'lifecycle': {
      const read = lifecycleOf(cell)
      return 'reason' in read ? read : { of: 'lifecycle', value: read.value }
    }
    case 'onHand': {
      const read = pieces(cell, column, 0)
      return 'reason' in read ? read : { of: 'onHand', value: read.value }
    }
    case 'deliveryQuantity': {
      const read = pieces(cell, column, 1)
      return 'reason' in read ? read : { of: 'deliveryQuantity', value: read.value }
    }
    case 'deliveryDate': {
      const read = readDate(cell)
      return 'reason' in read ? read : { of: 'deliveryDate', value: read.value }
    }
    default:
      throw new Error(`${column.field} is no field of an import`)
  }
}
