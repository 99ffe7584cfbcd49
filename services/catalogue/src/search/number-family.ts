import { foldPartNumber, foldText, placedChunks } from './fold-text.ts'
import type { PartNumbers } from './part-numbers.ts'

/** Numbers that are ranked for one typed number. */
const maxFamily = 400
const minTyped = 6
const minLetters = 2
const minDigits = 5
/** A word of so many letters and digits, with so many digits, is a number and no description. */
const minUnlisted = 10
const minUnlistedDigits = 4

const tokensOf = (text: string): string[] => foldText(text).match(/\p{L}+|\d+(?:\.\d+)?/gu) ?? []

/** The words that look like a part number: of letters and digits, with four characters after what names the family. */
export const numbersAmong = (typed: string): string[] =>
  placedChunks(typed)
    .flatMap(({ text }) => text.split('|'))
    .filter((word) => foldPartNumber(word).length >= minTyped && /\d/u.test(word))

/** What names the family of a number: its first letters, of which there are two at least, or its first five digits. */
const headOf = (number: string): string | undefined => {
  const letters = /^\p{L}+/u.exec(number)?.[0] ?? ''
  if (letters.length >= minLetters && letters.length < number.length) return letters
  return letters === '' && /^\d{5}/u.test(number) && number.length > minDigits ? number.slice(0, minDigits) : undefined
}

/**
 * Slots of the listed numbers that begin like an unlisted one: by the longest beginning that any has, at least what
 * names its family. `DF40C-60DS` has those of `DF…`, not of `DFN…`.
 */
export const familyOf = (numbers: PartNumbers, typed: string): number[] => {
  const number = foldPartNumber(typed)
  const head = headOf(number)
  if (head === undefined) return []
  for (let length = number.length - 1; length >= head.length; length -= 1) {
    const family = numbers
      .beginning(number.slice(0, length), maxFamily)
      .filter((slot) => /^\d/u.test(numbers.of(slot).slice(head.length)))
    if (family.length > 0) return family
  }
  return []
}

/**
 * Whether a keyword is one word that has the form of a listed family's numbers and is none of them:
 * `BM23FR0.6-34DS-0.35V(51)`. Its figures describe nothing by themselves.
 */
export const isUnlistedNumber = (numbers: PartNumbers, typed: string): boolean => {
  const word = typed.trim()
  const number = foldPartNumber(word)
  const isNumber =
    placedChunks(word).length === 1 &&
    /^\p{L}{2,}\d.*\p{L}/u.test(number) &&
    number.length >= minUnlisted &&
    number.replace(/\D/gu, '').length >= minUnlistedDigits
  return isNumber && familyOf(numbers, word).length > 0
}

/** How like two part numbers are: how many pieces they share, then how near the figures at the same places are. */
export interface Likeness {
  readonly shared: number
  readonly distance: number
}

export const likeness = (typed: string, model: string): Likeness => {
  const [wanted, own] = [tokensOf(typed), tokensOf(model)]
  const left = [...own]
  let shared = 0
  let distance = 0
  for (const [place, token] of wanted.entries()) {
    const at = left.indexOf(token)
    if (at >= 0) {
      left.splice(at, 1)
      shared += 1
    } else distance += Math.abs(Number(token) - Number(own[place])) || 0
  }
  return { shared, distance }
}
