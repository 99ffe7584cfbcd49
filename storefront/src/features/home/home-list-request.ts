import type { ProductListRequest } from '../product/product.queries.ts'

/**
 * The only list request of the home page: its rows are parts with much stock, its counts feed finder and pitch rail.
 */
export const homeListRequest: ProductListRequest = { page: 1, pageSize: 15, sort: 'stock' }

/** Parts that suit the large drawing: a few pads, dimensions in both directions. */
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
