import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listSearchOf } from '../search/list-search.ts'
import type { ListNavigation } from './list-navigation.ts'

/** Navigation of a category's list. */
export function useCategoryNavigation(categoryName: string, id: string): ListNavigation {
  const router = useRouter()
  const navigate = useNavigate()
  return useMemo(() => {
    const to = { to: '/product/$categoryName/$id', params: { categoryName, id } } as const
    return {
      hrefOf: (state) => router.buildLocation({ ...to, search: listSearchOf(state) }).publicHref,
      go: (state) => void navigate({ ...to, search: listSearchOf(state), resetScroll: false }),
    }
  }, [router, navigate, categoryName, id])
}

/** Navigation of search results, within a category or all. */
export function useSearchNavigation(id: string): ListNavigation {
  const router = useRouter()
  const navigate = useNavigate()
  return useMemo(() => {
    const to = { to: '/productListCopy/$id', params: { id } } as const
    return {
      hrefOf: (state) => router.buildLocation({ ...to, search: listSearchOf(state) }).publicHref,
      go: (state) => void navigate({ ...to, search: listSearchOf(state), resetScroll: false }),
    }
  }, [router, navigate, id])
}
