import { type LanguageCode, languages } from '@pinline/chassis/contract/languages'
import type { ConnectorFacts } from '@pinline/events/catalogue/connector-part'
import { IntlMessageFormat } from 'intl-messageformat'
import { term } from './glossary.ts'

type NamedFacts = Pick<
  ConnectorFacts,
  'model' | 'manufacturer' | 'series' | 'category' | 'positions' | 'pitchMm' | 'orientation' | 'mounting' | 'gender'
>

const tagOf = new Map<LanguageCode, string>(languages.map(({ code, tag }) => [code, tag]))
const tag = (language: LanguageCode): string => tagOf.get(language) ?? 'en'

/** Splits a message at its separators outside of braces: each piece with the separator before it. */
const segmentsOf = (message: string): { separator: string; text: string }[] => {
  const segments: { separator: string; text: string }[] = []
  let depth = 0
  let separator = ''
  let text = ''
  for (const part of message.match(/, |，|、|[\s\S]/gu) ?? []) {
    if (part === '{') depth += 1
    if (part === '}') depth -= 1
    if (depth === 0 && (part === ', ' || part === '，' || part === '、')) {
      segments.push({ separator, text })
      separator = part
      text = ''
    } else text += part
  }
  return [...segments, { separator, text }]
}

/** The message without the segments that speak of a value that is not known. */
export const withoutUnknown = (message: string, unknown: readonly string[]): string =>
  segmentsOf(message)
    .filter(({ text }) => !unknown.some((name) => text.includes(`{${name}}`) || text.includes(`{${name},`)))
    .map(({ separator, text }, index) => (index === 0 ? text : separator + text))
    .join('')

const figureFormats = new Map<LanguageCode, Intl.NumberFormat>()
const figureFormat = (language: LanguageCode): Intl.NumberFormat => {
  const known = figureFormats.get(language) ?? new Intl.NumberFormat(tag(language), { maximumFractionDigits: 3 })
  figureFormats.set(language, known)
  return known
}

const formats = new Map<string, IntlMessageFormat>()
const formatOf = (message: string, language: LanguageCode): IntlMessageFormat => {
  const key = `${language}\n${message}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new IntlMessageFormat(message, tag(language))
  formats.set(key, made)
  return made
}

const fill = (message: string, language: LanguageCode, values: Record<string, string | number>): string =>
  String(formatOf(message, language).format(values))
    .replace(/ +/gu, ' ')
    .replace(/ ([,，、])/gu, '$1')
    .trim()

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The series, where it says more than the part number or the maker's name already do. */
const tellingSeries = ({ series, model, manufacturer }: NamedFacts): string => {
  if (series === null) return ''
  const word = plain(series)
  return plain(model).startsWith(word) || plain(manufacturer) === word ? '' : series
}

/** Categories whose kind does not say the contact gender by itself. */
const genderedKinds: ReadonlySet<string> = new Set(['d-sub', 'din-41612', 'usb', 'high-reliability', 'modular-jacks'])

const kindOf = (part: NamedFacts, language: LanguageCode): string => {
  const kind = term(`template.kind.${part.category}`)[language]
  if (part.gender === null || !genderedKinds.has(part.category)) return kind
  return fill(term('template.kind_with_gender')[language], language, {
    kind,
    gender: term(`value.${part.gender}`)[language],
  })
}

const orientationTerms = { vertical: 'value.vertical', 'right-angle': 'value.right_angle' } as const
const mountingTerms = { 'surface-mount': 'value.surface_mount', 'through-hole': 'value.through_hole' } as const

/** A product's name in a language, composed from its facts by the glossary's templates. */
export const productName = (part: NamedFacts, language: LanguageCode): string => {
  const generic = part.manufacturer === 'Generic'
  const unknown = [
    ...(part.positions === null ? ['positions'] : []),
    ...(part.pitchMm === null ? ['pitch'] : []),
    ...(part.orientation === null ? ['orientation'] : []),
  ]
  const template = term(generic ? 'template.product_name_generic' : 'template.product_name')[language]
  const name = fill(withoutUnknown(template, unknown), language, {
    manufacturer: part.manufacturer,
    series: tellingSeries(part),
    kind: kindOf(part, language),
    positions: part.positions ?? 0,
    pitch: part.pitchMm === null ? '' : figureFormat(language).format(part.pitchMm),
    orientation: part.orientation === null ? '' : term(orientationTerms[part.orientation])[language],
    mounting: term(mountingTerms[part.mounting])[language],
  })
  return name.charAt(0).toLocaleUpperCase(tag(language)) + name.slice(1)
}

/** One line on what the product's page offers, for search engines and link previews. */
export const productDescription = (name: string, language: LanguageCode): string =>
  fill(term('template.meta_description')[language], language, { name })
