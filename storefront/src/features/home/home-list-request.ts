import type { ProductListRequest } from '../catalogue/catalogue.queries.ts'

/** The one list that the home page asks for: its rows are well stocked parts, its counts feed finder and rail. */
export const homeListRequest: ProductListRequest = { page: 1, pageSize: 15, sort: 'stock' }
