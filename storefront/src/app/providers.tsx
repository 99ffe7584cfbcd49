import { ApiContext } from '@pinline/ui/api-client/api-context'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { JSX, ReactNode } from 'react'
import { clientStore } from '../session/session.ts'
import { useAppContext } from './use-app-context.ts'

/** Provides the API client, queries, session, and texts to the pages. */
export function AppProviders({ children }: { children: ReactNode }): JSX.Element {
  const { api, queryClient } = useAppContext()
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <Provider store={clientStore}>{children}</Provider>
      </QueryClientProvider>
    </ApiContext>
  )
}
