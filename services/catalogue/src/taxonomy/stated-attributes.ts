import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import type { statedAttribute } from '@pinline/contracts/catalogue/taxonomy/attribute'
import type { AttributeValue } from '@pinline/events/catalogue/connector-part'
import type { z } from 'zod'
import type { DefinedAttribute, Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { bodySize } from '../naming/body-size.ts'
import { formatMeasurement, formatNumber } from '../naming/format-measurement.ts'
import { term } from '../naming/glossary.ts'
import { fillMessage } from '../naming/messages.ts'
import type { Described } from '../naming/product-text.ts'
import { textIn } from './taxonomy-rows.ts'

type StatedAttribute = z.infer<typeof statedAttribute>

const size = ({ geometry, bodyMm }: Described) => (geometry === 'none' ? undefined : bodySize(bodyMm))

const fields: Readonly<Record<string, (data: Described) => AttributeValue | null>> = {
  manufacturer: ({ manufacturer }) => manufacturer,
  series: ({ series }) => series,
  pitch: ({ pitchMm }) => pitchMm,
  positions: ({ positions }) => positions,
  rows: ({ rows }) => rows,
  orientation: ({ orientation }) => orientation,
  mounting: ({ mounting }) => mounting,
  gender: ({ gender }) => gender,
  current: ({ currentA }) => currentA,
  voltage: ({ voltageV }) => voltageV,
  'body-width': (data) => size(data)?.width ?? null,
  'body-depth': (data) => size(data)?.depth ?? null,
  'lead-time': ({ leadTimeDays }) => leadTimeDays,
  weight: ({ weightGrams }) => weightGrams,
  origin: ({ origin }) => origin,
  packaging: ({ packaging }) => packaging ?? null,
  rohs: ({ rohs }) => rohs,
  reach: ({ reach }) => reach,
}

/** The value of an attribute of a part; null if it is not stated. */
export const statedValue = (data: Described, id: string): AttributeValue | null =>
  fields[id]?.(data) ?? data.attributes?.[id] ?? null

const numberLabel = (value: number, { unit }: DefinedAttribute, language: LanguageCode): string => {
  if (unit === null) return formatNumber(value, language)
  if (unit === 'd') return fillMessage(term('template.days')[language], language, { days: value })
  return formatMeasurement(value, unit, language)
}

const country = (code: string, language: LanguageCode): string =>
  new Intl.DisplayNames([languageTag(language)], { type: 'region' }).of(code) ?? code

/** A value as text in a language, with its unit. */
const labelOf = (value: AttributeValue, attribute: DefinedAttribute, language: LanguageCode): string => {
  if (typeof value === 'number') return numberLabel(value, attribute, language)
  if (typeof value === 'boolean') return term(value ? 'value.yes' : 'value.no')[language]
  if (attribute.attributeId === 'origin') return country(value, language)
  const choice = attribute.values?.find((one) => one.value === value)
  return choice === undefined ? value : textIn(choice.titles, language, value)
}

const stated = (data: Described, attribute: DefinedAttribute, language: LanguageCode): StatedAttribute => {
  const { attributeId: id, type, unit, group, titles } = attribute
  const value = statedValue(data, id)
  const label = value === null ? null : labelOf(value, attribute, language)
  return { id, title: textIn(titles, language, id), type, unit, group, value, label }
}

/** The attributes of a product's category, in its order, with the product's values. */
export const statedAttributes = (data: Described, state: Taxonomy, language: LanguageCode): StatedAttribute[] =>
  (state.categories[data.category]?.attributeIds ?? []).flatMap((id) => {
    const attribute = state.attributes[id]
    return attribute === undefined ? [] : [stated(data, attribute, language)]
  })

const colons: Partial<Record<LanguageCode, string>> = { fr: '\u00A0: ', zh_cn: '：', zh_hk: '：', ja: '：' }

/** Values of attributes that staff added, as text: `Plating: gold`. */
export const otherStatedAttributes = (data: Described, state: Taxonomy, language: LanguageCode): string[] =>
  statedAttributes(data, state, language).flatMap(({ id, title, label }) => {
    if (label === null || state.attributes[id]?.fixed !== false) return []
    return [`${title}${colons[language] ?? ': '}${label}`]
  })
