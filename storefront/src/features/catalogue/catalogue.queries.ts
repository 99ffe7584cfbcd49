import { listCategories } from '@pinline/catalogue/contract/list-categories'
import { listHotKeywords } from '@pinline/catalogue/contract/list-hot-keywords'
import { listProducts, type productListInput } from '@pinline/catalogue/contract/list-products'
import { showProduct } from '@pinline/catalogue/contract/show-product'
import type { ProductId } from '@pinline/events/ids'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { AppContext } from '../../app/router-context.ts'

/** What a product list is asked for. */
export type ProductListRequest = z.input<typeof productListInput>

/** The tree of categories with counts, in the page's language. */
export const categoriesQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['categories', language],
    queryFn: ({ signal }) => api.read(listCategories, {}, { signal }),
    staleTime: 300_000,
  })

/** Keywords worth offering before anything is typed. */
export const hotKeywordsQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['hot-keywords', language],
    queryFn: ({ signal }) => api.read(listHotKeywords, {}, { signal }),
    staleTime: 300_000,
  })

/** One page of parts with the counts of every filter. The page before stays in sight while the next is under way. */
export const productListQuery = ({ api, language, currency }: AppContext, request: ProductListRequest) =>
  queryOptions({
    queryKey: ['products', language, currency(), request],
    queryFn: ({ signal }) => api.read(listProducts, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** One part with everything its page shows. */
export const productQuery = ({ api, language, currency }: AppContext, id: ProductId) =>
  queryOptions({
    queryKey: ['product', language, currency(), id],
    queryFn: ({ signal }) => api.read(showProduct, { id }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
