import '@pinline/ui/api-client/schemas-without-eval'
import './design-styles.ts'
import './feature-styles.ts'
import './print-styles.ts'
import { createApiClient } from '@pinline/ui/api-client/create-api-client'
import { followOtherTabs } from '@pinline/ui/api-client/follow-other-tabs'
import { ApiFailure } from '@pinline/ui/api-client/outcome'
import { createPositionMemory } from '@pinline/ui/api-client/position-memory'
import { retryReads } from '@pinline/ui/api-client/retry-reads'
import { showErrorToast } from '@pinline/ui/design/toast.tsx'
import { reportLoadFailures } from '@pinline/ui/design/use-loaded'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { currencyAtom, forgetCurrency, readStoredCurrency } from '../session/currency.ts'
import { compareWithStored } from '../session/other-tabs.ts'
import { recordVisitor } from '../session/record-visitor.ts'
import { clientStore, loadSession, readStoredSession, renewToken } from '../session/session.ts'
import { apiTextsOf } from './api-texts.ts'
import { addLaterTexts, createI18n, type TextOverrides } from './i18n.ts'
import { languageTag, offeredLanguages, offerLanguages, splitLanguage } from './language.ts'
import { PageNotReached } from './lazy-page.ts'
import { createAppRouter, createQueries } from './router.tsx'
import { storeLanguage } from './switch-language.ts'

/** The texts that staff changed, which the page was drawn with; those of the files if they cannot be fetched. */
const changedTexts = async (path: string | undefined): Promise<TextOverrides> => {
  if (path === undefined) return {}
  return await fetch(path).then(
    (response) => response.json(),
    () => ({}),
  )
}

/** Safari has no idle callbacks. */
const whenIdle: (run: () => void, options: IdleRequestOptions) => unknown =
  typeof requestIdleCallback === 'undefined' ? (run) => setTimeout(run) : requestIdleCallback

/** Hydrates the page, then loads what is personal: session, currency. */
async function start(): Promise<void> {
  const page = document.querySelector<HTMLElement>('script[data-texts]')
  offerLanguages(JSON.parse(page?.dataset.languages ?? '[]'))
  const language = splitLanguage(location.pathname)?.language ?? 'en'
  const drawnWith = page?.dataset.texts
  const [i18n, changed] = await Promise.all([
    createI18n(language, drawnWith === 'first' ? 'first' : 'later'),
    changedTexts(page?.dataset.changedTexts),
  ])
  i18n.override(changed)
  let later = drawnWith === 'first' ? undefined : Promise.resolve()
  const allTexts = (): Promise<void> => {
    later ??= addLaterTexts(i18n, language).catch((error: unknown) => {
      later = undefined
      throw new PageNotReached('the texts were not fetched', { cause: error })
    })
    return later
  }
  const queryClient = createQueries(retryReads((error) => (error instanceof ApiFailure ? error.status : 0)))
  reportLoadFailures(() => showErrorToast(i18n.t('api:network-failed')))
  const api = createApiClient({
    baseUrl: '',
    getToken: () => {
      const session = readStoredSession()
      return session.status === 'buyer' ? { token: session.token, expiresAt: session.expiresAt } : null
    },
    onToken: renewToken,
    getLanguage: () => language,
    getLanguageTag: () => languageTag(language),
    getCurrency: readStoredCurrency,
    texts: apiTextsOf(i18n),
    loadTexts: allTexts,
    onNotification: ({ text }) => showErrorToast(text),
    onUnauthenticated: () => location.reload(),
    onRefused: (code) => {
      if (code === 'currency-disabled') forgetCurrency()
    },
    positions: createPositionMemory(sessionStorage),
    maintenanceUntil: document.querySelector('meta[name="maintenance-until"]')?.getAttribute('content') ?? null,
  })
  const router = createAppRouter({
    queryClient,
    api,
    i18n,
    language,
    currency: () => clientStore.get(currencyAtom),
    origin: location.origin,
    allTexts,
  })
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
  whenIdle(
    () => {
      const own = offeredLanguages().find((candidate) => candidate.code === language)
      if (own) storeLanguage(own)
      loadSession()
      clientStore.set(currencyAtom, readStoredCurrency())
      followOtherTabs(compareWithStored)
      recordVisitor(language, {
        navigator,
        storage: sessionStorage,
        pathname: location.pathname,
        referrer: document.referrer,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        post: (path, headers, body) => fetch(path, { method: 'POST', headers, body, keepalive: true }),
      })
    },
    { timeout: 1500 },
  )
}

void start()
