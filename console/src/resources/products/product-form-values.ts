import { languageCodes } from '@pinline/contracts/api/languages'
import { isWebUrl } from '@pinline/contracts/api/web-url'
import type { AttributeRow } from '@pinline/contracts/catalogue/taxonomy/attributes-resource'
import type { AttributeValue, ProductData } from '@pinline/events/catalogue/connector-part'
import { localNumber, type NumberSigns, plainNumber } from '@pinline/ui/format/number-signs'
import { bodyEdges, bodyField, editedFields, type FieldDefinition, schemaOf } from './edited-fields.ts'
import { formatPads, parsePads } from './pads-text.ts'

/** Field → form value; names as `names.en`, attributes as `attributes.<id>`, edges as `bodyMm.0`. */
export type ProductFormValues = Readonly<Record<string, string>>

export type ProductFieldError =
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
export type ProductFieldErrors = Readonly<Record<string, ProductFieldError>>

/** The parsed form values, by the field names of the product. */
export interface ParsedProduct {
  readonly values: Readonly<Record<string, unknown>>
  readonly fieldErrors: ProductFieldErrors
}

type BodyBox = ProductData['bodyMm']

/** An attribute that staff added. */
export type AddedAttribute = Pick<AttributeRow, 'id' | 'type'>

/** A value as it is typed. */
export const typedText = (value: unknown, signs: NumberSigns): string => {
  if (typeof value === 'number') return localNumber(String(value), signs)
  return value === null || value === undefined ? '' : String(value)
}

/** Form values of a product; without a product, the defaults of a new one. */
export const productFormValues = (data: ProductData | undefined, signs: NumberSigns): ProductFormValues => {
  if (data === undefined)
    return { moq: '1', orderMultiple: '1', packingUnit: '1', custom: 'false', rohs: 'true', reach: 'true' }
  const fields = editedFields.map(({ name }) => [name, typedText(data[name], signs)])
  const parted = (name: string, values: Readonly<Record<string, unknown>> | undefined) =>
    Object.entries(values ?? {}).map(([key, value]) => [`${name}.${key}`, typedText(value, signs)])
  const drawn =
    data.geometry === 'none'
      ? []
      : [
          ...data.bodyMm.map((edge, place) => [bodyField(place), typedText(edge, signs)]),
          ['pads', formatPads(data.pads)],
        ]
  return Object.fromEntries([
    ...fields,
    ...drawn,
    ...parted('names', data.names),
    ...parted('attributes', data.attributes),
  ])
}

type ParsedField = { readonly value: unknown } | { readonly fieldError: ProductFieldError }

const wholeNumber = (formValues: string): number | undefined => {
  const clean = formValues.replaceAll(/\s/gu, '')
  return /^\d{1,9}$/u.test(clean) ? Number(clean) : undefined
}

/** Accepts a decimal point or comma, no thousands separators. */
const decimalNumber = (formValues: string, signs: NumberSigns): number | undefined => {
  const clean = plainNumber(formValues, signs) ?? ''
  return /^-?\d{1,9}(?:\.\d{1,6})?$/u.test(clean) ? Number(clean) : undefined
}

const figureOf = (kind: 'whole' | 'decimal', formValues: string, signs: NumberSigns): ParsedField => {
  const value = kind === 'whole' ? wholeNumber(formValues) : decimalNumber(formValues, signs)
  return value === undefined ? { fieldError: kind } : { value }
}

const parseField = ({ name, kind }: FieldDefinition, formValues: string, signs: NumberSigns): ParsedField => {
  switch (kind) {
    case 'whole':
    case 'decimal':
      return figureOf(kind, formValues, signs)
    case 'flag':
      return { value: formValues === 'true' }
    case 'link':
      return isWebUrl(formValues) ? { value: formValues } : { fieldError: 'link' }
    case 'code':
      return { value: name === 'origin' ? formValues.toUpperCase() : formValues.replaceAll(/[\s.]/gu, '') }
    case 'text':
    case 'choice':
    case 'category':
      return { value: formValues }
    default:
      return kind satisfies never
  }
}

const fieldErrorOf = ({ name, kind }: FieldDefinition): ProductFieldError => {
  if (name === 'hsCode') return 'hs-code'
  if (name === 'origin') return 'country'
  return kind === 'whole' || kind === 'decimal' ? 'bounds' : 'invalid'
}

/** A field as it was typed; an empty one removes the value where it may be missing. */
export const parseEditedField = (field: FieldDefinition, formValues: string, signs: NumberSigns): ParsedField => {
  const text = formValues.trim()
  if (text === '' && field.kind !== 'flag') return field.nullable ? { value: null } : { fieldError: 'required' }
  const reading = parseField(field, text, signs)
  if ('fieldError' in reading) return reading
  return schemaOf(field.name).safeParse(reading.value).success ? reading : { fieldError: fieldErrorOf(field) }
}

/** The value of an attribute as it was typed; undefined for what is no number. */
export const parseAttribute = (
  { type }: AddedAttribute,
  formValues: string,
  signs: NumberSigns,
): AttributeValue | undefined => {
  switch (type) {
    case 'number':
      return decimalNumber(formValues, signs)
    case 'flag':
      return formValues === 'true'
    case 'choice':
    case 'text':
      return formValues
    default:
      return type satisfies never
  }
}

