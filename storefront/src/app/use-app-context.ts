import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCurrency } from '../session/currency.ts'
import type { AppContext } from './router-context.ts'

/**
 * The app's context inside a component: API client, language, currency, origin. Its currency is the one that the
 * component is rendered with, so that a page hydrates with the prices it was sent with and then turns to the
 * chosen currency.
 */
export function useAppContext(): AppContext {
  const { context } = useRouter().options
  const currency = useCurrency()
  return useMemo(() => ({ ...context, currency: () => currency }), [context, currency])
}
