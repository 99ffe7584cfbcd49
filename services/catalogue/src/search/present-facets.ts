import { type LanguageCode, type Localised, languageTag } from '@pinline/contracts/api/languages'
import type { Facet, Understood } from '@pinline/contracts/catalogue/search/product-facets'
import type { AttributeUnit } from '@pinline/events/catalogue/attribute-defined'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import type { Taxonomy } from '../domain/taxonomy/taxonomy.ts'
import { formatMeasurement, formatNumber } from '../naming/format-measurement.ts'
import { knownTerm } from '../naming/glossary.ts'
import { fillMessage } from '../naming/messages.ts'
import { priceAttribute } from './attribute-list.ts'
import type { FacetCount } from './count-facets.ts'
import type { DescribedQueryPart } from './describe-query.ts'
import { partNumberAttribute, type Test } from './meaning.ts'

/** Language and context of labels. */
interface Reader {
  readonly language: LanguageCode
  readonly rate: ExchangeRate
  readonly taxonomy: Taxonomy
  /** Manufacturers of a series. */
  readonly makersOf: (series: string) => readonly string[]
}

const textOf = (texts: Readonly<Record<string, string>> | undefined, language: LanguageCode): string | undefined =>
  texts?.[language] ?? texts?.en

const glossaryKeys: Readonly<Record<string, string>> = { [partNumberAttribute]: 'attribute.part_number' }

const categoryTitles: Localised = {
  zh_cn: '分类',
  en: 'Category',
  zh_hk: '分類',
  pt: 'Categoria',
  it: 'Categoria',
  de: 'Kategorie',
  fr: 'Catégorie',
  es: 'Categoría',
  ja: 'カテゴリー',
  ru: 'Категория',
}

const titleOf = (id: string, { taxonomy, language }: Reader): string =>
  textOf(id === 'category' ? categoryTitles : taxonomy.attributes[id]?.titles, language) ??
  textOf(knownTerm(glossaryKeys[id] ?? `attribute.${id.replaceAll('-', '_')}`), language) ??
  id

const isAnswer = (value: string): boolean => value === 'yes' || value === 'no'

const measurementIn = (value: number, unit: AttributeUnit | null, language: LanguageCode): string => {
  if (unit === null) return formatNumber(value, language)
  const days = unit === 'd' ? knownTerm('template.days')?.[language] : undefined
  return days === undefined ? formatMeasurement(value, unit, language) : fillMessage(days, language, { days: value })
}

const regions = new Map<LanguageCode, Intl.DisplayNames>()

const regionName = (code: string, language: LanguageCode): string => {
  const known = regions.get(language) ?? new Intl.DisplayNames(languageTag(language), { type: 'region' })
  regions.set(language, known)
  return known.of(code) ?? code
}

const unitOf = (id: string, { taxonomy }: Reader, unit?: AttributeUnit | null): AttributeUnit | null =>
  taxonomy.attributes[id]?.unit ?? unit ?? null

/** A series; with its manufacturers if several have one of this name. */
const seriesName = (value: string, { makersOf }: Reader): string => {
  const [name, makers] = [value.replaceAll('_', ' '), makersOf(value)]
  return makers.length > 1 ? `${name} (${makers.join(', ')})` : name
}

/** A value as a label, without its attribute's name. */
const labelOf = (id: string, value: string, reader: Reader, unit: AttributeUnit | null): string => {
  const { language, taxonomy } = reader
  if (value === '') return textOf(knownTerm('value.not_stated'), language) ?? value
  if (id === 'category')
    return (
      textOf(taxonomy.categories[value]?.titles, language) ?? textOf(knownTerm(`category.${value}`), language) ?? value
    )
  if (id === 'manufacturer' && value === 'Generic')
    return textOf(knownTerm('value.generic_manufacturer'), language) ?? value
  if (id === 'origin' && /^[A-Z]{2}$/u.test(value)) return regionName(value, language)
  if (id === 'series') return seriesName(value, reader)
  const chosen = taxonomy.attributes[id]?.values?.find((one) => one.value === value)
  const title =
    textOf(chosen?.titles, language) ?? (isAnswer(value) ? textOf(knownTerm(`value.${value}`), language) : undefined)
  if (title !== undefined) return title
  const isMeasurement = /^\d+(\.\d+)?$/u.test(value) && id !== partNumberAttribute && id !== 'manufacturer'
  return isMeasurement ? measurementIn(Number(value), unit, language) : value
}

