import { matesWithAttribute } from '../domain/product/mates-with.ts'
import { passing } from './choose-slots.ts'
import type { IndexedProduct } from './indexed-product.ts'
import type { Test } from './meaning.ts'
import type { ProductSlots } from './product-slots.ts'

const valued = (attribute: string, value: string | number | null): Test => ({
  attribute,
  values: [value === null ? '' : String(value)],
})

/** In the order of their part numbers. */
const found = (slots: ProductSlots, tests: readonly Test[]): IndexedProduct[] => {
  const { modelRanks } = slots
  const rank = (slot: number): number => modelRanks[slot] ?? 0
  const passed = passing(slots, slots.byModel, tests).toSorted((a, b) => rank(a) - rank(b))
  return Array.from(passed).flatMap((slot) => slots.at(slot) ?? [])
}

/** Outweighs any number of positions: a part of another form is not another size of the same part. */
const otherBuild = 10_000

/**
 * The same manufacturer's series and category with other numbers of positions: those of the same form first, by
 * distance.
 */
export const relatedTo = (slots: ProductSlots, of: IndexedProduct, limit: number): IndexedProduct[] => {
  const { data } = of.product
  const distance = ({ product }: IndexedProduct): number =>
    Math.abs((product.data.positions ?? 0) - (data.positions ?? 0)) +
    (['orientation', 'mounting', 'rows', 'gender'] as const).filter((name) => product.data[name] !== data[name])
      .length *
      otherBuild
  return found(slots, [
    valued('manufacturer', data.manufacturer),
    valued('series', data.series),
    valued('category', data.category),
  ])
    .filter(({ product }) => product.data.positions !== data.positions)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, limit)
}

/** Parts that state one of these numbers as what they mate with. */
export const statingNumbers = (slots: ProductSlots, numbers: readonly string[], limit: number): IndexedProduct[] =>
  found(slots, [{ attribute: matesWithAttribute, values: [...numbers] }]).slice(0, limit)

const lives = { active: 0, 'not-for-new-designs': 1, discontinued: 2 } as const

/** Parts of other manufacturers or series that are equal in every number that lists compare; those in stock first. */
export const alternativesTo = (slots: ProductSlots, of: IndexedProduct, limit: number): IndexedProduct[] => {
  const { data } = of.product
  if (data.positions === null) return []
  const present = ({ product, available }: IndexedProduct): number =>
    lives[product.lifecycle] * 2 + (available > 0 ? 0 : 1)
  return found(slots, [
    valued('category', data.category),
    valued('positions', data.positions),
    valued('pitch', data.pitchMm),
    valued('rows', data.rows),
    valued('orientation', data.orientation),
    valued('mounting', data.mounting),
    valued('gender', data.gender),
  ])
    .filter(({ id, product }) => {
      const same = product.data.manufacturer === data.manufacturer && product.data.series === data.series
      return id !== of.id && !same
    })
    .sort((a, b) => present(a) - present(b))
    .slice(0, limit)
}
