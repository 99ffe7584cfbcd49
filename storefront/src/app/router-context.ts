import type { LanguageCode } from '@pinline/contracts/api/languages'
import type { CurrencyCode } from '@pinline/events/money'
import type { ApiClient } from '@pinline/ui/api-client/create-api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { I18n } from './i18n.ts'
import type { ServedHead } from './served-head.ts'

/** The `context` of loaders, heads and guards of routes. */
export interface AppContext {
  readonly queryClient: QueryClient
  readonly api: ApiClient
  readonly i18n: I18n
  readonly language: LanguageCode
  /** Currency of queries: the base currency on the server, the chosen one in the browser. */
  readonly currency: () => CurrencyCode
  /** Public origin without a trailing slash, for canonical URLs. */
  readonly origin: string
  /** On the server, takes what its page has for sharers and search engines. */
  readonly serve?: (head: ServedHead) => void
  /** Waits for the texts that the first page did without. */
  readonly allTexts: () => Promise<void>
}
