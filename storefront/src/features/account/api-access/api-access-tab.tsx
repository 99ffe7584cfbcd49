import './api-access.css'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../app/use-translation.ts'
import { ApiKeysSection } from './api-keys-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

/** What the buyer's programs need: API keys, and webhooks about the buyer's orders. */
export function ApiAccessTab(): ReactNode {
  const { t } = useTranslation('api-access')
  return (
    <>
      <div className="account-head">
        <h1>{t('title')}</h1>
        <a href="/api/docs">{t('docs')}</a>
      </div>
      <p className="api-lead">{t('lead')}</p>
      <ApiKeysSection />
      <WebhooksSection />
    </>
  )
}
