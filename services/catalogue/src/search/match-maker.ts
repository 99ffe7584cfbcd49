import { foldPartNumber } from './fold-text.ts'
import { allLanguageWords } from './language-words.ts'

const comparedLetters = 5

/** `Würth` and `Wuerth` are one name. */
const folded = (name: string): string => foldPartNumber(name).replaceAll(/([aou])e/gu, '$1')

const makerKey = /^manufacturer=(.+)$/u

/** Other names of manufacturers, in ten languages: `日压` is JST. */
const otherNames: ReadonlyMap<string, string> = new Map(
  Object.values(allLanguageWords).flatMap(({ values }) =>
    Object.entries(values).flatMap(([key, words]) => {
      const maker = makerKey.exec(key)?.[1]
      return maker === undefined ? [] : words.map((word): [string, string] => [folded(word), folded(maker)])
    }),
  ),
)

/**
 * True if a list's name of a manufacturer may be that of a part's: it begins alike, or goes on with more words, as in
 * `JST Sales America`, or is another name of it. A list without one contradicts nobody.
 */
export const isOfMaker = (maker: string, listed: string | undefined): boolean => {
  const [own, typed] = [folded(maker), folded(listed ?? '')]
  if (typed === '' || own.startsWith(typed.slice(0, comparedLetters)) || typed.startsWith(own)) return true
  return otherNames.get(typed) === own
}
