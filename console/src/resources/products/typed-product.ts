import { languageCodes } from '@pinline/contracts/api/languages'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { AttributeValue, ProductData } from '@pinline/events/catalogue/connector-part'
import { bodyEdges, bodyField, editedFields, type FieldDefinition, schemaOf } from './edited-fields.ts'
import { padsText, readPads } from './typed-pads.ts'

/** Field → what is typed or chosen; names as `names.en`, attributes as `attributes.<id>`, edges as `bodyMm.0`. */
export type TypedProduct = Readonly<Record<string, string>>

export type FieldFault =
  | 'required'
  | 'whole'
  | 'decimal'
  | 'bounds'
  | 'link'
  | 'hs-code'
  | 'country'
  | 'body'
  | 'both'
  | 'pads'
  | 'invalid'
export type FieldFaults = Readonly<Record<string, FieldFault>>

/** What the typed fields say, by the names of the product's data. */
export interface ReadProduct {
  readonly values: Readonly<Record<string, unknown>>
  readonly faults: FieldFaults
}

type BodyBox = ProductData['bodyMm']

/** An attribute that staff added. */
export type AddedAttribute = Pick<AttributeRow, 'id' | 'type'>

const shown = (value: unknown): string => (value === null || value === undefined ? '' : String(value))

/** A product's data as they are typed; without a product, what a new one begins with. */
export const typedProduct = (data: ProductData | undefined): TypedProduct => {
  if (data === undefined)
    return { moq: '1', orderMultiple: '1', packingUnit: '1', custom: 'false', rohs: 'true', reach: 'true' }
  const fields = editedFields.map(({ name }) => [name, shown(data[name])])
  const parted = (name: string, values: Readonly<Record<string, unknown>> | undefined) =>
    Object.entries(values ?? {}).map(([key, value]) => [`${name}.${key}`, shown(value)])
  const drawn =
    data.geometry === 'none'
      ? []
      : [...data.bodyMm.map((edge, place) => [bodyField(place), shown(edge)]), ['pads', padsText(data.pads)]]
  return Object.fromEntries([
    ...fields,
    ...drawn,
    ...parted('names', data.names),
    ...parted('attributes', data.attributes),
  ])
}

type Reading = { readonly value: unknown } | { readonly fault: FieldFault }

const wholeNumber = (typed: string): number | undefined => {
  const clean = typed.replaceAll(/\s/gu, '')
  return /^\d{1,9}$/u.test(clean) ? Number(clean) : undefined
}

/** With a point or a comma; thousands are not parted by either. */
const decimalNumber = (typed: string): number | undefined => {
  const clean = typed.replaceAll(/\s/gu, '').replace('−', '-').replace(',', '.')
  return /^-?\d{1,9}(?:\.\d{1,6})?$/u.test(clean) ? Number(clean) : undefined
}

const figureOf = (kind: 'whole' | 'decimal', typed: string): Reading => {
  const value = kind === 'whole' ? wholeNumber(typed) : decimalNumber(typed)
  return value === undefined ? { fault: kind } : { value }
}

const isLink = (typed: string): boolean => /^https?:\/\/\S+$/u.test(typed) && URL.canParse(typed)

const readingOf = ({ name, kind }: FieldDefinition, typed: string): Reading => {
  switch (kind) {
    case 'whole':
    case 'decimal':
      return figureOf(kind, typed)
    case 'flag':
      return { value: typed === 'true' }
    case 'link':
      return isLink(typed) ? { value: typed } : { fault: 'link' }
    case 'code':
      return { value: name === 'origin' ? typed.toUpperCase() : typed.replaceAll(/[\s.]/gu, '') }
    case 'text':
    case 'choice':
    case 'category':
      return { value: typed }
    default: {
      const missing: never = kind
      return missing
    }
  }
}

const faultOf = ({ name, kind }: FieldDefinition): FieldFault => {
  if (name === 'hsCode') return 'hs-code'
  if (name === 'origin') return 'country'
  return kind === 'whole' || kind === 'decimal' ? 'bounds' : 'invalid'
}

const readField = (field: FieldDefinition, typed: string): Reading => {
  const text = typed.trim()
  if (text === '' && field.kind !== 'flag') return field.nullable ? { value: null } : { fault: 'required' }
  const reading = readingOf(field, text)
  if ('fault' in reading) return reading
  return schemaOf(field.name).safeParse(reading.value).success ? reading : { fault: faultOf(field) }
}

const attributeValue = ({ type }: AddedAttribute, typed: string): AttributeValue | undefined => {
  switch (type) {
    case 'number':
      return decimalNumber(typed)
    case 'flag':
      return typed === 'true'
    case 'choice':
    case 'text':
      return typed
    default: {
      const missing: never = type
      return missing
    }
  }
}

