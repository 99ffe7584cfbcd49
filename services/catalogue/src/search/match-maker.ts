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

/** Words that companies add to their names. */
const companyWords: ReadonlySet<string> = new Set([
  ...['inc', 'incorporated', 'llc', 'ltd', 'limited', 'co', 'corp', 'corporation', 'company', 'gmbh', 'kg', 'ag', 'sa'],
  ...['spa', 'srl', 'bv', 'plc', 'mfg', 'manufacturing', 'electric', 'electronics', 'icc', 'sales', 'group'],
  ...['america', 'americas', 'usa', 'europe', 'asia', 'japan', 'germany', 'deutschland', 'international'],
])

/**
 * True if words are a manufacturer's name and nothing else: `JST Sales America`. Prevents the failure that `JST housing for
 * B4B-XH-A`, which asks for another part, is taken for that number beside its manufacturer.
 */
export const isMakersName = (maker: string, words: readonly string[]): boolean => {
  const own = folded(maker)
  const [firstOfOwn = ''] = maker.split(' ').map(folded)
  return words.some((_word, last) => {
    const name = folded(words.slice(0, last + 1).join(''))
    const isName = name === own || name === firstOfOwn || otherNames.get(name) === own
    return isName && words.slice(last + 1).every((word) => word === '' || companyWords.has(foldPartNumber(word)))
  })
}
