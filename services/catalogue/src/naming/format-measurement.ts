import { type LanguageCode, languages } from '@pinline/contracts/api/languages'
import { LRUCache } from 'lru-cache'

const tagOf = new Map<LanguageCode, string>(languages.map(({ code, tag }) => [code, tag]))

/** The BCP 47 tag of a language. */
export const tagFor = (language: LanguageCode): string => tagOf.get(language) ?? 'en'

const formats = new Map<LanguageCode, Intl.NumberFormat>()
/** Lists write some hundreds of figures, most of them the same ones; a format takes ten times as long as a look-up. */
const written = new LRUCache<string, string>({ max: 20_000 })

/** A figure as the language writes it, at most three digits after the point: 1,27 in German, 1.27 in Chinese. */
export const formatNumber = (value: number, language: LanguageCode): string => {
  const key = `${language}${value}`
  const known = written.get(key)
  if (known !== undefined) return known
  const format = formats.get(language) ?? new Intl.NumberFormat(tagFor(language), { maximumFractionDigits: 3 })
  formats.set(language, format)
  const text = format.format(value)
  written.set(key, text)
  return text
}

/** Units whose symbols Russian writes in its own letters; everywhere else they are those of the SI. */
const russianUnits: Readonly<Record<string, string>> = {
  mm: 'мм',
  'mm²': 'мм²',
  g: 'г',
  A: 'А',
  V: 'В',
  N: 'Н',
  Ω: 'Ом',
}

/** A unit’s symbol in a language. */
const unitSymbol = (unit: string, language: LanguageCode): string =>
  language === 'ru' ? (russianUnits[unit] ?? unit) : unit

const gap = (language: LanguageCode): string => (language === 'zh_cn' ? '' : '\u00A0')

/** A figure with its unit, kept on one line: 2,54 мм; mainland Chinese writes the two without a space. */
export const formatMeasurement = (value: number, unit: string, language: LanguageCode): string =>
  `${formatNumber(value, language)}${gap(language)}${unitSymbol(unit, language)}`

/** Width by depth in mm, kept on one line. */
export const area = (width: number, depth: number, language: LanguageCode): string =>
  `${formatNumber(width, language)}${gap(language)}×${gap(language)}${formatMeasurement(depth, 'mm', language)}`
