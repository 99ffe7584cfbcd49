import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Flame, History, Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { hotKeywordsQuery } from './catalogue.queries.ts'
import { clearSearchHistory, readSearchHistory, rememberSearch } from './search-history.ts'

interface Suggestion {
  readonly text: string
  readonly group: 'history' | 'hot'
}

/** The header's search: history and hot keywords under the field, results at `/productListCopy/all?q=`. */
export function SearchBox(): ReactNode {
  const { t } = useTranslation('catalogue')
  const context = useAppContext()
  const navigate = useNavigate()
  const listId = useId()
  const box = useRef<HTMLFormElement>(null)
  const searched = useSearch({ strict: false }).q ?? ''
  const [text, setText] = useState(searched)
  const [isOpen, setOpen] = useState(false)
  const [history, setHistory] = useState<string[]>([])
  const [active, setActive] = useState(-1)
  const hot = useQuery({ ...hotKeywordsQuery(context), enabled: isOpen })
  useEffect(() => setText(searched), [searched])
  useEffect(() => {
    const field = box.current?.elements.namedItem('q')
    // What was typed before the page came alive.
    if (field instanceof HTMLInputElement && field.value !== '') setText(field.value)
  }, [])

  const typed = text.trim().toLocaleLowerCase()
  const fits = (entry: string): boolean => typed === '' || entry.toLocaleLowerCase().includes(typed)
  const suggestions: Suggestion[] = [
    ...history.filter(fits).map((entry): Suggestion => ({ text: entry, group: 'history' })),
    ...(hot.data ?? [])
      .map(({ keyword }) => keyword)
      .filter((keyword) => fits(keyword) && !history.includes(keyword))
      .map((keyword): Suggestion => ({ text: keyword, group: 'hot' })),
  ]

  const open = (): void => {
    setHistory(readSearchHistory())
    setOpen(true)
    setActive(-1)
  }
  const search = (query: string): void => {
    const wanted = query.trim()
    if (wanted === '') return
    rememberSearch(wanted)
    setText(wanted)
    setOpen(false)
    void navigate({ to: '/productListCopy/$id', params: { id: 'all' }, search: { q: wanted } })
  }

  return (
    <search className="search-area">
      <form
        ref={box}
        className="search-box"
        action={`/${context.language}/productListCopy/all`}
        onSubmit={(event) => {
          event.preventDefault()
          search(suggestions[active]?.text ?? text)
        }}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) setOpen(false)
        }}
      >
        <input
          type="search"
          name="q"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={isOpen && suggestions.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(active >= 0 ? { 'aria-activedescendant': `${listId}-${active}` } : {})}
          autoComplete="off"
          placeholder={t('search.placeholder')}
          value={text}
          onFocus={open}
          onClick={open}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpen(false)
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            const step = event.key === 'ArrowDown' ? 1 : -1
            const count = suggestions.length + 1
            setActive((current) => ((current + 1 + step + count) % count) - 1)
          }}
        />
        <button type="submit" className="button button-gold" aria-label={t('search.submit')}>
          <Search className="icon" aria-hidden="true" />
        </button>
        {isOpen && suggestions.length > 0 && (
          <div className="search-suggestions popover">
            <div role="listbox" id={listId} aria-label={t('search.label')}>
              {suggestions.map((entry, index) => (
                <div
                  key={`${entry.group}-${entry.text}`}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className="list-box-item"
                  {...(index === active ? { 'data-focused': '' } : {})}
                  {...(suggestions[index - 1]?.group !== entry.group
                    ? { 'data-group': t(`search.${entry.group}`) }
                    : {})}
                  onMouseDown={(event) => {
                    event.preventDefault()
                    search(entry.text)
                  }}
                >
                  {entry.group === 'history' ? (
                    <History className="icon" aria-hidden="true" />
                  ) : (
                    <Flame className="icon" aria-hidden="true" />
                  )}
                  {entry.text}
                </div>
              ))}
            </div>
            {history.length > 0 && (
              <button
                type="button"
                className="button button-quiet button-small"
                onClick={() => {
                  clearSearchHistory()
                  setHistory([])
                }}
              >
                {t('search.clear')}
              </button>
            )}
          </div>
        )}
      </form>
    </search>
  )
}
