import type { ContentDetail } from '@pinline/contracts/catalogue/content/content-shown'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { isContact, WrittenContact } from './contact-page.tsx'
import { previewContentQuery } from './content.queries.ts'
import { WrittenContent } from './content-page.tsx'
import { WrittenArticle } from './news-page.tsx'
import { WrittenSolution } from './solution-page.tsx'

const here = getRouteApi('/_shell/preview')

function Draft({ view }: { view: ContentDetail }): ReactNode {
  switch (view.kind) {
    case 'solution':
      return <WrittenSolution view={view} />
    case 'news':
    case 'blog':
      return <WrittenArticle view={view} />
    default:
      return isContact(view.slug) ? <WrittenContact view={view} /> : <WrittenContent view={view} />
  }
}

/** A draft on the page where it will be read. */
export function PreviewPage(): ReactNode {
  const { t } = useTranslation('content')
  const { data } = useQuery(previewContentQuery(useAppContext(), here.useSearch().token))
  return (
    data && (
      <>
        <div className="wrap content-preview">
          <Banner tone="info" title={t('preview')} />
        </div>
        <Draft view={data} />
      </>
    )
  )
}
