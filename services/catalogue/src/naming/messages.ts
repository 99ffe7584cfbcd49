import { type LanguageCode, languageTag } from '@pinline/contracts/api/languages'
import { IntlMessageFormat } from 'intl-messageformat'

interface Segment {
  readonly separator: string
  readonly text: string
}

/** Splits a message at its separators outside of braces: each piece with the separator before it. */
const segmentsOf = (message: string): Segment[] => {
  const segments: Segment[] = []
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

const joined = (segments: readonly Segment[]): string =>
  segments.map(({ separator, text }, index) => (index === 0 ? text : separator + text)).join('')

const hasPlaceholder = (text: string, name: string): boolean => text.includes(`{${name}}`) || text.includes(`{${name},`)

/** The message without the segments of unknown values. */
export const withoutUnknown = (message: string, unknown: readonly string[]): string =>
  joined(segmentsOf(message).filter(({ text }) => !unknown.some((name) => hasPlaceholder(text, name))))

/** The message with the segment of a value replaced; unchanged if there is none. */
export const withSegments = (message: string, name: string, segmentsFor: (text: string) => readonly string[]): string =>
  joined(
    segmentsOf(message).flatMap((piece) =>
      hasPlaceholder(piece.text, name) ? segmentsFor(piece.text).map((text) => ({ ...piece, text })) : [piece],
    ),
  )

const formats = new Map<string, IntlMessageFormat>()
const formatOf = (message: string, language: LanguageCode): IntlMessageFormat => {
  const key = `${language}\n${message}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new IntlMessageFormat(message, languageTag(language))
  formats.set(key, made)
  return made
}

/** An ICU message with its values, without the spaces that an empty value leaves behind. */
export const fillMessage = (message: string, language: LanguageCode, values: Record<string, string | number>): string =>
  String(formatOf(message, language).format(values))
    .replace(/ +/gu, ' ')
    .replace(/ ([,，、])/gu, '$1')
    .replace(/([，。、）」]) /gu, '$1')
    .trim()

/**
 * A message as a sentence: capitalised, unless it begins with a part number or a manufacturer, which keep their case
 * (microSD-HC-Molex-47219-2001).
 */
export const fillSentence = (
  message: string,
  language: LanguageCode,
  values: Record<string, string | number>,
): string => {
  const text = fillMessage(message, language, values)
  return /^\{(?:part|manufacturer)\}/u.test(message) ? text : capitalised(text, language)
}

/** The text with a capital at its beginning. */
export const capitalised = (text: string, language: LanguageCode): string =>
  text.charAt(0).toLocaleUpperCase(languageTag(language)) + text.slice(1)
