import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../use-translation.ts'

/** A bar at the top while the next page is loading, for navigations that take longer than a moment. */
export function NavigationProgress(): ReactNode {
  const { t } = useTranslation('shell')
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return isLoading ? <div className="navigation-progress" role="progressbar" aria-label={t('loadingPage')} /> : null
}