interface Reader {
  readonly typed: TypedProduct
  readonly changed: (field: string) => boolean
  readonly values: Record<string, unknown>
  readonly faults: Record<string, FieldFault>
}

const readNames = ({ typed, changed, values }: Reader) => {
  if (!languageCodes.some((language) => changed(`names.${language}`))) return
  const written = languageCodes
    .map((language) => [language, (typed[`names.${language}`] ?? '').trim()] as const)
    .filter(([, name]) => name !== '')
  values.names = written.length === 0 ? null : Object.fromEntries(written)
}

const readAttributes = (
  { typed, changed, values, faults }: Reader,
  before: ProductData['attributes'],
  attributes: readonly AddedAttribute[],
) => {
  const touched = attributes.filter(({ id }) => changed(`attributes.${id}`))
  if (touched.length === 0) return
  const held = new Map<string, AttributeValue>(Object.entries(before ?? {}))
  for (const attribute of touched) {
    const field = `attributes.${attribute.id}`
    const text = (typed[field] ?? '').trim()
    const value = text === '' ? undefined : attributeValue(attribute, text)
    if (value !== undefined) held.set(attribute.id, value)
    else if (text === '') held.delete(attribute.id)
    else faults[field] = 'decimal'
  }
  values.attributes = held.size === 0 ? null : Object.fromEntries(held)
}

/** The body whose edges are typed; undefined while they are not all figures. */
export const readBody = (typed: TypedProduct): BodyBox | undefined => {
  const [left, top, right, bottom] = bodyEdges.map((_, place) => decimalNumber((typed[bodyField(place)] ?? '').trim()))
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined
  return [left, top, right, bottom]
}

/** Body and pads are stated together or neither; what is stated once is not taken away. */
const readShape = ({ typed, changed, values, faults }: Reader, mayLack: boolean) => {
  const edges = bodyEdges.map((_, place) => (typed[bodyField(place)] ?? '').trim())
  const lines = (typed.pads ?? '').trim()
  if (mayLack && lines === '' && edges.every((edge) => edge === '')) return
  if (mayLack || bodyEdges.some((_, place) => changed(bodyField(place)))) {
    const body = readBody(typed)
    for (const [place, edge] of edges.entries())
      if (decimalNumber(edge) === undefined) faults[bodyField(place)] = edge === '' ? 'required' : 'decimal'
    if (body !== undefined && body[0] >= body[2]) faults[bodyField(2)] = 'body'
    if (body !== undefined && body[1] >= body[3]) faults[bodyField(3)] = 'body'
    if (body !== undefined) values.bodyMm = body
  }
  if (mayLack || changed('pads')) {
    const read = readPads(lines)
    if (lines === '') faults.pads = mayLack ? 'both' : 'required'
    else if ('wrongLine' in read) faults.pads = 'pads'
    else values.pads = read.pads
  }
}

/** Reads the fields that are not as in `seen`, and only them. */
export const readChanges = (
  seen: ProductData,
  typed: TypedProduct,
  attributes: readonly AddedAttribute[],
): ReadProduct => {
  const before = typedProduct(seen)
  const reader: Reader = {
    typed,
    changed: (field) => (typed[field] ?? '') !== (before[field] ?? ''),
    values: {},
    faults: {},
  }
  const { values, faults, changed } = reader
  for (const field of editedFields) {
    if (!changed(field.name)) continue
    const reading = readField(field, typed[field.name] ?? '')
    if ('fault' in reading) faults[field.name] = reading.fault
    else values[field.name] = reading.value
  }
  readNames(reader)
  readAttributes(reader, seen.attributes, attributes)
  readShape(reader, seen.geometry === 'none')
  return { values, faults }
}

/** Reads all fields of a product that is yet to be; what is optional and empty is left out. */
export const readNewProduct = (typed: TypedProduct, attributes: readonly AddedAttribute[]): ReadProduct => {
  const reader: Reader = { typed, changed: (field) => (typed[field] ?? '') !== '', values: {}, faults: {} }
  const { values, faults } = reader
  for (const field of editedFields) {
    const text = typed[field.name] ?? ''
    const mayLack = field.name === 'footprint' || field.name === 'packaging'
    if (mayLack && text.trim() === '') continue
    const reading = readField(field, text)
    if ('fault' in reading) faults[field.name] = reading.fault
    else values[field.name] = reading.value
  }
  readNames(reader)
  readAttributes(reader, undefined, attributes)
  readShape(reader, true)
  return { values, faults }
}
