import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { listSeoSettings } from '@pinline/contracts/catalogue/content/list-seo-settings'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentAudience } from '../content/content-audience.ts'
import { textShown } from '../content/present-content.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'

/** Whether a setting is for a path: exactly, or by its beginning before `*`. */
const fits = (setting: string, path: string): boolean =>
  setting.endsWith('*') ? path.startsWith(setting.slice(0, -1)) : setting === path

export const listSeoSettingsRoute = (deps: CatalogueDeps) =>
  route(
    listSeoSettings,
    async ({ route: path }, context) => {
      const audience = await contentAudience(deps, context)
      const settings = deps.content
        .all('seo')
        .flatMap((item) => {
          const { text } = textShown(item, audience)
          if (item.details.kind !== 'seo') return []
          const title = text.metaTitle ?? text.title
          return [{ route: item.details.route, title, description: text.metaDescription ?? text.lead }]
        })
        .toSorted((a, b) => b.route.length - a.route.length || a.route.localeCompare(b.route))
      if (path === undefined) return result(settings)
      return result(settings.filter((one) => fits(one.route, path)).slice(0, 1))
    },
    { waitsFor: [contentProjection] },
  )
