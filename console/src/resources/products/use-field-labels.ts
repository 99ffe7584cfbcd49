import { languages } from '@pinline/contracts/api/languages'
import { bodyBox, gender, lifecycle, mounting, orientation, packaging } from '@pinline/events/catalogue/connector-part'
import { priceBreak } from '@pinline/events/catalogue/price-set'
import { productDocument } from '@pinline/events/catalogue/product-document'
import { relationKind } from '@pinline/events/catalogue/product-relation'
import type { Format } from '@pinline/ui/format/create-format'
import { z } from 'zod'
import { useFormat } from '../../messages/use-format.ts'
import { type Text, useHasText, useText } from '../../messages/use-text.ts'
import { editedFields } from './edited-fields.ts'
import { useAddedAttributes } from './use-added-attributes.ts'
import { useCategories } from './use-categories.ts'

const replaced = z.object({ id: z.string(), model: z.string().nullable(), manufacturer: z.string().nullable() })

const related = z.object({ kind: relationKind, id: z.string(), model: z.string().nullable() })

const figure = (text: Text, format: Format, field: string, value: number): string => {
  const known = editedFields.find(({ name }) => name === field)
  const unit = known !== undefined && 'unit' in known ? known.unit : undefined
  if (unit === 'pieces') return text('resources.products.pieces', { smart_count: value })
  if (unit === 'days') return text('resources.products.days', { smart_count: value })
  return unit === undefined ? format.number(value) : `${format.number(value)} ${unit}`
}

/** Fields with a fixed set of values. */
const chosen = (text: Text, field: string, value: string): string | undefined => {
  switch (field) {
    case 'orientation': {
      const { data } = orientation.safeParse(value)
      return data && text(`resources.products.orientation.${data}`)
    }
    case 'mounting': {
      const { data } = mounting.safeParse(value)
      return data && text(`resources.products.mounting.${data}`)
    }
    case 'gender': {
      const { data } = gender.safeParse(value)
      return data && text(`resources.products.gender.${data}`)
    }
    case 'packaging': {
      const { data } = packaging.safeParse(value)
      return data && text(`resources.products.packaging.${data}`)
    }
    case 'lifecycle': {
      const { data } = lifecycle.safeParse(value)
      return data && text(`resources.products.lifecycle.${data}`)
    }
    default:
      return undefined
  }
}

const composed = (text: Text, format: Format, field: string, value: unknown): string | undefined => {
  switch (field) {
    case 'replacement': {
      const { data } = replaced.safeParse(value)
      return data && `${data.model ?? data.id} ${data.manufacturer ?? ''}`.trim()
    }
    case 'breaks': {
      const { data } = z.array(priceBreak).safeParse(value)
      return data
        ?.map(({ from, unitPrice }) =>
          text('resources.products.history.from', {
            quantity: format.number(from),
            price: format.unitPrice(unitPrice),
          }),
        )
        .join(' · ')
    }
    case 'documents': {
      const { data } = z.array(productDocument).safeParse(value)
      return data && format.list(data.map(({ title }) => title))
    }
    case 'relations': {
      const { data } = z.array(related).safeParse(value)
      return (
        data &&
        format.list(
          data.map(({ kind, id, model }) => `${text(`resources.products.relations.kind.${kind}`)} ${model ?? id}`),
        )
      )
    }
    case 'bodyMm': {
      const { data } = bodyBox.safeParse(value)
      return data && `${data.map((edge) => format.number(edge)).join(' / ')} mm`
    }
    case 'pads':
      return Array.isArray(value) ? text('resources.products.history.pads', { smart_count: value.length }) : undefined
    default:
      return undefined
  }
}

/** Labels of fields, their units and values: `pitchMm`, 2.54 → `Pitch`, `mm`, `2.54 mm`. */
export const useFieldLabels = () => {
  const text = useText()
  const hasText = useHasText()
  const format = useFormat()
  const categories = useCategories()
  const { attributes } = useAddedAttributes()

  const labelOf = (field: string): string => {
    const path = `resources.products.fields.${field}`
    if (hasText(path)) return text(path)
    const [part, key = ''] = [field.slice(0, field.indexOf('.')), field.slice(field.indexOf('.') + 1)]
    if (part === 'names') {
      const language = languages.find(({ code }) => code === key)?.name ?? key
      return text('resources.products.history.name_in', { language })
    }
    return attributes.find(({ id }) => id === key)?.title ?? key
  }

  /** Undefined without one. */
  const unitOf = (field: string): string | undefined => {
    const known = editedFields.find(({ name }) => name === field)
    const added = attributes.find(({ id }) => field === `attributes.${id}`)
    const unit = known !== undefined && 'unit' in known ? known.unit : (added?.unit ?? undefined)
    if (unit === 'pieces') return text('resources.products.edit.unit.pieces')
    return unit === 'days' || unit === 'd' ? text('resources.products.edit.unit.days') : unit
  }

  const attributeWords = (field: string, value: string | number): string => {
    const known = attributes.find(({ id }) => field === `attributes.${id}`)
    const chosenValue = known?.values.find((one) => one.value === value)?.title
    const shown = chosenValue ?? (typeof value === 'number' ? format.number(value) : value)
    return known?.unit === undefined || known.unit === null ? shown : `${shown} ${known.unit}`
  }

  const valueTextOf = (field: string, value: unknown): string => {
    const empty = value === null || value === undefined || (Array.isArray(value) && value.length === 0)
    if (empty) return text('resources.products.not_stated')
    if (typeof value === 'boolean') return text(value ? 'resources.products.yes' : 'resources.products.no')
    if (typeof value === 'number' || typeof value === 'string') {
      if (field.startsWith('attributes.')) return attributeWords(field, value)
      if (typeof value === 'number') return figure(text, format, field, value)
      if (field === 'category') return categories.find(({ id }) => id === value)?.title ?? value
      return chosen(text, field, value) ?? value
    }
    return composed(text, format, field, value) ?? ''
  }

  return { labelOf, unitOf, valueTextOf }
}
