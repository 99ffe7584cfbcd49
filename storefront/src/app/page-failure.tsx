import { Button } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Translate } from './i18n.ts'
import { PageNotReached } from './lazy-page.ts'
import { useTranslation } from './use-translation.ts'

/** Only errors of the API client have a text for people; others get a general one. */
function hasUserMessage(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'ApiFailure' || error.name === 'CallRefused')
}

function textOf(error: unknown, t: Translate): string {
  if (error instanceof PageNotReached) return t('api:network-failed')
  return hasUserMessage(error) ? error.message : t('failure.text')
}

/** A page that could not be loaded: the error as text, and a retry button. */
export function PageFailure({ error }: ErrorComponentProps): ReactNode {
  const { t } = useTranslation('shell')
  const router = useRouter()
  return (
    <main id="main" className="wrap page page-alone">
      <div className="sheet">
        <EmptyState
          level={1}
          title={t('failure.title')}
          actions={<Button onPress={() => void router.invalidate()}>{t('failure.retry')}</Button>}
        >
          <p>{textOf(error, t)}</p>
        </EmptyState>
      </div>
    </main>
  )
}
