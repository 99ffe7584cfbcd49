import { lifecycle } from '@pinline/events/catalogue/connector-part'
import type { NumberSigns } from '@pinline/ui/format/number-signs'
import { type EditedField, editedFields, type FieldDefinition, type ProductPatch } from '../edited-fields.ts'
import {
  type AddedAttribute,
  type ProductFieldError,
  type ProductFieldErrors,
  parseAttribute,
  parseEditedField,
} from '../product-form-values.ts'
import type { ProductRecord } from '../product-record.ts'

/** Its part number and the name of its footprint are a part's own. */
const ownFields: ReadonlySet<EditedField> = new Set(['model', 'footprint'])

/** Fields that many parts can have alike. */
export const bulkFields: readonly FieldDefinition[] = editedFields.filter(({ name }) => !ownFields.has(name))

/** A change of many parts: data by field, attributes by id (null removes the value), or a lifecycle status. */
export interface BulkChanges {
  readonly data: Readonly<Partial<Record<EditedField, unknown>>>
  readonly attributes: Readonly<Record<string, string | number | boolean | null>>
  readonly lifecycle: ProductRecord['lifecycle'] | undefined
}

export const noChanges: BulkChanges = { data: {}, attributes: {}, lifecycle: undefined }

export const attributePrefix = 'attributes.'

/** The chosen fields as they were typed, as changes; or what is wrong with each. */
export const readChanges = (
  typed: Readonly<Record<string, string>>,
  attributes: readonly AddedAttribute[],
  signs: NumberSigns,
): { readonly changes: BulkChanges; readonly fieldErrors: ProductFieldErrors } => {
  const data: Record<string, unknown> = {}
  const stated: Record<string, string | number | boolean | null> = {}
  const fieldErrors: Record<string, ProductFieldError> = {}
  let status: BulkChanges['lifecycle']
  for (const [name, value] of Object.entries(typed)) {
    const field = bulkFields.find((one) => one.name === name)
    const attribute = attributes.find(({ id }) => `${attributePrefix}${id}` === name)
    if (name === 'lifecycle') {
      status = lifecycle.safeParse(value).data
      if (status === undefined) fieldErrors.lifecycle = 'required'
    } else if (field !== undefined) {
      const reading = parseEditedField(field, value, signs)
      if ('fieldError' in reading) fieldErrors[name] = reading.fieldError
      else data[name] = reading.value
    } else if (attribute !== undefined) {
      const text = value.trim()
      const read = text === '' ? null : parseAttribute(attribute, text, signs)
      if (read === undefined) fieldErrors[name] = 'decimal'
      else stated[attribute.id] = read
    }
  }
  return { changes: { data, attributes: stated, lifecycle: status }, fieldErrors }
}

/** What `update-product` changes of one part; undefined if nothing but its lifecycle status is to change. */
export const patchOf = ({ data, attributes }: BulkChanges, row: ProductRecord): ProductPatch | undefined => {
  const changed = Object.entries(attributes)
  if (Object.keys(data).length === 0 && changed.length === 0) return undefined
  if (changed.length === 0) return data as ProductPatch
  const merged = Object.entries({ ...row.attributes, ...attributes }).filter(([, value]) => value !== null)
  return { ...data, attributes: merged.length === 0 ? null : Object.fromEntries(merged) } as ProductPatch
}

/** Where the row of a list has a field under another name. */
const rowFields: Readonly<Partial<Record<string, keyof ProductRecord>>> = {
  category: 'categoryId',
  weightGrams: 'weight',
}

/** The present value of a field of a part. */
export const valueIn = (row: ProductRecord, field: string): unknown =>
  field.startsWith(attributePrefix)
    ? (row.attributes[field.slice(attributePrefix.length)] ?? null)
    : Object.entries(row).find(([name]) => name === (rowFields[field] ?? field))?.[1]

/** The fields that change, each with its new value. */
export const changedFields = ({ data, attributes, lifecycle: status }: BulkChanges): [string, unknown][] => [
  ...Object.entries(data),
  ...Object.entries(attributes).map(([id, value]): [string, unknown] => [`${attributePrefix}${id}`, value]),
  ...(status === undefined ? [] : ([['lifecycle', status]] as [string, unknown][])),
]
