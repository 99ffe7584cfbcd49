import { useNavigate, useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ListPlace } from './list-place.ts'
import { listSearchOf } from './list-search.ts'

/** A category's list. */
export function useCategoryPlace(categoryName: string, id: string): ListPlace {
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

/** The results of a search, within a category or all. */
export function useSearchPlace(id: string): ListPlace {
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
