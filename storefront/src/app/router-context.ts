import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { CurrencyCode } from '@pinline/events/money'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { I18n } from './i18n.ts'

/** What loaders, heads and guards of routes get as `context`. */
export interface AppContext {
  readonly queryClient: QueryClient
  readonly api: ApiClient
  readonly i18n: I18n
  readonly language: LanguageCode
  /** Currency of queries: the base currency on the server, the chosen one in the browser. */
  readonly currency: () => CurrencyCode
  /** Public origin without a slash at its end, for canonical addresses. */
  readonly origin: string
}
