import { getProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { listProducts, type productListInput } from '@pinline/contracts/catalogue/product/list-products'
import { listHotKeywords } from '@pinline/contracts/catalogue/search/list-hot-keywords'
import { suggestProducts } from '@pinline/contracts/catalogue/search/suggest-products'
import { getCategory } from '@pinline/contracts/catalogue/taxonomy/get-category'
import { listCategories } from '@pinline/contracts/catalogue/taxonomy/list-categories'
import type { ProductId } from '@pinline/events/ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { AppContext } from '../../app/router-context.ts'

/** Parameters of a product list. */
export type ProductListRequest = z.input<typeof productListInput>

/** Prices and stock change while people look: older data is refetched when it is shown again, ms. */
const FRESH_MS = 2000

/** The tree of categories with counts, in the page's language. */
export const listCategoriesQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: ({ signal }) => api.read(listCategories, {}, { signal }),
    staleTime: 30_000,
  })

/** One category with its description. */
export const getCategoryQuery = ({ api, language }: AppContext, id: string) =>
  queryOptions({
    queryKey: ['category', language, id],
    queryFn: ({ signal }) => api.read(getCategory, { id }, { signal, silent: true }),
    staleTime: 30_000,
  })

/** Suggestions for words that are being typed; the previous ones stay until the new ones arrive. */
export const suggestProductsQuery = ({ api, language }: AppContext, q: string) =>
  queryOptions({
    queryKey: ['suggestions', language, q],
    queryFn: ({ signal }) => api.read(suggestProducts, { q }, { signal, silent: true }),
    placeholderData: keepPreviousData,
  })

/** Popular keywords, shown before anything is typed. */
export const listHotKeywordsQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['hot-keywords', language],
    queryFn: ({ signal }) => api.read(listHotKeywords, {}, { signal }),
    staleTime: 300_000,
  })

/** One page of parts with the counts of every filter. The previous page stays visible while the next one loads. */
export const listProductsQuery = ({ api, language, currency }: AppContext, request: ProductListRequest) =>
  queryOptions({
    queryKey: ['products', language, currency(), request],
    queryFn: ({ signal }) => api.read(listProducts, request, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })

/** One part with all data of its page. */
export const getProductDetailQuery = ({ api, language, currency }: AppContext, id: ProductId) =>
  queryOptions({
    queryKey: ['product', language, currency(), id],
    queryFn: ({ signal }) => api.read(getProductDetail, { id }, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    refetchOnWindowFocus: true,
  })
