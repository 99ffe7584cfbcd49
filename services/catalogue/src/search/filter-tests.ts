import type { ProductFilter } from '@pinline/contracts/catalogue/search/product-filter'
import { priceAttribute } from './attribute-list.ts'
import type { Test } from './meaning.ts'

const interval = (attribute: string, min: number | undefined, max: number | undefined): Test[] =>
  min === undefined && max === undefined
    ? []
    : [{ attribute, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }]

const anyOf = (attribute: string, values: readonly (string | number)[] | undefined): Test[] =>
  values === undefined || values.length === 0 ? [] : [{ attribute, values: values.map(String) }]

/** The filters of a list as tests; the older parameter names besides `a`, which takes any attribute. */
export const testsOfFilter = (filter: Omit<ProductFilter, 'q' | 'categoryId'>): Test[] => [
  ...Object.entries(filter.a ?? {}).flatMap(([attribute, choice]) =>
    'values' in choice ? anyOf(attribute, choice.values) : interval(attribute, choice.from, choice.to),
  ),
  ...(filter.stated ?? []).map((attribute): Test => ({ attribute, stated: true })),
  ...anyOf('pitch', filter.pitch),
  ...interval('positions', filter.positionsMin, filter.positionsMax),
  ...anyOf('rows', filter.rows),
  ...anyOf('mounting', filter.mounting),
  ...anyOf('orientation', filter.orientation),
  ...anyOf('gender', filter.gender),
  ...anyOf('manufacturer', filter.manufacturer),
  ...anyOf('series', filter.series),
  ...anyOf('lifecycle', filter.lifecycle),
  ...anyOf('stock-status', filter.stockStatus),
  ...interval(priceAttribute, filter.priceMin, filter.priceMax),
  ...(filter.inStock === true ? [{ attribute: 'stock', min: 1 }] : []),
]
