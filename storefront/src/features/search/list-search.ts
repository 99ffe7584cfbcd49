import { type ProductSort, productSorts } from '@pinline/contracts/catalogue/product/list-products'
import { maxKeywordLength } from '@pinline/contracts/catalogue/search/keyword-length'
import type { ProductListRequest } from '../product/product.queries.ts'
import { type Choice, type Choices, choiceText, readChoice } from './filter-choice.ts'

const pageSizes = [15, 30, 50] as const
type PageSize = (typeof pageSizes)[number]

/** Attributes with their bare name in the URL; all others have the prefix `a.`. */
const bareNames = [
  'pitch',
  'positions',
  'rows',
  'mounting',
  'orientation',
  'gender',
  'manufacturer',
  'series',
  'lifecycle',
] as const
type BareName = (typeof bareNames)[number]

/** State of a product list: keyword, filters by attribute, order, page. */
export interface ListState {
  /** Empty without a keyword. */
  readonly q: string
  readonly filters: Choices
  readonly inStock: boolean
  readonly sort: ProductSort
  readonly page: number
  readonly pageSize: PageSize
}

/**
 * The URL parameters of a product list. Filters are `name=value,value` or `name=from..to` in the attribute's unit; `~`
 * is "not stated".
 */
export interface ListSearch extends Partial<Record<BareName, string>> {
  readonly q?: string
  readonly inStock?: boolean
  readonly sort?: ProductSort
  readonly page?: number
  readonly pageSize?: number
  readonly [filter: `a.${string}`]: string
}

const lastPage = 100_000

const filterName = /^a\.([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(from|to))?$/

/** Filter names of older links, and the fields of a form without script. */
const oldEnds: Readonly<Record<string, readonly [string, 'from' | 'to']>> = {
  positionsMin: ['positions', 'from'],
  positionsMax: ['positions', 'to'],
  priceMin: ['price', 'from'],
  priceMax: ['price', 'to'],
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [String(one)] : [],
  )

function readFilters(raw: Readonly<Record<string, unknown>>): Choices {
  const filters: Record<string, Choice> = {}
  const ends: Record<string, { from?: string; to?: string }> = {}
  for (const [name, value] of Object.entries(raw)) {
    const texts = textsOf(value)
    const [, attribute, end] = filterName.exec(name) ?? []
    const old = oldEnds[name]
    if (old) ends[old[0]] = { ...ends[old[0]], [old[1]]: texts[0] }
    else if (attribute && end) ends[attribute] = { ...ends[attribute], [end]: texts[0] }
    else {
      const id = attribute ?? (name === 'stockStatus' ? 'stock-status' : bareNames.find((bare) => bare === name))
      const choice = id === undefined ? undefined : readChoice(id, texts)
      if (id !== undefined && choice) filters[id] = choice
    }
  }
  for (const [id, { from = '', to = '' }] of Object.entries(ends)) {
    const choice = readChoice(id, [`${from}..${to}`])
    if (choice) filters[id] = choice
  }
  return filters
}

/** Parses a URL. Invalid parameters are dropped, not rejected: an old or hand-written link still shows a list. */
export function readListSearch(address: Readonly<Record<string, unknown>> | ListSearch): ListState {
  const raw: Readonly<Record<string, unknown>> = { ...address }
  const keyword = String(raw.q ?? '').trim()
  const page = Number(raw.page ?? 1)
  return {
    q: keyword.slice(0, maxKeywordLength).trim(),
    filters: readFilters(raw),
    inStock: ['true', 'on', '1'].includes(String(raw.inStock)),
    sort: productSorts.find((sort) => sort === raw.sort) ?? 'relevance',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    pageSize: knownPageSize(Number(raw.pageSize ?? 15)),
  }
}

/** The URL parameters of a list; defaults are omitted. */
export function listSearchOf(state: ListState): ListSearch {
  const filters = Object.entries(state.filters).map(([id, choice]) => [
    bareNames.some((bare) => bare === id) ? id : `a.${id}`,
    choiceText(choice),
  ])
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...Object.fromEntries(filters),
    ...(state.inStock ? { inStock: true } : {}),
    ...(state.sort === 'relevance' ? {} : { sort: state.sort }),
    ...(state.page === 1 ? {} : { page: state.page }),
    ...(state.pageSize === 15 ? {} : { pageSize: state.pageSize }),
  }
}

/** Normalised URL parameters, for routes. */
export function validListSearch(address: Record<string, unknown> | ListSearch): ListSearch {
  return listSearchOf(readListSearch(address))
}

/** The URL of all parts with these values, by attribute. */
export function searchFor(values: Readonly<Record<string, string>>): ListSearch {
  const filters = Object.entries(values).map(([id, value]) => [id, { values: [value] }])
  return listSearchOf({ ...unfilteredList, filters: Object.fromEntries(filters) })
}

/** A list without keyword and filters. */
export const unfilteredList: ListState = readListSearch({})

/**
 * The canonical query string of a list. Each page of the unfiltered list is canonical; filtered and sorted lists point
 * to the first page.
 */
export function canonicalList(state: ListState): string {
  const isWhole = state.q === '' && filterCount(state) === 0 && state.sort === 'relevance' && state.pageSize === 15
  return isWhole && state.page > 1 ? `?page=${state.page}` : ''
}

/** The request of a list; equal lists share one query. */
export function listRequest(state: ListState, categoryId?: string): ProductListRequest {
  const chosen = Object.entries(state.filters).map(([id, choice]) => [
    id,
    'values' in choice ? [...choice.values] : choiceText(choice),
  ])
  return {
    ...(state.q === '' ? {} : { q: state.q }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(chosen.length === 0 ? {} : { a: Object.fromEntries(chosen) }),
    ...(state.inStock ? { inStock: true } : {}),
    ...(state.sort === 'relevance' ? {} : { sort: state.sort }),
    page: state.page,
    pageSize: state.pageSize,
  }
}

/** A list with changes, on its first page. */
export function changedList(state: ListState, change: Partial<Omit<ListState, 'page'>>): ListState {
  return { ...state, ...change, page: 1 }
}

/** A list with one attribute's filter set, or removed when the choice is empty. */
export function withChoice(state: ListState, attribute: string, choice: Choice | undefined): ListState {
  const { [attribute]: _before, ...others } = state.filters
  const isSet =
    choice !== undefined &&
    ('values' in choice ? choice.values.length > 0 : choice.from !== undefined || choice.to !== undefined)
  return changedList(state, { filters: isSet ? { ...others, [attribute]: choice } : others })
}

/** A list without any filter; keyword, sort and page size stay. */
export function withoutFilters(state: ListState): ListState {
  return changedList(state, { filters: {}, inStock: false })
}

/** Number of active filters of a list. */
export function filterCount({ filters, inStock }: ListState): number {
  return Object.keys(filters).length + (inStock ? 1 : 0)
}

/** The nearest valid page size. */
export function knownPageSize(wanted: number): PageSize {
  return pageSizes.find((offered) => offered === wanted) ?? 15
}
