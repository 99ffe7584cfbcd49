import type { ProductListRequest } from '../product/product.queries.ts'

/** The one list that the home page asks for: its rows are well stocked parts, its counts feed finder and rail. */
export const homeListRequest: ProductListRequest = { page: 1, pageSize: 15, sort: 'stock' }

/** Parts that fill the large drawing well: a handful of pads, dimensions in both directions. */
export const plateRequest: ProductListRequest = {
  page: 1,
  pageSize: 15,
  sort: 'stock',
  inStock: true,
  mounting: 'through-hole',
  orientation: 'right-angle',
  positionsMin: 8,
  positionsMax: 16,
}
