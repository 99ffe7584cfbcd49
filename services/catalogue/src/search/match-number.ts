import { foldPartNumber } from './fold-text.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { ProductSlots } from './product-slots.ts'

/** The reading of a part number in a list, and the products that it may be. */
export interface NumberMatch {
  /**
   * `exact`: except for punctuation and case. `close`: a single near match. `several`, `none`: more or no near matches.
   */
  readonly match: 'exact' | 'close' | 'several' | 'none'
  readonly products: readonly IndexedProduct[]
}

const maxCandidates = 5
const minLength = 4

const sameMaker = (product: IndexedProduct, manufacturer: string | undefined): boolean =>
  manufacturer === undefined ||
  manufacturer === '' ||
  foldPartNumber(product.product.data.manufacturer).startsWith(foldPartNumber(manufacturer).slice(0, 5))

/** Matches a part number from a buyer's list: exactly, else by prefix or nearly. */
export const matchNumber = (slots: ProductSlots, typed: string, manufacturer?: string): NumberMatch => {
  const number = foldPartNumber(typed)
  const products = (found: readonly number[]): IndexedProduct[] => {
    const all = found.flatMap((slot) => slots.at(slot) ?? [])
    const own = all.filter((product) => sameMaker(product, manufacturer))
    return own.length > 0 ? own : all
  }
  const exact = products(slots.numbers.exact(number))
  if (exact.length > 0) return { match: 'exact', products: exact.slice(0, maxCandidates) }
  if (number.length < minLength) return { match: 'none', products: [] }
  const near = slots.numbers.near(number)
  const least = near[0]?.mistakes ?? 0
  const nearest = products(near.filter(({ mistakes }) => mistakes === least).map(({ slot }) => slot))
  const begun = products(slots.numbers.beginning(number, maxCandidates + 1))
  const held = begun.length > 0 ? begun : products(slots.numbers.holding(number).slice(0, maxCandidates + 1))
  const close = held.length > 0 ? held : nearest
  if (close.length === 0) return { match: 'none', products: [] }
  return { match: close.length === 1 ? 'close' : 'several', products: close.slice(0, maxCandidates) }
}
