import { useQuery } from '@tanstack/react-query'
import { useAppContext } from '../../app/use-app-context.ts'
import { listHotKeywordsQuery, suggestProductsQuery } from '../product/product.queries.ts'
import { useSearchHistory } from './search-history.ts'
import { suggestionGroups } from './suggestions.ts'
import { useDebouncedValue } from './use-debounced-value.ts'

const DEBOUNCE_MS = 120

/** Suggestions for the typed words; fetched only while the list is open. */
export const useSuggestions = (typed: string, isOpen: boolean) => {
  const context = useAppContext()
  const debounced = useDebouncedValue(typed, DEBOUNCE_MS)
  const history = useSearchHistory()
  const hot = useQuery({ ...listHotKeywordsQuery(context), enabled: isOpen && typed === '' })
  const suggested = useQuery({ ...suggestProductsQuery(context, debounced), enabled: isOpen && debounced !== '' })
  const groups = suggestionGroups({
    typed,
    suggested: typed === '' ? undefined : suggested.data,
    history,
    hot: (hot.data ?? []).map(({ keyword }) => keyword),
  })
  return {
    groups,
    /** All suggestions in display order. */
    options: groups.flatMap(({ suggestions }) => suggestions),
    /** The words that were recognised as filters. */
    understood: typed === '' ? [] : (suggested.data?.understood ?? []),
    isError: suggested.isError,
  }
}
