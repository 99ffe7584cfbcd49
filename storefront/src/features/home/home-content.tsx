import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { listNewsQuery, listSolutionsQuery } from '../content-lists/content-lists.queries.ts'

const SHOWN = 6

/** Solutions and news; a list that cannot be read is left out. */
export function HomeContent(): ReactNode {
  const { t } = useTranslation('home')
  const context = useAppContext()
  const { data: categories = [] } = useQuery(listSolutionsQuery(context))
  const { data: news } = useQuery(listNewsQuery(context, { kind: 'news', page: 1 }))
  const lists = [
    { key: 'solutions', to: '/solution', rows: categories.flatMap(({ solutions }) => solutions) },
    { key: 'news', to: '/news', rows: news?.list ?? [] },
  ] as const
  if (lists.every(({ rows }) => rows.length === 0)) return null
  return (
    <div className="home-two section">
      {lists
        .filter(({ rows }) => rows.length > 0)
        .map(({ key, to, rows }) => (
          <section key={key} aria-labelledby={key}>
            <div className="section-head">
              <h2 id={key}>{t(`${key}.title`)}</h2>
              <Link to={to} className="end">
                {t(`${key}.all`)}
              </Link>
            </div>
            <DeferredPart
              as="ul"
              className="content-links sheet"
              part="ContentLinks"
              given={{ rows: rows.slice(0, SHOWN) }}
            />
          </section>
        ))}
    </div>
  )
}
