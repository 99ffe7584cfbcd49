import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { listNewsQuery } from '../content-lists/content-lists.queries.ts'
import { StockLookup } from '../home/stock-lookup.tsx'
import { Certificates } from './certificates.tsx'
import { getPageQuery } from './content.queries.ts'
import { ContentCards } from './content-cards.tsx'
import { OrderTracking } from './order-tracking.tsx'
import { Resources } from './resources.tsx'
import { useContentSlug } from './use-content-slug.ts'
import { WrittenPage } from './written-page.tsx'

function BlogArticles(): ReactNode {
  const { data } = useQuery(listNewsQuery(useAppContext(), { kind: 'blog', page: 1 }))
  return data && <ContentCards rows={data.list} level={2} />
}

function PageTools({ slug }: { slug: string }): ReactNode {
  switch (slug) {
    case 'inventory':
      return <StockLookup />
    case 'orderTracking':
      return <OrderTracking />
    case 'blog':
      return <BlogArticles />
    default:
      return null
  }
}

function BelowText({ slug }: { slug: string }): ReactNode {
  switch (slug) {
    case 'complianceCenter':
      return <Certificates />
    case 'researchCenter':
      return <Resources />
    default:
      return null
  }
}

/** A page that staff write, with the tools that belong to its address. */
export function WrittenContent({ view }: { view: ContentDetail }): ReactNode {
  return <WrittenPage view={view} tools={<PageTools slug={view.slug} />} below={<BelowText slug={view.slug} />} />
}

/** The page of its route. */
export function ContentPage(): ReactNode {
  const { data } = useQuery(getPageQuery(useAppContext(), useContentSlug()))
  return data && <WrittenContent view={data} />
}
