import { buttonClass } from '@pinline/ui/design/button.tsx'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { PageBreadcrumb } from '../../app/shell/page-breadcrumb.tsx'
import { useTranslation } from '../../app/use-translation.ts'
import { solutionIds, solutions } from './content-pages.ts'
import { textList } from './text-list.ts'

const here = getRouteApi('/_shell/solution/$id')

/** What an application requires of its connectors, and the matching parts. */
export function SolutionPage(): ReactNode {
  const { t } = useTranslation('content')
  const { id } = here.useLoaderData()
  const key = `solutions.${id}`
  const { category, search } = solutions[id]
  return (
    <main id="main" className="wrap page">
      <PageBreadcrumb current={t(`${key}.title`)} />
      <header className="content-head">
        <h1>{t(`${key}.title`)}</h1>
        <p className="lead">{t(`${key}.lead`)}</p>
      </header>
      <div className="content-layout">
        <nav className="content-contents" aria-label={t('solutions.title')}>
          <ul>
            {solutionIds.map((other) => (
              <li key={other}>
                <Link to="/solution/$id" params={{ id: other }}>
                  {t(`solutions.${other}.title`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <article className="content-text">
          {textList(t.raw(`${key}.sections`), 'title', 'text').map((part) => (
            <section key={part.title}>
              <h2>{part.title}</h2>
              <p>{part.text}</p>
            </section>
          ))}
          <section>
            <h2>{t('solutions.parts')}</h2>
            <Link
              to="/product/$categoryName/$id"
              params={{ categoryName: category, id: category }}
              search={'pitch' in search ? { pitch: search.pitch.join(',') } : {}}
              className={buttonClass()}
            >
              {t('solutions.show')}
            </Link>
          </section>
        </article>
      </div>
    </main>
  )
}
