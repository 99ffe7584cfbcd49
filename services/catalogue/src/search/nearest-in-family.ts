import type { IndexedProduct } from './indexed-product.ts'
import { familyOf, likeness, numbersAmong } from './number-family.ts'
import type { PartNumbers } from './part-numbers.ts'

const maxNearest = 5

const seriesOf = ({ product: { data } }: IndexedProduct): string =>
  `${data.manufacturer}\n${data.series ?? ''}\n${data.category}`

/** An unlisted part number, and the listed parts of one series and category that are most like it. */
export interface NearestInFamily {
  readonly number: string
  readonly products: readonly IndexedProduct[]
}

/**
 * The parts most like an unlisted number whose family is listed: `DF40C-60DS-0.4V(51)` has no part, but there are
 * `DF12C3.0-60DS-0.5V` and others of its series. Undefined if nothing that was typed is such a number. They are shown as
 * what they are, never taken for what was typed.
 */
export const nearestInFamily = (
  numbers: PartNumbers,
  at: (slot: number) => IndexedProduct | undefined,
  typed: string,
): NearestInFamily | undefined => {
  for (const number of numbersAmong(typed)) {
    const ranked = familyOf(numbers, number)
      .flatMap((slot) => at(slot) ?? [])
      .map((entry) => ({ entry, ...likeness(number, entry.product.data.model) }))
      .toSorted((a, b) => b.shared - a.shared || a.distance - b.distance)
    const [best] = ranked
    if (best === undefined) continue
    const products = ranked.filter(({ entry }) => seriesOf(entry) === seriesOf(best.entry)).map(({ entry }) => entry)
    return { number, products: products.slice(0, maxNearest) }
  }
  return undefined
}
