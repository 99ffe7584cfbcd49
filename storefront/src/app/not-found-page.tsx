import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/session.ts'

/** Page not found: links back and, for signed-in buyers, to their account. */
export function NotFoundPage(): ReactNode {
  const { t } = useTranslation('shell')
  const session = useSession()
  return (
    <main id="main" className="wrap page page-alone">
      <div className="sheet">
        <EmptyState
          level={1}
          title={t('notFound.title')}
          actions={
            <>
              <Button onPress={() => window.history.back()}>{t('notFound.back')}</Button>
              {session.status === 'buyer' && (
                <Link to="/index" className={buttonClass({ tone: 'quiet' })}>
                  {t('notFound.home')}
                </Link>
              )}
            </>
          }
        >
          <p>{t('notFound.text')}</p>
        </EmptyState>
      </div>
    </main>
  )
}
