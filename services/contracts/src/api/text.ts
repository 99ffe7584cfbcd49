import { z } from 'zod'

/** Error key of a text with a character that its field does not accept. */
export const characterNotAllowed = 'character-not-allowed'

/** Without glyph and without meaning: they only make two equal looking texts differ. */
const invisible =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu

const joiners = /[\u200c\u200d]/gu
/** Joiners that neither follow a letter of a script whose letters they shape, nor join two pictographs. */
const idleJoiners =
  /(?<![\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Mand}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{sc=Tibt}])[\u200c\u200d](?!(?<=\ufe0f\u200d|[\p{Extended_Pictographic}\p{Emoji_Modifier}]\u200d)\p{Extended_Pictographic})/gu

/** Controls, halves of characters, separators of lines, and what reorders the text around it. */
const forbidden = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u
const forbiddenInLines =
  /[^\P{Cc}\n]|[\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/u
const everyForbidden = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu
const forbiddenInSecret = /[\p{Cc}\p{Cs}]/u

/** Normalisation takes time with the square of its length: a text that is too long anyway is left as it is. */
const within =
  (max: number, normalise: (text: string) => string) =>
  (text: string): string =>
    text.length > 2 * max + 100 ? text : normalise(text)

const visible = (text: string): string =>
  text.replaceAll(invisible, '').replaceAll(idleJoiners, '').normalize('NFC').trim()

const oneLine = (text: string): string => visible(text.replaceAll('\t', ' '))

const withLineFeeds = (text: string): string =>
  visible(text.replaceAll('\t', ' ').replaceAll(/\r\n|[\r\u0085\u2028\u2029]/gu, '\n'))

const lastOfPath = (text: string): string =>
  visible(text.slice(Math.max(...['/', '\\'].map((sign) => text.lastIndexOf(sign))) + 1))

/** A text as `cleanedText` returns it, whatever its length. */
const cleaned = (text: string): string => visible(text.replaceAll(everyForbidden, ' '))

/** Error keys of a field, where they are not the general ones. */
export interface TextErrors {
  readonly missing?: string
  readonly tooLong?: string
}

const text = (max: number, errors: TextErrors, normalise: (text: string) => string, wrong: RegExp) =>
  z
    .string(errors.missing)
    .overwrite(within(max, normalise))
    .max(max, errors.tooLong)
    .refine((one) => !wrong.test(one), characterNotAllowed)

/**
 * A text of one line, at most `max` UTF-16 units: trimmed, NFC, without invisible characters. Prevents the failures
 * "two names look the same", "a name turns the line around it" and "a line break forges a second row".
 */
export const singleLine = (max: number, errors: TextErrors = {}) => text(max, errors, oneLine, forbidden)

/** As `singleLine`, with line feeds; other line ends become line feeds. */
export const multiLine = (max: number, errors: TextErrors = {}) => text(max, errors, withLineFeeds, forbiddenInLines)

/** As `singleLine`, without joiners: no part number needs them. */
export const partNumber = (max: number, errors: TextErrors = {}) =>
  text(max, errors, (one) => oneLine(one.replaceAll(joiners, '')), forbidden)

/** As `singleLine`, the last part of a path in any system's way of writing. */
export const fileName = (max: number, errors: TextErrors = {}) => text(max, errors, lastOfPath, forbidden)

/** A password: NFC as RFC 8265 says, so that every keyboard writes the same; never shown, so signs may be invisible. */
export const secretText = (max: number, errors: TextErrors = {}) =>
  text(max, errors, (one) => one.normalize('NFC').trim(), forbiddenInSecret)

/**
 * A text that is looked for and not stored as a name: a search, or an id of any form. What `singleLine` refuses becomes
 * a space, so that a pasted text is searched for instead of refused.
 */
export const cleanedText = (max: number, errors: TextErrors = {}) =>
  z.string(errors.missing).overwrite(within(max, cleaned)).max(max, errors.tooLong)

/** The name of an uploaded file, its last `max` characters; nothing is refused. */
export const cleanFileName = (name: string, max: number): string => {
  const plain = cleaned(lastOfPath(name.slice(-2 * max)))
  return [...plain].slice(-max).join('').trim()
}

/** A request header for the records, cut to `max` UTF-16 units. */
export const cleanHeader = (header: string, max: number): string => cleaned(header.slice(0, max))

/**
 * A piece of a written text, spaces at its ends kept: what `singleLine` refuses becomes a space, what is invisible is
 * removed; line ends become line feeds.
 */
export const cleanPiece = (piece: string): string =>
  piece
    .replaceAll(/\r\n|[\r\u0085\u2028\u2029]/gu, '\n')
    .split('\n')
    .map((one) =>
      one.replaceAll(everyForbidden, ' ').replaceAll(invisible, '').replaceAll(idleJoiners, '').normalize('NFC'),
    )
    .join('\n')
