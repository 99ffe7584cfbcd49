import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { ShopLink } from '../../app/shop-link.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { getNewsQuery } from './content.queries.ts'
import { ContentArticle, ContentHeader } from './content-article.tsx'
import { useContentSlug } from './use-content-slug.ts'

interface OtherArticle {
  readonly path: string
  readonly title: string
}

/** Properties of {@link WrittenArticle}. */
export interface WrittenArticleProps {
  readonly view: ContentDetail
  readonly previous?: OtherArticle | null
  readonly next?: OtherArticle | null
}

function Byline({ view: { details } }: { view: ContentDetail }): ReactNode {
  const format = useFormat()
  if (details.kind !== 'news' && details.kind !== 'blog') return null
  return (
    <p className="small">
      <time dateTime={details.date}>{format.calendarDate(details.date)}</time>
      {details.author !== '' && ` · ${details.author}`}
    </p>
  )
}

/** A news item or an article that staff write. */
export function WrittenArticle({ view, previous = null, next = null }: WrittenArticleProps): ReactNode {
  const { t } = useTranslation('content')
  const list =
    view.kind === 'blog' ? (
      <Link to="/intro/$page" params={{ page: 'blog' }}>
        {t('news.blog')}
      </Link>
    ) : (
      <Link to="/news">{t('news.title')}</Link>
    )
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb crumbs={[{ key: 'list', link: list }]} current={view.title} />
      <ContentHeader view={view}>
        <Byline view={view} />
      </ContentHeader>
      <ContentArticle view={view}>
        {(previous ?? next) !== null && (
          <nav className="content-neighbours" aria-label={t('news.more')}>
            {previous && (
              <span>
                <small>{t('news.previous')}</small>
                <ShopLink path={previous.path}>{previous.title}</ShopLink>
              </span>
            )}
            {next && (
              <span>
                <small>{t('news.next')}</small>
                <ShopLink path={next.path}>{next.title}</ShopLink>
              </span>
            )}
          </nav>
        )}
      </ContentArticle>
    </main>
  )
}

/** One news item, or one article of the blog. */
export function NewsPage(): ReactNode {
  const { data } = useQuery(getNewsQuery(useAppContext(), useContentSlug()))
  return data && <WrittenArticle view={data} previous={data.previous} next={data.next} />
}
