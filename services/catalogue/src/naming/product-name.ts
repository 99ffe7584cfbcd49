import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { ProductData } from '@pinline/events/catalogue/connector-part'
import { formatNumber } from './format-measurement.ts'
import { knownTerm, term } from './glossary.ts'
import { fillMessage, fillSentence, withoutUnknown, withSegments } from './messages.ts'

type NamedFields = Pick<
  ProductData,
  | 'model'
  | 'manufacturer'
  | 'series'
  | 'category'
  | 'positions'
  | 'rows'
  | 'pitchMm'
  | 'orientation'
  | 'mounting'
  | 'gender'
  | 'names'
>

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The series, if it adds something to part number and manufacturer. */
export const displaySeries = ({
  series,
  model,
  manufacturer,
}: Pick<NamedFields, 'series' | 'model' | 'manufacturer'>): string => {
  if (series === null) return ''
  const word = plain(series)
  return plain(model).startsWith(word) || plain(manufacturer) === word ? '' : series
}

/** A noun for each gender where the kind does not imply it, since languages express it differently: вилка, розетка. */
const kindOf = (part: NamedFields, language: LanguageCode, category: string): string =>
  (knownTerm(`template.gendered_kind.${part.category}.${part.gender}`) ??
    knownTerm(`template.kind.${part.category}`))?.[language] ?? category

/** Poles are counted there, not contacts. */
export const isTerminalBlock = (category: string): boolean => category.endsWith('terminal-blocks')

/** Kinds whose contacts are not counted: all have the same number, or switches and shields count too. */
const uncountedKinds: ReadonlySet<string> = new Set(['power-jacks', 'hdmi', 'memory-card'])

const orientationTerms = { vertical: 'value.vertical', 'right-angle': 'value.right_angle' } as const
const mountingTerms = { 'surface-mount': 'value.surface_mount', 'through-hole': 'value.through_hole' } as const

const templates = new Map<string, string>()

/**
 * The glossary's template without unknown values, and with the rows after the positions if there are two or more: one
 * row is the default.
 */
const templateOf = (part: NamedFields, language: LanguageCode): string => {
  const generic = part.manufacturer === 'Generic'
  const isCounted = !uncountedKinds.has(part.category)
  const inRows = isCounted && part.rows !== null && part.rows > 1
  const inPoles = isTerminalBlock(part.category)
  const unknown = [
    ...(part.positions === null || !isCounted ? ['positions'] : []),
    ...(part.pitchMm === null ? ['pitch'] : []),
    ...(part.orientation === null ? ['orientation'] : []),
  ]
  const key = [language, generic, inRows, inPoles, ...unknown].join(' ')
  const known = templates.get(key)
  if (known !== undefined) return known
  const whole = term(generic ? 'template.product_name_generic' : 'template.product_name')[language]
  const counted = withSegments(whole, 'positions', (contacts) => [
    inPoles ? term('template.poles')[language] : contacts,
    ...(inRows ? [term('template.rows')[language]] : []),
  ])
  const made = withoutUnknown(counted, unknown)
  templates.set(key, made)
  return made
}

/**
 * A product's name in a language: the one written by staff, or else composed from its attributes by the glossary's
 * templates.
 * @param category the title of its category, used as the kind for categories that staff added
 */
export const productName = (part: NamedFields, language: LanguageCode, category: string = part.category): string => {
  const own = part.names?.[language]
  if (own !== undefined && own !== '') return own
  return fillSentence(templateOf(part, language), language, {
    manufacturer: part.manufacturer,
    series: displaySeries(part),
    kind: kindOf(part, language, category),
    positions: part.positions ?? 0,
    rows: part.rows ?? 0,
    pitch: part.pitchMm === null ? '' : formatNumber(part.pitchMm, language),
    orientation: part.orientation === null ? '' : term(orientationTerms[part.orientation])[language],
    mounting: term(mountingTerms[part.mounting])[language],
  })
}

/** One line on what the product's page offers, for search engines and link previews. */
export const productDescription = (name: string, language: LanguageCode): string =>
  fillMessage(term('template.meta_description')[language], language, { name })
