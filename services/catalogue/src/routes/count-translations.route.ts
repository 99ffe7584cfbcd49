import { result } from '@pinline/chassis/http/call-result'
import { route } from '@pinline/chassis/http/route'
import { countTranslations } from '@pinline/contracts/catalogue/content/count-translations'
import { languageChain } from '@pinline/events/catalogue/complete-text'
import { contentLanguage } from '@pinline/events/catalogue/content-text'
import type { CatalogueDeps } from '../catalogue-deps.ts'
import { contentProjection } from '../read-models/content/content.projection.ts'
import { translationCounts } from '../read-models/content/translation-counts.query.ts'

/** Of a chain the languages that are named for it; all others follow in the order of the registry. */
const namedStandIns = 2

export const countTranslationsRoute = ({ platform }: CatalogueDeps) =>
  route(
    countTranslations,
    async () => {
      const chains = contentLanguage.options.map((language) => ({
        ...{ language, standIns: languageChain(language).slice(1, 1 + namedStandIns) },
      }))
      return result({ kinds: await translationCounts(platform), chains })
    },
    { waitsFor: [contentProjection] },
  )
