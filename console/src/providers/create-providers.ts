import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import { refreshStaffSession } from '@pinline/contracts/account/session/refresh-staff-session'
import { isErrorCode } from '@pinline/contracts/api/error-codes'
import { languageCode } from '@pinline/contracts/api/languages'
import type { ApiTexts } from '@pinline/ui/api-client/api-text'
import { createApiClient } from '@pinline/ui/api-client/create-api-client'
import { followOtherTabs } from '@pinline/ui/api-client/follow-other-tabs'
import { createPositionMemory } from '@pinline/ui/api-client/position-memory'
import { retryReads } from '@pinline/ui/api-client/retry-reads'
import { reloadAfterMs } from '@pinline/ui/api-client/session-end'
import { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'react-admin'
import { bulkRuns } from '../layout/bulk/bulk-runs.ts'
import { drafts } from '../layout/drafts/drafts.ts'
import type { LoadedTexts } from '../messages/changed-texts.ts'
import { type ConsoleLanguage, tagOf } from '../messages/languages.ts'
import { adminResources } from './admin-resources.ts'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { statusOfError } from './http-failure.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { createNotificationChannel } from './notification-channel.ts'
import { notifyOnForbidden } from './notify-on-forbidden.ts'
import { readRoleMenus, refetchPermissions } from './permissions-query.ts'
import { createRestClient } from './rest-client.ts'
import { createSession } from './session.ts'

/**
 * Creates everything that communicates with the server, once. What the first screen needs of it is requested while its
 * texts are loading.
 */
export const createProviders = async (language: ConsoleLanguage, loading: Promise<LoadedTexts>) => {
  const session = createSession(localStorage)
  followOtherTabs(() => {
    if (session.isOfAnotherPerson()) location.reload()
  })
  const positions = createPositionMemory(sessionStorage)
  const notifications = createNotificationChannel()
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        ...retryReads(statusOfError),
        refetchOnWindowFocus: false,
        // Without a network a page or command fails at once and says so, instead of waiting invisibly.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  })
  let texts: I18nProvider | undefined
  const locale = () => languageCode.catch('en').parse(texts?.getLocale() ?? language)
  const text: ApiTexts = (key) => texts?.translate(isErrorCode(key) ? `errors.${key}` : `api.${key}`)

  const onForbidden = () => refetchPermissions(queryClient)

  const apiClient = createApiClient({
    baseUrl: '',
    getToken: session.token,
    onToken: session.setToken,
    getLanguage: locale,
    getLanguageTag: () => tagOf(locale()),
    getCurrency: () => 'USD',
    texts: text,
    onNotification: (notification) => notifications.show(notification.text, notification.duration),
    onUnauthenticated: () => location.reload(),
    positions,
    refreshPath: refreshStaffSession.path,
  })
  const client = notifyOnForbidden(apiClient, onForbidden)
  const readMenus = () => readRoleMenus(client, queryClient)
  // Whoever needs the menus reads them again if this fails.
  if (session.token() !== null) readMenus().catch(() => undefined)

  // The API client renews an expiring token before its own calls, and ends a session that is over.
  let renewing: Promise<void> | undefined
  const renew = (): Promise<void> => {
    renewing ??= client
      .call(getStaffProfile, {}, { silent: true })
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        renewing = undefined
      })
    return renewing
  }

  const restClient = createRestClient({
    token: session.token,
    renew,
    language: () => ({ code: locale(), tag: tagOf(locale()) }),
    positions,
    texts: text,
  })

  const authProvider = createAuthProvider({
    client,
    session,
    readMenus,
    onCleared: () => queryClient.clear(),
    onSignedOut: (staffId) => {
      drafts.removeOf(staffId)
      bulkRuns.removeOf(staffId)
    },
    onForbidden,
    onSessionOver: () => {
      notifications.show(text('http-401') ?? '')
      setTimeout(() => location.reload(), reloadAfterMs)
    },
  })

  const dataProvider = createDataProvider(restClient, adminResources, text)

  const i18nProvider = createI18nProvider(language, await loading, () => void queryClient.invalidateQueries())
  texts = i18nProvider

  return { client, session, authProvider, dataProvider, i18nProvider, queryClient, notifications }
}

export type Providers = Awaited<ReturnType<typeof createProviders>>
