import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeferredPart } from '../../app/deferred-part.tsx'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { searchContentQuery } from '../content-lists/content-lists.queries.ts'

const SHOWN = 5

/** Guides, solutions and news that have the words of a search, beside the parts. */
export function FoundContent({ q }: { q: string }): ReactNode {
  const { t } = useTranslation('catalogue')
  const { data } = useQuery(searchContentQuery(useAppContext(), q))
  const rows = data?.list.filter(({ path }) => path !== null).slice(0, SHOWN) ?? []
  if (q === '' || rows.length === 0) return null
  return (
    <section className="section off-paper" aria-labelledby="found-content">
      <div className="section-head">
        <h2 id="found-content">{t('found.title')}</h2>
      </div>
      <DeferredPart as="ul" className="content-links sheet" part="ContentLinks" given={{ rows }} />
    </section>
  )
}
