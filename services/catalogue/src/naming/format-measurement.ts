import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { LRUCache } from 'lru-cache'

const formats = new Map<LanguageCode, Intl.NumberFormat>()
/** Lists format some hundreds of numbers, most of them the same; formatting takes ten times as long as a look-up. */
const written = new LRUCache<string, string>({ max: 20_000 })

/** A number in a language's format, with at most three decimals: 1,27 in German, 1.27 in Chinese. */
export const formatNumber = (value: number, language: LanguageCode): string => {
  const key = `${language}${value}`
  const known = written.get(key)
  if (known !== undefined) return known
  const format = formats.get(language) ?? new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 3 })
  formats.set(language, format)
  const text = format.format(value)
  written.set(key, text)
  return text
}

/** Units with Cyrillic symbols in Russian; all other languages use SI symbols. */
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

/** A number with its unit, without a line break between them: 2,54 мм; mainland Chinese has no space there. */
export const formatMeasurement = (value: number, unit: string, language: LanguageCode): string =>
  `${formatNumber(value, language)}${gap(language)}${unitSymbol(unit, language)}`

/** Width by depth in mm, without a line break. */
export const area = (width: number, depth: number, language: LanguageCode): string =>
  `${formatNumber(width, language)}${gap(language)}×${gap(language)}${formatMeasurement(depth, 'mm', language)}`
