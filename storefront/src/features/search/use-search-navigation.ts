import { useNavigate } from '@tanstack/react-router'
import { searchFor } from './list-search.ts'
import type { Suggestion } from './suggestions.ts'

/** Navigation from the search to a result. */
export const useSearchNavigation = () => {
  const navigate = useNavigate()
  return {
    toResults: (query: string) =>
      void navigate({ to: '/productListCopy/$id', params: { id: 'all' }, search: { q: query } }),
    toPart: ({ part: { id } }: Extract<Suggestion, { kind: 'parts' }>) =>
      void navigate({ to: '/productDetail/$id', params: { id } }),
    toSeries: ({ series: { manufacturer, series } }: Extract<Suggestion, { kind: 'series' }>) =>
      void navigate({
        to: '/product/$categoryName/$id',
        params: { categoryName: 'all', id: 'all' },
        search: searchFor({ manufacturer, series }),
      }),
    toCategory: ({ category: { id } }: Extract<Suggestion, { kind: 'categories' }>) =>
      void navigate({ to: '/product/$categoryName/$id', params: { categoryName: id, id } }),
  }
}
