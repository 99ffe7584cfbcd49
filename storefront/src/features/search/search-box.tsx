import { usePreHydrationText } from '@pinline/ui/design/use-pre-hydration-text'
import { useQuery } from '@tanstack/react-query'
import { useMatch, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { hotKeywordsQuery, suggestionsQuery } from '../product/product.queries.ts'
import { searchFor } from './list-search.ts'
import { addToSearchHistory, clearSearchHistory, removeFromSearchHistory, useSearchHistory } from './search-history.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { type Suggestion, suggestionGroups } from './suggestions.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useRecordSearch } from './use-record-search.ts'

const DEBOUNCE_MS = 120
const MAX_LENGTH = 120

/** What the open list was searched for; a `q` of any other page is about something else. */
const useSearched = (): string => {
  const found = useMatch({ from: '/_shell/productListCopy/$id', shouldThrow: false, select: ({ search }) => search.q })
  const listed = useMatch({
    from: '/_shell/product/$categoryName/$id',
    shouldThrow: false,
    select: ({ search }) => search.q,
  })
  return String(found ?? listed ?? '')
}

/** The header's search: suggestions under the field while typing, results at `/productListCopy/all?q=`. */
export function SearchBox(): ReactNode {
  const { t } = useTranslation('catalogue')
  const context = useAppContext()
  const navigate = useNavigate()
  const recordSearch = useRecordSearch()
  const listId = useId()
  const box = useRef<HTMLFormElement>(null)
  const searched = useSearched()
  const [text, setText] = useState(searched)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // A focus that was kept back until the page came alive is told after the search that it led to.
  const lastQuery = useRef('')
  const history = useSearchHistory()
  const typed = text.trim()
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS)
  const hot = useQuery({ ...hotKeywordsQuery(context), enabled: isOpen && typed === '' })
  const suggested = useQuery({ ...suggestionsQuery(context, debounced), enabled: isOpen && debounced !== '' })
  useEffect(() => setText(searched), [searched])
  const field = usePreHydrationText<HTMLInputElement>(setText)

  const groups = suggestionGroups({
    typed,
    suggested: typed === '' ? undefined : suggested.data,
    history,
    hot: (hot.data ?? []).map(({ keyword }) => keyword),
  })
  const options = groups.flatMap(({ suggestions }) => suggestions)
  const understood = typed === '' ? [] : (suggested.data?.understood ?? [])
  const isListVisible = isOpen && (options.length > 0 || understood.length > 0 || suggested.isError)

  const open = (): void => {
    setOpen(true)
    setActive(-1)
  }
  const search = (query: string): void => {
    const trimmed = query.trim().slice(0, MAX_LENGTH)
    if (trimmed === '') return
    lastQuery.current = trimmed
    addToSearchHistory(trimmed)
    recordSearch(trimmed)
    setText(trimmed)
    setOpen(false)
    void navigate({ to: '/productListCopy/$id', params: { id: 'all' }, search: { q: trimmed } })
  }
  const choose = (suggestion: Suggestion): void => {
    switch (suggestion.kind) {
      case 'parts':
        recordSearch(typed)
        setOpen(false)
        void navigate({ to: '/productDetail/$id', params: { id: suggestion.part.id } })
        return
      case 'series': {
        const { manufacturer, series } = suggestion.series
        setOpen(false)
        void navigate({
          to: '/product/$categoryName/$id',
          params: { categoryName: 'all', id: 'all' },
          search: searchFor({ manufacturer, series }),
        })
        return
      }
      case 'categories': {
        const { id } = suggestion.category
        setOpen(false)
        void navigate({ to: '/product/$categoryName/$id', params: { categoryName: id, id } })
        return
      }
      default:
        search(suggestion.text)
    }
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = options[active]
    if (event.key === 'Escape' && isListVisible) {
      event.preventDefault()
      setOpen(false)
      setActive(-1)
    }
    if (event.key === 'Delete' && chosen?.kind === 'history') {
      event.preventDefault()
      removeFromSearchHistory(chosen.text)
      setActive(Math.min(active, options.length - 2))
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const step = event.key === 'ArrowDown' ? 1 : -1
    const count = options.length + 1
    setActive((current) => ((current + 1 + step + count) % count) - 1)
  }

  return (
    <search className="search-area">
      <form
        ref={box}
        className="search-box"
        action={`/${context.language}/productListCopy/all`}
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = isListVisible ? options[active] : undefined
          if (chosen) choose(chosen)
          else search(text)
        }}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <input
          ref={field}
          type="search"
          name="q"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={isListVisible}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(isListVisible && active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          placeholder={t('search.placeholder')}
          value={text}
          onFocus={({ currentTarget: { value } }) => {
            if (value === '' || value !== lastQuery.current) open()
          }}
          onClick={open}
          onChange={(event) => {
            setText(event.target.value)
            open()
          }}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="button button-gold" aria-label={t('search.submit')}>
          <Search className="icon" aria-hidden="true" />
        </button>
        {isListVisible && (
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
            {suggested.isError && <p className="small suggestion-failed">{t('search.failed')}</p>}
            <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />
            {groups.some(({ kind }) => kind === 'history') && typed === '' && (
              <div className="suggestion-foot">
                <button type="button" className="button button-quiet button-small" onClick={clearSearchHistory}>
                  {t('search.clear')}
                </button>
                <span className="small">{t('search.deleteHint')}</span>
              </div>
            )}
          </div>
        )}
        <span className="visually-hidden" role="status">
          {isListVisible ? t('search.count', { count: options.length }) : ''}
        </span>
      </form>
    </search>
  )
}
