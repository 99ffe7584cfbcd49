import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listSolutionsQuery } from '../content-lists/content-lists.queries.ts'
import { ContentCards } from './content-cards.tsx'

/** All solutions by the field that they are for. */
export function SolutionsPage(): ReactNode {
  const { t } = useTranslation('content')
  const { data = [] } = useQuery(listSolutionsQuery(useAppContext()))
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb current={t('solutions.title')} />
      <header className="content-head">
        <h1>{t('solutions.title')}</h1>
        <p className="lead">{t('solutions.lead')}</p>
      </header>
      {data
        .filter(({ solutions }) => solutions.length > 0)
        .map(({ category, solutions }) => (
          <section key={category} className="section">
            <h2 className="content-group">{t(`solutions.category.${category}`)}</h2>
            <ContentCards rows={solutions} level={3} />
          </section>
        ))}
    </main>
  )
}
