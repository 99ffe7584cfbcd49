import type { OutputOf } from '@pinline/contracts/api/call'
import type { listProducts } from '@pinline/contracts/catalogue/product/list-products'
import { buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { changedList, filterCount, type ListState, withChoice, withoutFilters } from '../search/list-search.ts'
import { ListLink } from './list-link.tsx'
import type { ListNavigation } from './list-navigation.ts'
import { ProductTable } from './product-table.tsx'

type Found = OutputOf<typeof listProducts>

/** Properties of {@link NoResults}. */
export interface NoResultsProps {
  readonly state: ListState
  readonly found: Pick<Found, 'nearest' | 'unlisted' | 'without' | 'understood'>
  readonly navigation: ListNavigation
}

/** The list without one condition: an active filter, one recognised in the keyword, or the keyword. */
function listWithout(
  state: ListState,
  { filter, label }: Found['without'][number],
  understood: Found['understood'],
): ListState {
  if (state.filters[filter] !== undefined) return withChoice(state, filter, undefined)
  const read = understood.find((one) => one.filter.attribute === filter && one.filter.label === label)
  if (read) return changedList(state, { q: read.qWithout })
  return filter === 'q' ? changedList(state, { q: '' }) : changedList(state, { inStock: false })
}

/** No results: the conditions to drop, near matches, and support. */
export function NoResults({ state, found, navigation }: NoResultsProps): ReactNode {
  const { t } = useTranslation('catalogue')
  const { nearest, unlisted, without, understood } = found
  const hasFilters = filterCount(state) > 0
  const title = hasFilters || state.q === '' ? t('empty.title') : t('empty.query', { query: state.q })
  return (
    <>
      <EmptyState
        title={title}
        actions={
          <>
            {hasFilters && (
              <ListLink navigation={navigation} to={withoutFilters(state)} className={buttonClass()}>
                {t('empty.clear')}
              </ListLink>
            )}
            <Link
              to="/product/$categoryName/$id"
              params={{ categoryName: 'all', id: 'all' }}
              className={buttonClass(hasFilters ? { tone: 'quiet' } : {})}
            >
              {t('empty.all')}
            </Link>
            <Link to="/customer-manager" className={buttonClass({ tone: 'quiet' })}>
              {t('empty.manager')}
            </Link>
          </>
        }
      >
        <p>{without.length > 0 ? t('empty.without') : t(hasFilters ? 'empty.text' : 'empty.spelling')}</p>
        {without.length > 0 && (
          <ul className="empty-without">
            {without.map((one) => (
              <li key={`${one.filter}-${one.label}`}>
                <ListLink navigation={navigation} to={listWithout(state, one, understood)} className="chip">
                  <s>{one.filter === 'q' ? `“${state.q}”` : one.label}</s>
                  <b>{t('countOnly', { count: one.total })}</b>
                </ListLink>
              </li>
            ))}
          </ul>
        )}
      </EmptyState>
      {nearest.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest" className="nearest-title">
            {unlisted === null || unlisted.series === null ? t('empty.nearest') : t('empty.nearestInSeries', unlisted)}
          </h2>
          <ProductTable products={nearest} />
        </section>
      )}
    </>
  )
}
