import { foldPartNumber } from './fold-text.ts'

const comparedLetters = 5

/** `Würth` and `Wuerth` are one name. */
const folded = (name: string): string => foldPartNumber(name).replaceAll(/([aou])e/gu, '$1')

/**
 * True if a list's name of a manufacturer may be that of a part's: it begins alike, or goes on with more words, as in
 * `JST Sales America`. A list without one contradicts nobody.
 */
export const isOfMaker = (maker: string, listed: string | undefined): boolean => {
  const [own, typed] = [folded(maker), folded(listed ?? '')]
  return typed === '' || own.startsWith(typed.slice(0, comparedLetters)) || typed.startsWith(own)
}
