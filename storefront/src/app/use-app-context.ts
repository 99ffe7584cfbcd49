import { useRouter } from '@tanstack/react-router'
import type { AppContext } from './router-context.ts'

/** The app's context inside a component: API client, language, currency, origin. */
export function useAppContext(): AppContext {
  return useRouter().options.context
}
