import { listLocaleLanguages } from '@pinline/contracts/catalogue/language/list-locale-languages'
import { SearchSelect } from '@pinline/ui/design/search-select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { offeredLanguages } from '../language.ts'
import { switchLanguage } from '../switch-language.ts'
import { useAppContext } from '../use-app-context.ts'
import { useTranslation } from '../use-translation.ts'

/** A searchable choice of the server's languages, queried when it is first wanted: keeps the path, swaps the prefix. */
export function LanguageSwitch(): ReactNode {
  const { t } = useTranslation('shell')
  const { api, language } = useAppContext()
  const location = useLocation()
  const current = offeredLanguages().find((candidate) => candidate.code === language)
  const [isWanted, setWanted] = useState(false)
  const { data: languages = [] } = useQuery({
    queryKey: ['locale-languages'],
    queryFn: ({ signal }) => api.read(listLocaleLanguages, {}, { signal }),
    staleTime: 300_000,
    enabled: isWanted,
  })
  return (
    <SearchSelect
      label={t('language.label', { name: current?.name ?? language })}
      searchLabel={t('language.search')}
      emptyText={t('language.none')}
      buttonClassName="site-utility-button"
      selectedId={language}
      options={languages.map(({ code, name, tag, image }) => ({ id: code, label: name, lang: tag, picture: image }))}
      onWanted={() => setWanted(true)}
      onSelect={(id) => {
        const chosen = languages.find((candidate) => candidate.code === id)
        if (chosen)
          switchLanguage(chosen, location.pathname + location.searchStr + (location.hash ? `#${location.hash}` : ''))
      }}
    >
      <Globe className="icon" aria-hidden="true" />
      <span>{current?.name}</span>
    </SearchSelect>
  )
}
