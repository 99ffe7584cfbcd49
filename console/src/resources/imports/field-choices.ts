import {
  type ImportField,
  importField,
  type PlainField,
  plainFields,
} from '@pinline/contracts/catalogue/import/import-options'
import type { ImportPreview } from '@pinline/contracts/catalogue/import/import-row'

export type FieldChoice = ImportPreview['fields'][number]

/** Headings of the fields of a part, then those of a category or attribute. */
export const fieldGroups = [
  ...(['part', 'trade', 'price', 'stock', 'attribute', 'name'] as const),
  ...(['record', 'title', 'choices', 'lead', 'text'] as const),
]
export type FieldGroup = (typeof fieldGroups)[number]

const plainGroups: Readonly<Record<PlainField, FieldGroup>> = {
  manufacturer: 'part',
  model: 'part',
  category: 'part',
  series: 'part',
  positions: 'part',
  rows: 'part',
  pitchMm: 'part',
  orientation: 'part',
  mounting: 'part',
  gender: 'part',
  currentA: 'part',
  voltageV: 'part',
  datasheetUrl: 'part',
  footprint: 'part',
  bodyMm: 'part',
  pads: 'part',
  weightGrams: 'trade',
  moq: 'trade',
  orderMultiple: 'trade',
  packingUnit: 'trade',
  packaging: 'trade',
  leadTimeDays: 'trade',
  hsCode: 'trade',
  origin: 'trade',
  rohs: 'trade',
  reach: 'trade',
  custom: 'trade',
  lifecycle: 'trade',
  matesWith: 'trade',
  alternatives: 'trade',
  accessories: 'trade',
  replacement: 'trade',
  onHand: 'stock',
  deliveries: 'stock',
  deliveryQuantity: 'stock',
  deliveryDate: 'stock',
}

const isPlain = (field: string): field is PlainField => plainFields.some((one) => one === field)

/** Heading of a field in the select. */
export const groupOf = (field: ImportField): FieldGroup => {
  if (isPlain(field)) return plainGroups[field]
  const [kind, more] = field.split('.')
  return more === undefined ? 'record' : (fieldGroups.find((group) => group === kind) ?? 'attribute')
}

const withMark: ReadonlySet<ImportField> = new Set(['pitchMm', 'currentA', 'voltageV', 'weightGrams'])

/** True if the decimal mark matters to a field. */
export const hasDecimals = (field: ImportField | null): boolean =>
  field !== null && (withMark.has(field) || ['price', 'attribute'].includes(groupOf(field)))

const counted: ReadonlySet<ImportField> = new Set([
  'positions',
  'rows',
  'moq',
  'orderMultiple',
  'packingUnit',
  'leadTimeDays',
  'onHand',
  'deliveryQuantity',
])

/** True if a field is a number, with decimals or without. */
export const isNumeric = (field: ImportField | null): boolean =>
  hasDecimals(field) || (field !== null && counted.has(field))

/** A price field split from its quantity: `price.EUR.100` is `price.EUR` from `100`. Undefined for other fields. */
export const priceParts = (
  field: ImportField | null,
): { readonly base: ImportField; readonly from: string } | undefined => {
  const [kind, currency, from = ''] = (field ?? '').split('.')
  if (kind !== 'price') return undefined
  const base = importField.safeParse(`${kind}.${currency}`)
  return base.success ? { base: base.data, from } : undefined
}

/** A price field from a quantity on; without a quantity, all breaks. Undefined for an invalid quantity. */
export const priceFrom = (base: ImportField, from: string): ImportField | undefined =>
  importField.safeParse(from.trim() === '' ? base : `${base}.${from.trim()}`).data

/** The label of a field from the service; the field's own name when the service has none. */
export const titleOf = (field: ImportField | string, choices: readonly FieldChoice[]): string => {
  const own = choices.find((choice) => choice.field === field)?.title
  if (own !== undefined) return own
  const parts = priceParts(importField.safeParse(field).data ?? null)
  const base = choices.find((choice) => choice.field === parts?.base)?.title
  return base === undefined || parts === undefined ? field : `${base} ≥ ${parts.from}`
}
