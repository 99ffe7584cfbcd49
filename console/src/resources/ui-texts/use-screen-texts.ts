import type { LanguageCode } from '@pinline/contracts/api/languages'
import { listUiTexts } from '@pinline/contracts/catalogue/ui-text/list-ui-texts'
import type { UiTextSurface } from '@pinline/contracts/catalogue/ui-text/ui-text-fields'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { catalogues } from '../../messages/languages.ts'
import { consoleTexts, screenTexts, shopTexts } from './screen-text.ts'

const bundle = z.record(z.string(), z.record(z.string(), z.unknown()))

/** What the files of shop or console say in a language. The shop serves its own. */
const fileTexts = async (surface: UiTextSurface, language: LanguageCode, signal: AbortSignal) => {
  if (surface === 'console') return consoleTexts(await catalogues[language]())
  const response = await fetch(`/texts/${language}.json`, { signal })
  if (!response.ok) throw new Error(`texts: ${response.status}`)
  return shopTexts(bundle.parse(await response.json()))
}

/** All texts of shop or console in one language, with what staff changed, and the revision for the next change. */
export const useScreenTexts = (surface: UiTextSurface, language: LanguageCode) => {
  const api = useApi()
  return useQuery({
    queryKey: ['screen-texts', surface, language],
    queryFn: async ({ signal }) => {
      const english = fileTexts(surface, 'en', signal)
      const [source, own, { list, revision }] = await Promise.all([
        english,
        language === 'en' ? english : fileTexts(surface, language, signal),
        api.read(listUiTexts, { language }, { signal, silent: true }),
      ])
      const changes = list.filter(({ key }) => key.startsWith(`${surface}:`))
      return { texts: screenTexts(source, own, changes), changes, revision }
    },
  })
}
