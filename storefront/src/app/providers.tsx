import { ApiContext } from '@pinline/ui/api-client/api-context'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { JSX, ReactNode } from 'react'
import { I18nProvider as AriaLocale } from 'react-aria-components'
import { I18nextProvider } from 'react-i18next'
import { clientStore } from '../session/session.ts'
import { languageTag } from './language.ts'
import { useAppContext } from './use-app-context.ts'

/** Provides the API client, queries, session, texts and the widgets' locale to the pages. */
export function AppProviders({ children }: { children: ReactNode }): JSX.Element {
  const { api, queryClient, i18n, language } = useAppContext()
  return (
    <ApiContext value={api}>
      <QueryClientProvider client={queryClient}>
        <Provider store={clientStore}>
          <I18nextProvider i18n={i18n}>
            <AriaLocale locale={languageTag(language)}>{children}</AriaLocale>
          </I18nextProvider>
        </Provider>
      </QueryClientProvider>
    </ApiContext>
  )
}
