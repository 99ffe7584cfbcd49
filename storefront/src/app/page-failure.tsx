import { Button } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Errors of the API client carry a text in the person's language; others are none of their business. */
function hasUserMessage(error: unknown): error is Error {
  return error instanceof Error && (error.name === 'ApiFailure' || error.name === 'CallRefused')
}

/** A page that could not be loaded: what happened in words, and another try. */
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
