import { listBanners } from '@pinline/contracts/catalogue/content/list-banners'
import { listNews } from '@pinline/contracts/catalogue/content/list-news'
import { listSolutionCategories } from '@pinline/contracts/catalogue/content/list-solution-categories'
import { searchContent } from '@pinline/contracts/catalogue/content/search-content'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

/** Lists of content change seldom, ms. */
const FRESH_MS = 30_000

/** One page of news or articles. */
export const listNewsQuery = (
  { api, language }: AppContext,
  request: { readonly kind: 'news' | 'blog'; readonly page: number; readonly tag?: string },
) =>
  queryOptions({
    queryKey: ['news', language, request],
    queryFn: ({ signal }) => api.read(listNews, request, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  })

/** Solutions by the field that they are for. */
export const listSolutionsQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['solutions', language],
    queryFn: ({ signal }) => api.read(listSolutionCategories, {}, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** The banners of a place. */
export const listBannersQuery = ({ api, language }: AppContext, place: 'home' | 'list' | 'cart') =>
  queryOptions({
    queryKey: ['banners', language, place],
    queryFn: ({ signal }) => api.read(listBanners, { place }, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** Content that has the words of a keyword, beside the parts. */
export const searchContentQuery = ({ api, language }: AppContext, q: string) =>
  queryOptions({
    queryKey: ['content-search', language, q],
    queryFn: ({ signal }) => api.read(searchContent, { q }, { signal, silent: true }),
    staleTime: FRESH_MS,
    enabled: q !== '',
  })
