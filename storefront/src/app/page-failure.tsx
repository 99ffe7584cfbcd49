import { Button } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Only errors of the API client have a text for people; others get a general one. */
function hasUserMessage(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'ApiFailure' || error.name === 'CallRefused')
}

/** A page that could not be loaded: the error as text, and a retry button. */
export function PageFailure({ error }: ErrorComponentProps): ReactNode {
  const { t } = useTranslation('shell')
  const router = useRouter()
  return (
    <main id="main" className="wrap page">
      <div className="sheet">
        <EmptyState
          level={1}
          title={t('failure.title')}
          actions={<Button onPress={() => void router.invalidate()}>{t('failure.retry')}</Button>}
        >
          <p>{hasUserMessage(error) ? error.message : t('failure.text')}</p>
        </EmptyState>
      </div>
    </main>
  )
}
