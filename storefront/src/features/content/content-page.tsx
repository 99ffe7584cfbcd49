import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { company } from '../../app/company.ts'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listNewsQuery } from '../content-lists/content-lists.queries.ts'
import { ContactSection } from '../forms/contact-section.tsx'
import { formSearch } from '../forms/form-search.ts'
import { StockLookup } from '../home/stock-lookup.tsx'
import { Certificates } from './certificates.tsx'
import { getPageQuery } from './content.queries.ts'
import { ContentArticle, ContentHeader } from './content-article.tsx'
import { ContentCards } from './content-cards.tsx'
import { OrderTracking } from './order-tracking.tsx'
import { Resources } from './resources.tsx'
import { useContentSlug } from './use-content-slug.ts'

function BlogArticles(): ReactNode {
  const { data } = useQuery(listNewsQuery(useAppContext(), { kind: 'blog', page: 1 }))
  return data && <ContentCards rows={data.list} level={2} />
}

function HowToReachUs(): ReactNode {
  const { t } = useTranslation('content')
  return (
    <section>
      <h2>{t('reach')}</h2>
      <p>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
        <br />
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </section>
  )
}

/** What a page does besides being read. */
function PageTools({ slug }: { slug: string }): ReactNode {
  const search = formSearch({ ...useLocation().search })
  switch (slug) {
    case 'inventory':
      return <StockLookup />
    case 'orderTracking':
      return <OrderTracking />
    case 'contact':
      return <ContactSection offersKinds kind={search.kind ?? 'contact'} search={search} />
    case 'customer-manager':
      return <ContactSection kind="customer-manager" search={search} />
    case 'blog':
      return <BlogArticles />
    default:
      return null
  }
}

function BelowText({ slug }: { slug: string }): ReactNode {
  switch (slug) {
    case 'contact':
    case 'customer-manager':
      return <HowToReachUs />
    case 'complianceCenter':
      return <Certificates />
    case 'researchCenter':
      return <Resources />
    default:
      return null
  }
}

/** A page that staff write, with the tools that belong to its address. */
export function WrittenPage({ view }: { view: ContentDetail }): ReactNode {
  const { t } = useTranslation(['content', 'shell'])
  const company = { key: 'intro', link: <Link to="/intro">{t('shell:nav.company')}</Link> }
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb crumbs={view.slug === 'intro' ? [] : [company]} current={view.title} />
      <ContentHeader view={view} />
      <PageTools slug={view.slug} />
      <ContentArticle view={view}>
        <BelowText slug={view.slug} />
      </ContentArticle>
    </main>
  )
}

/** The page of its route. */
export function ContentPage(): ReactNode {
  const { data } = useQuery(getPageQuery(useAppContext(), useContentSlug()))
  return data && <WrittenPage view={data} />
}
