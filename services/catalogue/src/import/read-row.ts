import { type ImportField, maxMappedLength, type RowReason } from '@pinline/contracts/catalogue/import/import-options'
import type { AttributeValue, Lifecycle } from '@pinline/events/catalogue/connector-part'
import { lifecycle } from '@pinline/events/catalogue/connector-part'
import type { PriceBreak } from '@pinline/events/catalogue/price-set'
import type { CurrencyCode } from '@pinline/events/money'
import { cellOf, contentOf, type ImportColumn, isConfirmed, rawCell } from './column-cell.ts'
import type { ImportKnowledge } from './import-knowledge.ts'
import { type CellMeaning, readCell } from './read-cell.ts'
import type { ExpectedDelivery } from './read-date.ts'
import { checkedBreaks } from './read-price.ts'
import type { RelationField } from './relation-fields.ts'
import type { Cell, NumberedRow, SourceRow } from './source-row.ts'

/** An error of a row: column, content, reason, and suggestion. */
export interface RowError {
  readonly column: string | null
  readonly value: string | null
  readonly reason: RowReason
  readonly hint?: string
}

/** The values of a row; missing ones are kept, null clears a value. */
export interface RowValues {
  readonly line: number
  readonly row: number
  readonly manufacturer: string
  readonly model: string
  /** Fields of the product, checked one by one. */
  readonly patch: Readonly<Record<string, unknown>>
  readonly attributes: Readonly<Record<string, AttributeValue | null>>
  readonly names: Readonly<Record<string, string | null>>
  readonly prices: ReadonlyMap<CurrencyCode, readonly PriceBreak[] | null>
  readonly lifecycle?: Lifecycle
  /** A part number of the same manufacturer, or a product id. */
  readonly replacement?: string | null
  /** Part numbers or ids by column; absent without one. */
  readonly relations?: ReadonlyMap<RelationField, readonly string[]>
  /** Pieces counted, those reserved included. */
  readonly onHand?: number
  /** All that is announced. */
  readonly deliveries?: readonly ExpectedDelivery[]
  /** One delivery besides the others. */
  readonly delivery?: ExpectedDelivery
  /** The cell that the dates of deliveries are from. */
  readonly dates?: { readonly field: ImportField; readonly content: string | null; readonly confirmed: boolean }
}

export type ReadRow =
  | { readonly kind: 'values'; readonly values: RowValues }
  | { readonly kind: 'wrong'; readonly errors: readonly RowError[] }

/** A cell as an error shows it; null if it is empty. */
export const shown = (cell: Cell): string | null =>
  cell === undefined ? null : contentOf(cell).slice(0, maxMappedLength)

/** The error of a field, at its column. */
export const errorAt = (
  columns: readonly ImportColumn[],
  field: ImportField,
  reason: RowReason,
  value: string | null = null,
): RowError => {
  const [kind] = field.split('.')
  const at =
    columns.find((column) => column.field === field) ?? columns.find((column) => column.field.split('.')[0] === kind)
  return { column: at?.name ?? field, value, reason }
}

interface Draft {
  readonly patch: Record<string, unknown>
  readonly attributes: Record<string, AttributeValue | null>
  readonly names: Record<string, string | null>
  readonly prices: Map<CurrencyCode, readonly PriceBreak[] | null>
  readonly relations: Map<RelationField, readonly string[]>
  readonly single: Map<CellMeaning['of'], CellMeaning>
}

const take = (draft: Draft, meaning: CellMeaning): void => {
  switch (meaning.of) {
    case 'product':
      draft.patch[meaning.field] = meaning.value
      return
    case 'attribute':
      draft.attributes[meaning.id] = meaning.value
      return
    case 'name':
      draft.names[meaning.language] = meaning.value
      return
    case 'breaks':
      draft.prices.set(meaning.currency, meaning.value)
      return
    case 'break': {
      const before = draft.prices.get(meaning.currency) ?? []
      const breaks = meaning.value === null ? before : [...before, meaning.value]
      draft.prices.set(
        meaning.currency,
        breaks.toSorted((a, b) => a.from - b.from),
      )
      return
    }
    case 'relations':
      draft.relations.set(meaning.field, meaning.value)
      return
    case 'lifecycle':
    case 'replacement':
    case 'onHand':
    case 'deliveries':
    case 'deliveryQuantity':
    case 'deliveryDate':
      draft.single.set(meaning.of, meaning)
      return
    default: {
      const missing: never = meaning
      throw new Error(`a cell means ${JSON.stringify(missing)}`)
    }
  }
}

