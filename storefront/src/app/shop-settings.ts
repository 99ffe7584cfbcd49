import { listMenu } from '@pinline/contracts/catalogue/content/list-menu'
import { listSeoSettings } from '@pinline/contracts/catalogue/content/list-seo-settings'
import { queryOptions } from '@tanstack/react-query'
import type { AppContext } from './router-context.ts'

const FRESH_MS = 300_000

/** The links of header and footer that staff wrote. */
export const listMenuQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['menu', language],
    queryFn: ({ signal }) => api.read(listMenu, {}, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** Titles and descriptions over those of the templates. */
const listSeoSettingsQuery = ({ api, language }: AppContext) =>
  queryOptions({
    queryKey: ['seo-settings', language],
    queryFn: ({ signal }) => api.read(listSeoSettings, {}, { signal, silent: true }),
    staleTime: FRESH_MS,
  })

/** What every page begins with. A shop whose catalogue is away has its own links and titles. */
export const loadShopSettings = async (context: AppContext): Promise<void> => {
  await Promise.allSettled([
    context.queryClient.ensureQueryData(listMenuQuery(context)),
    context.queryClient.ensureQueryData(listSeoSettingsQuery(context)),
  ])
}

/** What staff wrote for a path: the exact one first, then the longest beginning. */
export const seoSettingOf = (context: AppContext, path: string): { title?: string; description?: string } => {
  const settings = context.queryClient.getQueryData(listSeoSettingsQuery(context).queryKey) ?? []
  const fits = ({ route }: { route: string }): boolean =>
    route.endsWith('*') ? path.startsWith(route.slice(0, -1)) : path === route
  const [best] = settings.filter(fits).toSorted((one, other) => other.route.length - one.route.length)
  return best === undefined
    ? {}
    : { ...(best.title && { title: best.title }), ...(best.description && { description: best.description }) }
}
