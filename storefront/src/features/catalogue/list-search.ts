import { productSort } from '@pinline/catalogue/contract/list-products'
import { mounting, orientation } from '@pinline/events/catalogue/connector-part'
import { z } from 'zod'
import type { ProductListRequest } from './catalogue.queries.ts'

const words = z.preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
  z.array(z.string().max(80)).max(40),
)
const figures = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? String(value).split(',').map(Number) : value),
  z.array(z.number().positive()).max(40),
)
const whole = z.coerce.number().int().min(0).max(2000)
const pageSize = z.coerce.number().pipe(z.union([z.literal(15), z.literal(30), z.literal(50)]))

/**
 * Everything that a product list's address states. What does not parse is left out rather than refused:
 * an old or hand-written link still shows a list.
 */
export const listSearch = z.object({
  q: z.coerce.string().trim().max(120).optional().catch(undefined),
  pitch: figures.optional().catch(undefined),
  positionsMin: whole.optional().catch(undefined),
  positionsMax: whole.optional().catch(undefined),
  mounting: mounting.optional().catch(undefined),
  orientation: orientation.optional().catch(undefined),
  manufacturer: words.optional().catch(undefined),
  series: z.coerce.string().max(80).optional().catch(undefined),
  inStock: z
    .preprocess((value) => value === true || value === 'true' || value === '1', z.boolean())
    .optional()
    .catch(undefined),
  sort: productSort.optional().catch(undefined),
  page: z.coerce.number().int().min(1).max(100_000).optional().catch(undefined),
  pageSize: pageSize.optional().catch(undefined),
})
export type ListSearch = z.output<typeof listSearch>

/** The filters among a list's search, that is without keyword, sort and paging. */
const filterNames = [
  'pitch',
  'positionsMin',
  'positionsMax',
  'mounting',
  'orientation',
  'manufacturer',
  'series',
  'inStock',
] as const

/** The request of a list's address; what is not set is left out, so that equal lists are one query. */
export function listRequest(search: ListSearch, categoryId?: string): ProductListRequest {
  const { page = 1, pageSize: size = 15, sort, inStock, ...filters } = search
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))
  return {
    ...set,
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(inStock ? { inStock: true } : {}),
    ...(sort === undefined ? {} : { sort }),
    page,
    pageSize: size,
  }
}

/** A search without filters; keyword, sort and page size stay. */
export function withoutFilters(search: ListSearch): ListSearch {
  const kept = Object.entries(search).filter(
    ([name]) => !filterNames.some((filter) => filter === name) && name !== 'page',
  )
  return Object.fromEntries(kept)
}

/** A search with some values changed, back on its first page; undefined, false and empty lists are left out. */
export function changedSearch(search: ListSearch, change: Partial<Record<keyof ListSearch, unknown>>): ListSearch {
  const merged = { ...search, page: undefined, ...change }
  const kept = Object.entries(merged).filter(
    ([, value]) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return listSearch.parse(Object.fromEntries(kept))
}
