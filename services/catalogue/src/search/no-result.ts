import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { passing } from './choose-slots.ts'
import type { DescribedQueryPart } from './describe-query.ts'
import type { Test } from './meaning.ts'
import { orderSlots } from './order-slots.ts'
import type { ProductSlots } from './product-slots.ts'

/** A filter that could be dropped, and the number of products without it. */
export interface WithoutTest {
  /** A filter; undefined is the keyword. */
  readonly test: Test | undefined
  readonly total: number
}

const maxNearest = 6
/** Pieces of a keyword that are left out one by one: each costs a search. */
const maxPieces = 8

/** For each filter and the keyword: what is found without it, where that is anything. */
export const withoutEach = (
  slots: ProductSlots,
  within: Int32Array,
  keyword: Int32Array | undefined,
  tests: readonly Test[],
  rate: ExchangeRate | undefined,
): WithoutTest[] => {
  const left = (from: Int32Array, some: readonly Test[]): number => passing(slots, from, some, rate).length
  const found = tests.map((test) => ({
    test,
    total: left(
      keyword ?? within,
      tests.filter((other) => other.attribute !== test.attribute),
    ),
  }))
  const byAttribute = found.filter(
    ({ test }, place) => found.findIndex((other) => other.test.attribute === test.attribute) === place,
  )
  const all =
    keyword === undefined || tests.length === 0
      ? byAttribute
      : [{ test: undefined, total: left(within, tests) }, ...byAttribute]
  return all.filter(({ total }) => total > 0)
}

/** For each piece of a keyword that was read as a filter: what is found without it, where that is anything. */
export const withoutPieces = (
  parts: readonly DescribedQueryPart[],
  tests: readonly Test[],
  totalOf: (q: string) => number,
): WithoutTest[] => {
  const pieces = parts.filter(
    ({ test, qWithout }, place) =>
      qWithout !== '' &&
      !tests.some(({ attribute }) => attribute === test.attribute) &&
      parts.findIndex((other) => other.qWithout === qWithout) === place,
  )
  return pieces
    .slice(0, maxPieces)
    .map(({ test, qWithout }) => ({ test, total: totalOf(qWithout) }))
    .filter(({ total }) => total > 0)
}

/** Products that pass most of the tests, at least one; empty if none does. */
export const passingMost = (
  slots: ProductSlots,
  from: Int32Array,
  tests: readonly Test[],
  rate: ExchangeRate | undefined,
): number[] => {
  const passed = new Uint8Array(slots.length)
  for (const test of tests) {
    const found = passing(slots, from, [test], rate)
    for (let at = 0; at < found.length; at += 1) passed[found[at] ?? 0] = (passed[found[at] ?? 0] ?? 0) + 1
  }
  let best = 0
  for (let at = 0; at < from.length; at += 1) best = Math.max(best, passed[from[at] ?? 0] ?? 0)
  if (best === 0) return []
  const nearest = from.filter((slot) => passed[slot] === best)
  return orderSlots(slots, nearest, { sort: 'relevance', skip: 0, limit: maxNearest, rate })
}
