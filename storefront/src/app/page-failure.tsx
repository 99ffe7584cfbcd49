import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../design/button.tsx'
import { EmptyState } from '../design/empty-state.tsx'

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
          <p>{error.name === 'ApiFailure' || error.name === 'CallRefused' ? error.message : t('failure.text')}</p>
        </EmptyState>
      </div>
    </main>
  )
}
