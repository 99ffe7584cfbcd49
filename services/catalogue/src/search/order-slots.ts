import type { ProductSort } from '@pinline/contracts/catalogue/product/list-products'
import type { ExchangeRate } from '@pinline/events/catalogue/exchange-rate'
import { type ProductSlots, rankLevels } from './product-slots.ts'

/** More than any count of pieces, positions or minutes. */
const most = 2 ** 31
const maxPriceRank = 10 ** 10
const millionth = 1_000_000

const sortValueOf = (
  slots: ProductSlots,
  sort: ProductSort,
  fits: Uint8Array | undefined,
  rate: ExchangeRate | undefined,
): ((slot: number) => number) => {
  switch (sort) {
    case 'relevance': {
      const { values } = slots.present
      return (slot) => (fits?.[slot] ?? 0) * rankLevels + (values[slot] ?? 0)
    }
    case 'price':
    case '-price': {
      const { values } = slots.prices.in(rate)
      const direction = sort === 'price' ? 1 : -1
      return (slot) => {
        const price = values[slot] ?? Number.NaN
        if (Number.isNaN(price)) return maxPriceRank * 2
        return maxPriceRank + direction * Math.min(maxPriceRank, Math.round(price * millionth))
      }
    }
    case 'stock': {
      const { values } = slots.measured('stock')
      return (slot) => most - (values[slot] ?? 0)
    }
    case 'sales': {
      const { values } = slots.sold
      return (slot) => most - (values[slot] ?? 0)
    }
    case 'leadTime': {
      const column = slots.coded('lead-time')
      return (slot) => column.numberOf(column.codes[slot] ?? 0)
    }
    case 'newest': {
      const { values } = slots.added
      return (slot) => most - (values[slot] ?? 0)
    }
    case 'positions':
    case '-positions': {
      const column = slots.coded('positions')
      const direction = sort === 'positions' ? 1 : -1
      return (slot) => {
        const positions = column.numberOf(column.codes[slot] ?? 0)
        return Number.isNaN(positions) ? most * 2 : most + direction * positions
      }
    }
    case 'model':
    case '-model':
      return () => 0
    default:
      return sort satisfies never
  }
}

/** Moves the `count` smallest to the front, in no order. */
const selectSmallest = (keys: Float64Array, count: number): void => {
  let low = 0
  let high = keys.length - 1
  while (low < high) {
    const pivot = keys[(low + high) >> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((keys[left] ?? 0) < pivot) left += 1
      while ((keys[right] ?? 0) > pivot) right -= 1
      if (left > right) break
      const stored = keys[left] ?? 0
      keys[left] = keys[right] ?? 0
      keys[right] = stored
      left += 1
      right -= 1
    }
    if (count - 1 <= right) high = right
    else if (count - 1 >= left) low = left
    else return
  }
}

/** Reused by every list: new ones would burden the garbage collector. */
let workspace = new Float64Array(0)

/** A page of slots in an order. Unknown values are last in both directions; ties are in the order of part numbers. */
export const orderSlots = (
  slots: ProductSlots,
  from: Int32Array,
  query: {
    readonly sort: ProductSort
    readonly skip: number
    readonly limit: number
    /** By slot, the smaller the better. */
    readonly fits?: Uint8Array | undefined
    readonly rate?: ExchangeRate | undefined
  },
): number[] => {
  const ranks = slots.modelRanks
  const order = slots.byModel
  const places = Math.max(1, order.length)
  const figure = sortValueOf(slots, query.sort, query.fits, query.rate)
  const reversed = query.sort === '-model'
  if (workspace.length < from.length) workspace = new Float64Array(Math.ceil(from.length * 1.5))
  const keys = workspace.subarray(0, from.length)
  for (let at = 0; at < from.length; at += 1) {
    const slot = from[at] ?? 0
    const rank = ranks[slot] ?? 0
    keys[at] = figure(slot) * places + (reversed ? places - 1 - rank : rank)
  }
  const wanted = Math.min(query.skip + query.limit, keys.length)
  if (wanted < keys.length / 4) selectSmallest(keys, wanted)
  const first = wanted < keys.length / 4 ? keys.subarray(0, wanted) : keys
  first.sort()
  const found: number[] = []
  for (let at = query.skip; at < wanted; at += 1) {
    const rank = (first[at] ?? 0) % places
    const slot = order[reversed ? places - 1 - rank : rank]
    if (slot !== undefined) found.push(slot)
  }
  return found
}
