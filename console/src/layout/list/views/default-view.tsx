import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useListState } from '../use-list-state.ts'
import { useViews } from './use-views.ts'
import { viewState } from './view-query.ts'

/** Opens a list with the person's default view, where its address says nothing else. */
export const DefaultView = () => {
  const { search } = useLocation()
  const { views, defaultId } = useViews()
  const { state, change } = useListState()
  const [isAwaited, setAwaited] = useState(search === '')
  const view = isAwaited ? views.find(({ id }) => id === defaultId) : undefined
  useEffect(() => {
    if (view === undefined) return
    setAwaited(false)
    change(viewState(view.id, view.query, state))
  }, [view, change, state])
  return null
}