const price = (value: number, { language, rate }: Reader): string =>
  new Intl.NumberFormat(languageTag(language), { style: 'currency', currency: rate.to }).format(value)

const rangeLabel = ({ attribute, min, max }: Test, reader: Reader): string => {
  const unit = unitOf(attribute, reader)
  const one = (value: number) =>
    attribute === priceAttribute ? price(value, reader) : measurementIn(value, unit, reader.language)
  if (min === undefined) return `≤ ${one(max ?? 0)}`
  return max === undefined ? `≥ ${one(min)}` : `${one(min)} – ${one(max)}`
}

const joints: Partial<Record<LanguageCode, string>> = { zh_cn: '、', zh_hk: '、', ja: '、' }

/** Values that a chip names; of more it names one less and counts the others. */
const maxNamed = 3

/** A filter as the label of a chip: "Pitch 1.27 mm". */
export const filterLabel = (test: Test, reader: Reader): string => {
  const unit = unitOf(test.attribute, reader)
  const title = titleOf(test.attribute, reader)
  if (test.values === undefined) return `${title} ${test.stated === true ? '✓' : rangeLabel(test, reader)}`
  const labels = test.values.map((value) =>
    test.attribute === partNumberAttribute ? value.toUpperCase() : labelOf(test.attribute, value, reader, unit),
  )
  const named =
    labels.length > maxNamed ? [...labels.slice(0, maxNamed - 1), `+${labels.length - maxNamed + 1}`] : labels
  return `${title} ${named.join(joints[reader.language] ?? ', ')}`
}

const presentPart = (
  { text, at, test, qWithout }: DescribedQueryPart,
  kind: DescribedQueryPart | undefined,
  reader: Reader,
): Understood => ({
  text,
  at: [at[0], at[1]],
  filter: {
    attribute: test.attribute,
    op: test.values === undefined ? 'from-to' : 'is',
    values: test.values === undefined ? [`${test.min ?? ''}..${test.max ?? ''}`] : [...test.values],
    label: kind === undefined ? filterLabel(test, reader) : `${filterLabel(test, reader)}: ${kind.text}`,
  },
  qWithout,
})

/** The kind that a word says beside a category, by what part numbers contain: the C of `USB C`. */
const kindIn = (
  { test, at }: DescribedQueryPart,
  parts: readonly DescribedQueryPart[],
): DescribedQueryPart | undefined =>
  test.attribute === partNumberAttribute
    ? undefined
    : parts.find((other) => other.test.attribute === partNumberAttribute && other.at[0] === at[0])

/** The pieces of a keyword that were read as filters; what part numbers contain is shown with the category. */
export const presentUnderstood = (all: readonly DescribedQueryPart[], reader: Reader): Understood[] => {
  const kinds = all.map((part) => kindIn(part, all))
  const shown = all.filter((part) => !kinds.includes(part))
  return shown.map((part) => presentPart(part, kindIn(part, all), reader))
}

const selectedOf = (id: string, tests: readonly Test[]): Facet['selected'] => {
  const own = tests.filter(({ attribute }) => attribute === id)
  const values = own.flatMap((test) => test.values ?? [])
  const range = own.find(({ min, max }) => min !== undefined || max !== undefined)
  if (values.length > 0 || range === undefined) return values
  const { min, max } = range
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
}

const maxValues = 200

/** The filters of a list with their texts; those of the category first, in its own order. */
export const presentFacets = (
  counts: readonly FacetCount[],
  tests: readonly Test[],
  category: string | undefined,
  reader: Reader,
): Facet[] => {
  const { taxonomy } = reader
  const own: readonly string[] = category === undefined ? [] : (taxonomy.categories[category]?.attributeIds ?? [])
  const place = (id: string): number => {
    const at = own.indexOf(id)
    if (at >= 0) return at
    return own.length + (taxonomy.attributes[id]?.orderNum ?? 0)
  }
  return counts
    .map(({ attribute, values, range }): Facet => {
      const unit = unitOf(attribute.id, reader, attribute.unit)
      return {
        id: attribute.id,
        title: titleOf(attribute.id, reader),
        type: attribute.type,
        unit,
        group: taxonomy.attributes[attribute.id]?.group ?? attribute.group,
        values: values
          .filter(({ value }, at) => at < maxValues || value === '')
          .map(({ value, count }) => ({ value, label: labelOf(attribute.id, value, reader, unit), count })),
        range: range === null ? null : { ...range, histogram: [...range.histogram] },
        selected: selectedOf(attribute.id, tests),
      }
    })
    .sort((a, b) => place(a.id) - place(b.id))
}
