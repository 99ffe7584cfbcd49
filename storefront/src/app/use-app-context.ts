import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCurrency } from '../session/currency.ts'
import type { AppContext } from './router-context.ts'

/**
 * The app's context inside a component: API client, language, currency, origin. The currency is the rendered one: a
 * page hydrates with the prices that the server sent, then switches to the chosen currency.
 */
export function useAppContext(): AppContext {
  const { context } = useRouter().options
  const currency = useCurrency()
  return useMemo(() => ({ ...context, currency: () => currency }), [context, currency])
}
