import { maxKeywordLength } from '@pinline/contracts/catalogue/search/keyword-length'
import { useLoaded } from '@pinline/ui/design/use-loaded'
import { usePreHydrationText } from '@pinline/ui/design/use-pre-hydration-text'
import { useMatch } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { useSearchBox } from './use-search-box.ts'

const loadSuggestions = () => import('./search-suggestions.tsx')

/** The keyword of the open list; `q` of any other page has another meaning. */
const useSearched = (): string => {
  const found = useMatch({ from: '/_shell/productListCopy/$id', shouldThrow: false, select: ({ search }) => search.q })
  const listed = useMatch({
    from: '/_shell/product/$categoryName/$id',
    shouldThrow: false,
    select: ({ search }) => search.q,
  })
  return String(found ?? listed ?? '')
}

/**
 * The header's search: suggestions under the field while typing, results at `/productListCopy/all?q=`. The code of the
 * suggestions loads with the first focus.
 */
export function SearchBox(): ReactNode {
  const { t } = useTranslation('catalogue')
  const { language } = useAppContext()
  const listId = useId()
  const box = useRef<HTMLFormElement>(null)
  const searched = useSearched()
  const searchBox = useSearchBox(searched)
  const { text, setText, typed, active, suggestions, isOpen, open, close } = searchBox
  const loaded = useLoaded(isOpen, loadSuggestions, close)
  const isListVisible = searchBox.isListVisible && loaded !== undefined
  const shown = useRef(searched)
  useEffect(() => {
    // Not at the first view: what was typed before hydration stays.
    if (shown.current === searched) return
    const before = shown.current
    shown.current = searched
    // What is typed while the results of the search before it load stays, too.
    setText((now) => (isOpen && now !== before ? now : searched))
  }, [searched, isOpen, setText])
  const field = usePreHydrationText<HTMLInputElement>(setText)
  return (
    <search className="search-area">
      <form
        ref={box}
        className="search-box"
        action={`/${language}/productListCopy/all`}
        onSubmit={(event) => {
          event.preventDefault()
          searchBox.submit()
        }}
        onBlur={(event) => {
          if (!box.current?.contains(event.relatedTarget)) close()
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
          maxLength={maxKeywordLength}
          placeholder={t('search.placeholder')}
          value={text}
          onFocus={({ currentTarget: { value } }) => searchBox.onFocus(value)}
          onClick={open}
          onChange={(event) => {
            setText(event.target.value)
            open()
          }}
          onKeyDown={searchBox.onKeyDown}
        />
        <span className="search-hint" aria-hidden="true">
          {t('search.placeholderShort')}
        </span>
        <button type="submit" className="button button-gold" aria-label={t('search.submit')}>
          <Search className="icon" aria-hidden="true" />
        </button>
        {isListVisible && (
          <loaded.SearchSuggestions
            listId={listId}
            suggestions={suggestions}
            isEmpty={typed === ''}
            active={active}
            onChoose={searchBox.choose}
          />
        )}
        <span className="visually-hidden" role="status">
          {isListVisible ? t('search.count', { count: suggestions.options.length }) : ''}
        </span>
      </form>
    </search>
  )
}
