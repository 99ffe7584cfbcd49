import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { ShopLink } from '../../app/shop-link.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listSolutionsQuery } from '../content-lists/content-lists.queries.ts'
import { getSolutionQuery } from './content.queries.ts'
import { ContentArticle, ContentHeader } from './content-article.tsx'
import { PartsTable } from './document/document-parts.tsx'

const here = getRouteApi('/_shell/solution/$id')

function OtherSolutions({ current }: { current: string }): ReactNode {
  const { t } = useTranslation('content')
  const { data = [] } = useQuery(listSolutionsQuery(useAppContext()))
  return (
    <nav className="content-contents" aria-label={t('solutions.title')}>
      <ul>
        {data
          .flatMap(({ solutions }) => solutions)
          .map(({ id, slug, path, title }) => (
            <li key={id}>
              <ShopLink path={path ?? '/solution'} isCurrent={slug === current}>
                {title}
              </ShopLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}

function SuitableParts({ view: { details, parts } }: { view: ContentDetail }): ReactNode {
  const { t } = useTranslation('content')
  if (details.kind !== 'solution') return null
  const named = details.productIds.flatMap((id) => parts.find((part) => part.id === id) ?? [])
  const [category] = details.categoryIds
  const query = details.query === '' ? '' : `?${details.query}`
  return (
    <section>
      <h2>{t('solutions.parts')}</h2>
      {named.length > 0 && <PartsTable parts={named} />}
      {category !== undefined && (
        <p>
          <ShopLink path={`/product/${category}/${category}${query}`} className={buttonClass()}>
            {t('solutions.show')}
          </ShopLink>
        </p>
      )}
    </section>
  )
}

/** A solution that staff write, with its parts. */
export function WrittenSolution({ view }: { view: ContentDetail }): ReactNode {
  const { t } = useTranslation('content')
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb
        crumbs={[{ key: 'solutions', link: <Link to="/solution">{t('solutions.title')}</Link> }]}
        current={view.title}
      />
      <ContentHeader view={view} />
      <ContentArticle view={view} aside={<OtherSolutions current={view.slug} />}>
        <SuitableParts view={view} />
      </ContentArticle>
    </main>
  )
}

/** What an application requires of its connectors, and the matching parts. */
export function SolutionPage(): ReactNode {
  const { data } = useQuery(getSolutionQuery(useAppContext(), here.useParams().id))
  return data && <WrittenSolution view={data} />
}