/** Fields that depend on one another. */
const crossFieldErrors = (draft: Draft, columns: readonly ImportColumn[]): RowError[] => {
  const errors: RowError[] = []
  for (const field of ['manufacturer', 'model'] as const)
    if (typeof draft.patch[field] !== 'string') errors.push(errorAt(columns, field, 'missing'))
  for (const [currency, breaks] of draft.prices) {
    const column = columns.find(({ field }) => field.startsWith(`price.${currency}`))
    if (breaks === null || column === undefined) continue
    const checked = checkedBreaks(breaks)
    if ('reason' in checked) errors.push({ column: column.name, value: null, reason: checked.reason })
  }
  const [quantity, date] = [draft.single.has('deliveryQuantity'), draft.single.has('deliveryDate')]
  if (quantity !== date) errors.push(errorAt(columns, quantity ? 'deliveryDate' : 'deliveryQuantity', 'missing'))
  return errors
}

const valuesOf = ({ line, row }: Pick<NumberedRow, 'line' | 'row'>, draft: Draft): RowValues => {
  const { manufacturer, model, ...patch } = draft.patch
  const { single } = draft
  const said = <Kind extends CellMeaning['of']>(kind: Kind): Extract<CellMeaning, { of: Kind }> | undefined => {
    const meaning = single.get(kind)
    return meaning?.of === kind ? (meaning as Extract<CellMeaning, { of: Kind }>) : undefined
  }
  const life = said('lifecycle')
  const replacement = said('replacement')
  const onHand = said('onHand')
  const deliveries = said('deliveries')
  const [quantity, date] = [said('deliveryQuantity'), said('deliveryDate')]
  return {
    line,
    row,
    manufacturer: String(manufacturer),
    model: String(model),
    patch,
    attributes: draft.attributes,
    names: draft.names,
    prices: new Map([...draft.prices].filter(([, breaks]) => breaks === null || breaks.length > 0)),
    ...(life === undefined ? {} : { lifecycle: lifecycle.parse(life.value) }),
    ...(replacement === undefined ? {} : { replacement: replacement.value }),
    ...(draft.relations.size === 0 ? {} : { relations: draft.relations }),
    ...(onHand === undefined ? {} : { onHand: onHand.value }),
    ...(deliveries === undefined ? {} : { deliveries: deliveries.value ?? [] }),
    ...(quantity === undefined || date === undefined
      ? {}
      : { delivery: { quantity: quantity.value, expectedOn: date.value } }),
  }
}

const datesOf = (row: SourceRow, columns: readonly ImportColumn[]): RowValues['dates'] => {
  const column = columns.find(({ field }) => field === 'deliveryDate' || field === 'deliveries')
  return column === undefined
    ? undefined
    : { field: column.field, content: shown(rawCell(row, column)), confirmed: isConfirmed(row, column) }
}

/** True if a row is empty. */
export const isBlank = (row: SourceRow): boolean =>
  row.error === undefined && row.cells.every((cell) => cell === undefined)

/**
 * Why a row cannot be read at all; undefined if it can.
 * @param width number of columns in the header
 */
export const structureError = (row: SourceRow, width: number): RowError | undefined => {
  if (row.error !== undefined) return { column: null, value: null, reason: row.error }
  const surplus = row.cells.slice(width).find((cell) => cell !== undefined)
  if (surplus !== undefined) return { column: null, value: shown(surplus), reason: 'column-count' }
  return row.cells.length < width
    ? { column: null, value: shown(row.cells.at(-1)), reason: 'row-too-short' }
    : undefined
}

/**
 * The values of a row, or all its errors.
 * @param width number of columns in the header
 */
export const readRow = (
  row: Omit<NumberedRow, 'raw'>,
  columns: readonly ImportColumn[],
  width: number,
  knowledge: ImportKnowledge,
): ReadRow => {
  const unreadable = structureError(row, width)
  if (unreadable !== undefined) return { kind: 'wrong', errors: [unreadable] }
  const draft: Draft = {
    patch: {},
    attributes: {},
    names: {},
    prices: new Map(),
    relations: new Map(),
    single: new Map(),
  }
  const errors: RowError[] = []
  for (const column of columns) {
    const cell = cellOf(row, column)
    if (cell === undefined) continue
    const read = readCell(cell, column, knowledge)
    if ('reason' in read) errors.push({ column: column.name, value: shown(rawCell(row, column)), ...read })
    else take(draft, read)
  }
  const named = new Set(errors.map(({ column }) => column))
  errors.push(...crossFieldErrors(draft, columns).filter(({ column }) => !named.has(column)))
  if (errors.length > 0) return { kind: 'wrong', errors }
  const dates = datesOf(row, columns)
  return { kind: 'values', values: { ...valuesOf(row, draft), ...(dates === undefined ? {} : { dates }) } }
}
