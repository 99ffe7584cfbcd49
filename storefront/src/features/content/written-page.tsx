import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useTranslation } from '../../app/use-translation.ts'
import { ContentArticle, ContentHeader } from './content-article.tsx'

/**
 * A page that staff write.
 * @param tools what it does besides being read, above its text
 * @param below what belongs to its text, after it
 */
export function WrittenPage({
  view,
  tools,
  below,
}: {
  view: ContentDetail
  tools: ReactNode
  below: ReactNode
}): ReactNode {
  const { t } = useTranslation(['content', 'shell'])
  const company = { key: 'intro', link: <Link to="/intro">{t('shell:nav.company')}</Link> }
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb crumbs={view.slug === 'intro' ? [] : [company]} current={view.title} />
      <ContentHeader view={view} />
      {tools}
      <ContentArticle view={view}>{below}</ContentArticle>
    </main>
  )
}