interface FieldParser {
  readonly signs: NumberSigns
  readonly formValues: ProductFormValues
  readonly changed: (field: string) => boolean
  readonly values: Record<string, unknown>
  readonly fieldErrors: Record<string, ProductFieldError>
}

const parseNames = ({ formValues, changed, values }: FieldParser) => {
  if (!languageCodes.some((language) => changed(`names.${language}`))) return
  const written = languageCodes
    .map((language) => [language, (formValues[`names.${language}`] ?? '').trim()] as const)
    .filter(([, name]) => name !== '')
  values.names = written.length === 0 ? null : Object.fromEntries(written)
}

const parseAttributes = (
  { signs, formValues, changed, values, fieldErrors }: FieldParser,
  before: ProductData['attributes'],
  attributes: readonly AddedAttribute[],
) => {
  const touched = attributes.filter(({ id }) => changed(`attributes.${id}`))
  if (touched.length === 0) return
  const existing = new Map<string, AttributeValue>(Object.entries(before ?? {}))
  for (const attribute of touched) {
    const field = `attributes.${attribute.id}`
    const text = (formValues[field] ?? '').trim()
    const value = text === '' ? undefined : parseAttribute(attribute, text, signs)
    if (value !== undefined) existing.set(attribute.id, value)
    else if (text === '') existing.delete(attribute.id)
    else fieldErrors[field] = 'decimal'
  }
  values.attributes = existing.size === 0 ? null : Object.fromEntries(existing)
}

/** The body from its four edges; undefined unless all are numbers. */
export const parseBody = (formValues: ProductFormValues, signs: NumberSigns): BodyBox | undefined => {
  const [left, top, right, bottom] = bodyEdges.map((_, place) =>
    decimalNumber((formValues[bodyField(place)] ?? '').trim(), signs),
  )
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return undefined
  return [left, top, right, bottom]
}

/** Body and pads are stated together or not at all; once stated they cannot be removed. */
const parseShape = ({ signs, formValues, changed, values, fieldErrors }: FieldParser, isOptional: boolean) => {
  const edges = bodyEdges.map((_, place) => (formValues[bodyField(place)] ?? '').trim())
  const lines = (formValues.pads ?? '').trim()
  if (isOptional && lines === '' && edges.every((edge) => edge === '')) return
  if (isOptional || bodyEdges.some((_, place) => changed(bodyField(place)))) {
    const body = parseBody(formValues, signs)
    for (const [place, edge] of edges.entries())
      if (decimalNumber(edge, signs) === undefined) fieldErrors[bodyField(place)] = edge === '' ? 'required' : 'decimal'
    if (body !== undefined && body[0] >= body[2]) fieldErrors[bodyField(2)] = 'body'
    if (body !== undefined && body[1] >= body[3]) fieldErrors[bodyField(3)] = 'body'
    if (body !== undefined) values.bodyMm = body
  }
  if (isOptional || changed('pads')) {
    const read = parsePads(lines)
    if (lines === '') fieldErrors.pads = isOptional ? 'both' : 'required'
    else if ('wrongLine' in read) fieldErrors.pads = 'pads'
    else values.pads = read.pads
  }
}

/** Parses only the fields that differ from `seen`. */
export const parseChanges = (
  saved: ProductData,
  formValues: ProductFormValues,
  attributes: readonly AddedAttribute[],
  signs: NumberSigns,
): ParsedProduct => {
  const before = productFormValues(saved, signs)
  const reader: FieldParser = {
    signs,
    formValues,
    changed: (field) => (formValues[field] ?? '') !== (before[field] ?? ''),
    values: {},
    fieldErrors: {},
  }
  const { values, fieldErrors, changed } = reader
  for (const field of editedFields) {
    if (!changed(field.name)) continue
    const reading = parseEditedField(field, formValues[field.name] ?? '', signs)
    if ('fieldError' in reading) fieldErrors[field.name] = reading.fieldError
    else values[field.name] = reading.value
  }
  parseNames(reader)
  parseAttributes(reader, saved.attributes, attributes)
  parseShape(reader, saved.geometry === 'none')
  return { values, fieldErrors }
}

/** Parses all fields of a new product; empty optional ones are omitted. */
export const parseNewProduct = (
  formValues: ProductFormValues,
  attributes: readonly AddedAttribute[],
  signs: NumberSigns,
): ParsedProduct => {
  const reader: FieldParser = {
    signs,
    formValues,
    changed: (field) => (formValues[field] ?? '') !== '',
    values: {},
    fieldErrors: {},
  }
  const { values, fieldErrors } = reader
  for (const field of editedFields) {
    const text = formValues[field.name] ?? ''
    const isOptional = field.name === 'footprint' || field.name === 'packaging'
    if (isOptional && text.trim() === '') continue
    const reading = parseEditedField(field, text, signs)
    if ('fieldError' in reading) fieldErrors[field.name] = reading.fieldError
    else values[field.name] = reading.value
  }
  parseNames(reader)
  parseAttributes(reader, undefined, attributes)
  parseShape(reader, true)
  return { values, fieldErrors }
}
