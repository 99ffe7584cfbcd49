import type { SnippetRow } from '@pinline/contracts/notification/snippet/snippet-row'
import { snippetId } from '@pinline/events/ids'
import { keepPreviousData } from '@tanstack/react-query'
import { useGetList, useGetOne } from 'react-admin'
import { useDebounced } from '../use-debounced.ts'

/** Snippets that are offered at once; whoever looks for another one types more of it. */
const maxOffered = 15

/** Stands for no snippet while nothing is found. */
const noSnippet = snippetId.parse('00000000-0000-4000-8000-000000000000')

/** Snippets that have what is typed in their title or a text. */
export const useFoundSnippets = (typed: string) => {
  const q = useDebounced(typed.trim())
  return useGetList<SnippetRow>(
    'snippets',
    {
      filter: q === '' ? {} : { q },
      sort: { field: 'title', order: 'ASC' },
      pagination: { page: 1, perPage: maxOffered },
    },
    { placeholderData: keepPreviousData },
  )
}

/** The texts of one snippet. */
export const useSnippetTexts = (id: SnippetRow['id'] | undefined) =>
  useGetOne<SnippetRow>('snippets', { id: id ?? noSnippet }, { enabled: id !== undefined })
