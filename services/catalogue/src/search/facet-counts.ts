import type { ProductFilter } from '../contract/product-filter.ts'
import { noCode } from './attribute-codes.ts'
import type { ProductColumns } from './product-columns.ts'

type Counted = 'pitch' | 'mounting' | 'orientation' | 'manufacturer' | 'series'
const counted: readonly Counted[] = ['pitch', 'mounting', 'orientation', 'manufacturer', 'series']

export interface FacetCounts extends Readonly<Record<Counted | 'positions', ReadonlyMap<number, number>>> {
  readonly inStock: number
  /** Slots that pass every filter. */
  readonly passing: readonly number[]
}

const add = (counts: Map<number, number>, value: number): void => {
  counts.set(value, (counts.get(value) ?? 0) + 1)
}

/** The codes a filter allows; undefined where it allows all. */
const allowedCodes = (columns: ProductColumns, filter: ProductFilter, attribute: Counted): Set<number> | undefined => {
  const chosen = {
    pitch: filter.pitch?.map(String),
    mounting: filter.mounting,
    orientation: filter.orientation,
    manufacturer: filter.manufacturer,
    series: filter.series,
  }[attribute]
  if (chosen === undefined || chosen.length === 0) return undefined
  return new Set(chosen.map((value) => columns.codes.find(attribute, value) ?? columns.codes.size))
}

/**
 * One pass over all slots with a base score: a product that passes all filters counts everywhere, one that
 * fails a single filter counts for that filter's own values, so that each facet obeys the others alone.
 */
export const countFacets = (columns: ProductColumns, base: Float64Array, filter: ProductFilter): FacetCounts => {
  const allowed = counted.map((attribute) => allowedCodes(columns, filter, attribute))
  const counts = counted.map(() => new Map<number, number>())
  const positions = new Map<number, number>()
  const passing: number[] = []
  let inStock = 0
  const least = filter.positionsMin ?? Number.NEGATIVE_INFINITY
  const most = filter.positionsMax ?? Number.POSITIVE_INFINITY
  const positionsFiltered = filter.positionsMin !== undefined || filter.positionsMax !== undefined
  const stockFacet = counted.length
  const positionsFacet = counted.length + 1
  for (let slot = 0; slot < columns.size; slot += 1) {
    if ((base[slot] ?? 0) <= 0) continue
    let failed = noCode
    let failures = 0
    for (let facet = 0; facet < counted.length; facet += 1) {
      const attribute = counted[facet]
      const codes = allowed[facet]
      if (attribute === undefined || codes === undefined) continue
      if (!codes.has(columns.attribute[attribute][slot] ?? noCode)) {
        failed = facet
        failures += 1
      }
    }
    const available = (columns.available[slot] ?? 0) > 0
    if (filter.inStock === true && !available) {
      failed = stockFacet
      failures += 1
    }
    const count = columns.positions[slot] ?? -1
    if (positionsFiltered && (count < 0 || count < least || count > most)) {
      failed = positionsFacet
      failures += 1
    }
    if (failures > 1) continue
    if (failures === 0) passing.push(slot)
    counts.forEach((of, facet) => {
      const attribute = counted[facet]
      if (attribute === undefined || (failures === 1 && failed !== facet)) return
      const code = columns.attribute[attribute][slot] ?? noCode
      if (code !== noCode) add(of, code)
    })
    if (count >= 0 && (failures === 0 || failed === positionsFacet)) add(positions, count)
    if (available && (failures === 0 || failed === stockFacet)) inStock += 1
  }
  const [pitch, mounting, orientation, manufacturer, series] = counts
  const empty = new Map<number, number>()
  return {
    pitch: pitch ?? empty,
    mounting: mounting ?? empty,
    orientation: orientation ?? empty,
    manufacturer: manufacturer ?? empty,
    series: series ?? empty,
    positions,
    inStock,
    passing,
  }
}
