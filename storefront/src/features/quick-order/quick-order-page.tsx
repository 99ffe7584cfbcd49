import type { ReactNode } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useTranslation } from '../../app/use-translation.ts'
import { QuickOrder } from './quick-order.tsx'

/** Quick order: for buyers who know their part numbers. */
export function QuickOrderPage(): ReactNode {
  const { t } = useTranslation('quick-order')
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb crumbs={[]} current={t('shell:nav.quickOrder')} />
      <header className="content-head">
        <h1>{t('shell:nav.quickOrder')}</h1>
        <p className="lead">{t('lead')}</p>
      </header>
      <QuickOrder />
    </main>
  )
}
