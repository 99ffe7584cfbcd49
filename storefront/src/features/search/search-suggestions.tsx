import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { clearSearchHistory } from './search-history.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { Suggestion } from './suggestions.ts'
import type { useSuggestions } from './use-suggestions.ts'

interface SearchSuggestionsProps {
  readonly listId: string
  readonly suggestions: ReturnType<typeof useSuggestions>
  /** True while nothing is typed: the history can be cleared. */
  readonly isEmpty: boolean
  readonly active: number
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The panel below the search: recognised filters, suggestions, and a button that clears the history. */
export function SearchSuggestions({
  listId,
  suggestions: { groups, understood, isError },
  isEmpty,
  active,
  onChoose,
}: SearchSuggestionsProps): ReactNode {
  const { t } = useTranslation('catalogue')
  return (
    <div className="search-suggestions popover">
      {understood.length > 0 && (
        <p className="suggestion-understood">
          <span className="suggestion-title">{t('search.understood')}</span>
          {understood.map(({ filter, at }) => (
            <span className="chip" data-read="" key={`${filter.attribute}-${at[0]}`}>
              {filter.label}
            </span>
          ))}
        </p>
      )}
      {isError && <p className="small suggestion-failed">{t('search.failed')}</p>}
      <SuggestionList id={listId} groups={groups} active={active} onChoose={onChoose} />
      {groups.some(({ kind }) => kind === 'history') && isEmpty && (
        <div className="suggestion-foot">
          <button type="button" className="button button-quiet button-small" onClick={clearSearchHistory}>
            {t('search.clear')}
          </button>
          <span className="small">{t('search.deleteHint')}</span>
        </div>
      )}
    </div>
  )
}
