import { maxKeywordLength } from '@pinline/contracts/catalogue/search/keyword-length'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useRecordSearch } from './record-search.mutation.ts'
import { addToSearchHistory, removeFromSearchHistory } from './search-history.ts'
import type { Suggestion } from './suggestions.ts'
import { useSearchNavigation } from './use-search-navigation.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The index after or before `current` among `count` suggestions; -1 is the field itself. */
const nextActive = (current: number, count: number, key: 'ArrowDown' | 'ArrowUp'): number =>
  ((current + 1 + (key === 'ArrowDown' ? 1 : -1) + count + 1) % (count + 1)) - 1

/** State of the search field: text, suggestions, and handlers for keys and choices. */
export const useSearchBox = (searched: string) => {
  const { toResults, toPart, toSeries, toCategory } = useSearchNavigation()
  const recordSearch = useRecordSearch()
  const [text, setText] = useState(searched)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // A focus event from before hydration is replayed after the search that followed it.
  const lastQuery = useRef('')
  const typed = text.trim()
  const suggestions = useSuggestions(typed, isOpen)
  const { options, understood, isError } = suggestions
  const isListVisible = isOpen && (options.length > 0 || understood.length > 0 || isError)

  const open = (): void => {
    setOpen(true)
    setActive(-1)
  }
  const close = (): void => setOpen(false)
  const search = (query: string): void => {
    const trimmed = query.trim().slice(0, maxKeywordLength)
    if (trimmed === '') return
    lastQuery.current = trimmed
    addToSearchHistory(trimmed)
    recordSearch(trimmed)
    setText(trimmed)
    close()
    toResults(trimmed)
  }

  const choose = (suggestion: Suggestion): void => {
    close()
    switch (suggestion.kind) {
      case 'parts':
        recordSearch(typed)
        toPart(suggestion)
        return
      case 'series':
        toSeries(suggestion)
        return
      case 'categories':
        toCategory(suggestion)
        return
      default:
        search(suggestion.text)
    }
  }

  const submit = (): void => {
    const chosen = isListVisible ? options[active] : undefined
    if (chosen) choose(chosen)
    else search(text)
  }

  const onFocus = (value: string): void => {
    if (value === '' || value !== lastQuery.current) open()
  }

  const onKeyDown = (event: KeyboardEvent): void => {
    const chosen = options[active]
    if (event.key === 'Escape' && isListVisible) {
      event.preventDefault()
      close()
      setActive(-1)
    }
    if (event.key === 'Delete' && chosen?.kind === 'history') {
      event.preventDefault()
      removeFromSearchHistory(chosen.text)
      setActive(Math.min(active, options.length - 2))
    }
    const { key } = event
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    setActive((current) => nextActive(current, options.length, key))
  }

  return {
    text,
    setText,
    typed,
    active,
    suggestions,
    isOpen,
    isListVisible,
    open,
    close,
    choose,
    submit,
    onFocus,
    onKeyDown,
  }
}
