import { getDeveloperCenter } from '@pinline/contracts/catalogue/content/get-developer-center'
import { getNews } from '@pinline/contracts/catalogue/content/get-news'
import { getPage } from '@pinline/contracts/catalogue/content/get-page'
import { getSolution } from '@pinline/contracts/catalogue/content/get-solution'
import { listCategoryPages } from '@pinline/contracts/catalogue/content/list-category-pages'
import { previewContent } from '@pinline/contracts/catalogue/content/preview-content'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from '../../app/router-context.ts'

/** Texts change seldom, but the parts in them have prices. */
const FRESH_MS = 30_000

/** A page by the last segment of its path. */
export const getPageQuery = ({ api, language, currency }: AppContext, id: string) =>
  queryOptions({
    queryKey: ['page', language, currency(), id],
    queryFn: ({ signal }) => api.read(getPage, { id }, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** The resources that developers can download. */
export const getDeveloperCenterQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['developer-center', language],
    queryFn: async ({ signal }) => (await api.read(getDeveloperCenter, {}, { signal, silent: true })).resources,
    staleTime: FRESH_MS,
  })

/** Certificates and patents. */
export const listCertificatesQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['category-pages', language, 'certificates'],
    queryFn: ({ signal }) => api.read(listCategoryPages, { category: 'certificates' }, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** A news item or an article with the one before and the one after. */
export const getNewsQuery = ({ api, language, currency }: AppContext, id: string) =>
  queryOptions({
    queryKey: ['news-item', language, currency(), id],
    queryFn: ({ signal }) => api.read(getNews, { id }, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** A solution with the parts that it uses. */
export const getSolutionQuery = ({ api, language, currency }: AppContext, id: string) =>
  queryOptions({
    queryKey: ['solution', language, currency(), id],
    queryFn: ({ signal }) => api.read(getSolution, { id }, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** A draft, for whoever has the signed link; read again whenever the page is opened. */
export const previewContentQuery = ({ api, language, currency }: AppContext, token: string) =>
  queryOptions({
    queryKey: ['preview', language, currency(), token],
    queryFn: ({ signal }) => api.read(previewContent, { token }, { signal, silent: true }),
    staleTime: 0,
  })
