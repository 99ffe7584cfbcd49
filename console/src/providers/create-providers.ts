import { accountResources } from '@pinline/contracts/account/account-calls'
import { getStaffProfile } from '@pinline/contracts/account/permissions/get-staff-profile'
import { refreshStaffSession } from '@pinline/contracts/account/session/refresh-staff-session'
import { type ErrorCode, isErrorCode } from '@pinline/contracts/api/error-codes'
import { errorText } from '@pinline/contracts/api/error-texts'
import { languageCode } from '@pinline/contracts/api/languages'
import { catalogueResources } from '@pinline/contracts/catalogue/catalogue-calls'
import { notificationResources } from '@pinline/contracts/notification/notification-calls'
import { orderResources } from '@pinline/contracts/order/order-calls'
import type { ApiTextKey } from '@pinline/ui/api-client/api-text'
import { createApiClient } from '@pinline/ui/api-client/create-api-client'
import { followOtherTabs } from '@pinline/ui/api-client/follow-other-tabs'
import { createPositionMemory } from '@pinline/ui/api-client/position-memory'
import { retryReads } from '@pinline/ui/api-client/retry-reads'
import { reloadAfterMs } from '@pinline/ui/api-client/session-end'
import { QueryClient } from '@tanstack/react-query'
import { bulkRuns } from '../layout/bulk/bulk-runs.ts'
import { drafts } from '../layout/drafts/drafts.ts'
import type { Catalogue } from '../messages/catalogue.ts'
import { type ConsoleLanguage, tagOf } from '../messages/languages.ts'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { statusOfError } from './http-failure.ts'
import { createI18nProvider } from './i18n-provider.ts'
import { createNotificationChannel } from './notification-channel.ts'
import { notifyOnForbidden } from './notify-on-forbidden.ts'
import { refetchPermissions } from './permissions-query.ts'
import { createRestClient } from './rest-client.ts'
import { createSession } from './session.ts'

/** Creates everything that communicates with the server, once. */
export const createProviders = (language: ConsoleLanguage, texts: Catalogue) => {
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
  const i18nProvider = createI18nProvider(language, texts, () => void queryClient.invalidateQueries())

  const locale = () => languageCode.catch('en').parse(i18nProvider.getLocale())
  const text = (key: ApiTextKey | ErrorCode): string =>
    isErrorCode(key) ? errorText(key, locale()) : i18nProvider.translate(`api.${key}`)

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
    onCleared: () => queryClient.clear(),
    onSignedOut: (staffId) => {
      drafts.removeOf(staffId)
      bulkRuns.removeOf(staffId)
    },
    onForbidden,
    onSessionOver: () => {
      notifications.show(text('http-401'))
      setTimeout(() => location.reload(), reloadAfterMs)
    },
  })

  const dataProvider = createDataProvider(
    restClient,
    [...orderResources, ...catalogueResources, ...notificationResources, ...accountResources],
    () => text('answer-not-understood'),
  )

  return { client, session, authProvider, dataProvider, i18nProvider, queryClient, notifications }
}

export type Providers = ReturnType<typeof createProviders>
