import { listLanguagesByStaff } from '@pinline/contracts/catalogue/language/list-languages-by-staff'
import { useApi } from '@pinline/ui/api-client/api-context'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'

const shares = z.record(z.string(), z.number())

/** All languages, also those that are not enabled, with the shares of content and of the shop's texts that they have. */
export const useLanguages = () => {
  const api = useApi()
  return useQuery({
    queryKey: ['languages-by-staff'],
    queryFn: async ({ signal }) => {
      const { list } = await api.read(listLanguagesByStaff, {}, { signal, silent: true })
      // The shop knows its own texts; without it they are left out.
      const texts = await fetch('/text-shares.json', { signal })
        .then(async (response) => shares.parse(await response.json()))
        .catch(() => undefined)
      return list.map((language) => ({ ...language, textShare: texts?.[language.code] }))
    },
  })
}

export type ShownLanguage = NonNullable<ReturnType<typeof useLanguages>['data']>[number]
