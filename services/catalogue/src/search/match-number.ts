import { foldPartNumber, foldText, placedChunks } from './fold-text.ts'
import { isMakersName, isOfMaker } from './match-maker.ts'
import { numberBeforeSuffix } from './number-suffix.ts'
import type { PartNumbers } from './part-numbers.ts'

/** The reading of a part number in a list, and the products that it may be. */
export interface NumberMatch<Product> {
  /**
   * `exact`: except for punctuation and case. `close`: a single near match. `several`, `none`: more or no near matches.
   */
  readonly match: 'exact' | 'close' | 'several' | 'none'
  readonly products: readonly Product[]
  /** False if pieces and mistakes were not searched for, and might have been found. */
  readonly isComplete: boolean
}

/** Part numbers and the products that they belong to, by slot. */
export interface NumberedProducts<Product> {
  readonly numbers: PartNumbers
  readonly at: (slot: number) => Product | undefined
  readonly makerOf: (product: Product) => string
}

const maxCandidates = 5
const minLength = 4
/** Of a complete number among other words. */
const minWithin = 5

/** Complete part numbers among the words of a cell, each without its suffix, and the words around them. */
const numbersWithin = (
  typed: string,
  numbers: PartNumbers,
): { readonly found: ReadonlySet<string>; readonly hasSuffix: boolean; readonly around: readonly string[] } => {
  const isListed = (text: string): boolean => {
    const number = foldPartNumber(text)
    return number.length >= minWithin && /\d/u.test(number) && numbers.exact(number).length > 0
  }
  const found = new Set<string>()
  const around: string[] = []
  let hasSuffix = false
  for (const word of placedChunks(foldText(typed)).flatMap(({ text }) => text.split(/[/|]/u))) {
    const end = isListed(word) ? word.length : numberBeforeSuffix(word, isListed)
    if (end === undefined) around.push(word)
    else {
      found.add(foldPartNumber(word.slice(0, end)))
      hasSuffix ||= end < word.length
    }
  }
  return { found, hasSuffix, around: around.filter((word) => foldPartNumber(word) !== '') }
}

/**
 * Matches a part number from a buyer's list: exactly, also beside its manufacturer's name; else by prefix, before a
 * suffix or among other words, or nearly.
 * @param mayCompare false: only exactly and by prefix, which costs next to nothing
 */
export const matchNumber = <Product>(
  { numbers, at, makerOf }: NumberedProducts<Product>,
  typed: string,
  manufacturer?: string,
  mayCompare = true,
): NumberMatch<Product> => {
  const number = foldPartNumber(typed)
  const products = (found: readonly number[]): Product[] => {
    const all = found.flatMap((slot) => at(slot) ?? [])
    const own = all.filter((product) => isOfMaker(makerOf(product), manufacturer))
    return own.length > 0 ? own : all
  }
  const outcome = (close: readonly Product[], isComplete = true): NumberMatch<Product> => ({
    match: close.length === 0 ? 'none' : close.length === 1 ? 'close' : 'several',
    products: close.slice(0, maxCandidates),
    isComplete,
  })
  const exact = products(numbers.exact(number))
  if (exact.length > 0) return { match: 'exact', products: exact.slice(0, maxCandidates), isComplete: true }
  if (number.length < minLength) return outcome([])
  const begun = products(numbers.beginning(number, maxCandidates + 1))
  if (begun.length > 0) return outcome(begun)
  const { found, hasSuffix, around } = numbersWithin(typed, numbers)
  const within = products([...found].flatMap((one) => numbers.exact(one)))
  const byMaker = within.filter((product) => isMakersName(makerOf(product), around))
  if (found.size === 1 && !hasSuffix && byMaker.length > 0)
    return { match: 'exact', products: byMaker.slice(0, maxCandidates), isComplete: true }
  if (within.length > 0) return outcome(within)
  if (!mayCompare) return outcome([], false)
  const held = products(numbers.holding(number).slice(0, maxCandidates + 1))
  if (held.length > 0) return outcome(held)
  const near = numbers.near(number)
  const least = near[0]?.mistakes ?? 0
  return outcome(products(near.filter(({ mistakes }) => mistakes === least).map(({ slot }) => slot)))
}
