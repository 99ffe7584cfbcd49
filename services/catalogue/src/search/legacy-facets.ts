import type { ProductFacets } from '@pinline/contracts/catalogue/search/product-facets'
import type { Chosen } from './choose-slots.ts'
import type { FacetCount } from './count-facets.ts'
import type { ProductSlots } from './product-slots.ts'

const maxSeries = 100

/** The counts in the shape that lists had before `filters`. */
export const legacyFacets = (filters: readonly FacetCount[], chosen: Chosen, slots: ProductSlots): ProductFacets => {
  const counts = (id: string) =>
    (filters.find(({ attribute }) => attribute.id === id)?.values ?? []).filter(
      ({ value, count }) => value !== '' && count > 0,
    )
  const figures = (id: string) => counts(id).map(({ value, count }) => ({ value: Number(value), count }))
  const available = slots.measured('stock').values
  let inStock = 0
  for (const group of [chosen.passing, chosen.failingOnly.get('stock') ?? new Int32Array(0)]) {
    for (let at = 0; at < group.length; at += 1) if ((available[group[at] ?? 0] ?? 0) > 0) inStock += 1
  }
  return {
    pitch: figures('pitch'),
    mounting: counts('mounting').flatMap(({ value, count }) =>
      value === 'surface-mount' || value === 'through-hole' ? [{ value, count }] : [],
    ),
    orientation: counts('orientation').flatMap(({ value, count }) =>
      value === 'vertical' || value === 'right-angle' ? [{ value, count }] : [],
    ),
    manufacturer: counts('manufacturer'),
    series: counts('series').slice(0, maxSeries),
    positions: figures('positions'),
    inStock,
  }
}
