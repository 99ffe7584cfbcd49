import { SearchSelect } from '@pinline/ui/design/search-select.tsx'
import { useLocation } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { enabledLanguages } from '../language.ts'
import { switchLanguage } from '../switch-language.ts'
import { useAppContext } from '../use-app-context.ts'

/** A searchable choice of language: keeps the path, swaps the prefix. */
export function LanguageSwitch(): ReactNode {
  const { t } = useTranslation('shell')
  const { language } = useAppContext()
  const location = useLocation()
  const current = enabledLanguages.find((candidate) => candidate.code === language)
  return (
    <SearchSelect
      label={t('language.label', { name: current?.name ?? language })}
      searchLabel={t('language.search')}
      emptyText={t('language.none')}
      buttonClassName="site-utility-button"
      selectedId={language}
      options={enabledLanguages.map(({ code, name, tag }) => ({ id: code, label: name, lang: tag }))}
      onSelect={(id) => {
        const chosen = enabledLanguages.find((candidate) => candidate.code === id)
        if (chosen)
          switchLanguage(chosen, location.pathname + location.searchStr + (location.hash ? `#${location.hash}` : ''))
      }}
    >
      <Globe className="icon" aria-hidden="true" />
      <span>{current?.name}</span>
    </SearchSelect>
  )
}
