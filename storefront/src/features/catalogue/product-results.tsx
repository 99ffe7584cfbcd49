import { productSorts } from '@pinline/catalogue/contract/list-products'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppContext } from '../../app/use-app-context.ts'
import { Button, buttonClass } from '../../design/button.tsx'
import { SideSheet } from '../../design/dialog.tsx'
import { EmptyState } from '../../design/empty-state.tsx'
import { Pagination } from '../../design/pagination.tsx'
import { SkeletonRows } from '../../design/skeleton.tsx'
import { productListQuery } from './catalogue.queries.ts'
import { FilterChips, filterCount } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { changedSearch, type ListSearch, listRequest, withoutFilters } from './list-search.ts'
import { ProductTable } from './product-table.tsx'

/** Properties of {@link ProductResults}. */
export interface ProductResultsProps {
  readonly search: ListSearch
  readonly categoryId: string | undefined
  /** Parts in the category without filters, where known. */
  readonly outOf: number | null
  readonly onSearch: (next: ListSearch) => void
  readonly hrefOf: (search: ListSearch) => string
}

function NothingFound({ search, onSearch }: Pick<ProductResultsProps, 'search' | 'onSearch'>): ReactNode {
  const { t } = useTranslation('catalogue')
  const onlyKeyword = filterCount(search) === 0 && search.q
  return (
    <EmptyState
      title={onlyKeyword ? t('empty.query', { query: search.q }) : t('empty.title')}
      actions={
        <>
          {filterCount(search) > 0 && (
            <Button onPress={() => onSearch(withoutFilters(search))}>{t('empty.clear')}</Button>
          )}
          <Link
            to="/product/$categoryName/$id"
            params={{ categoryName: 'all', id: 'all' }}
            className={buttonClass(filterCount(search) > 0 ? { tone: 'quiet' } : {})}
          >
            {t('empty.all')}
          </Link>
          <Link to="/customer-manager" className={buttonClass({ tone: 'quiet' })}>
            {t('empty.manager')}
          </Link>
        </>
      }
    >
      {filterCount(search) > 0 && <p>{t('empty.text')}</p>}
    </EmptyState>
  )
}

/** Filters, chips, sort, the table and its pager; every choice stands in the address. */
export function ProductResults({ search, categoryId, outOf, onSearch, hrefOf }: ProductResultsProps): ReactNode {
  const { t } = useTranslation(['catalogue', 'shell'])
  const context = useAppContext()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const list = useQuery(productListQuery(context, listRequest(search, categoryId)))
  const { data } = list
  const page = search.page ?? 1
  const pageSize = search.pageSize ?? 15
  const total = data?.total ?? 0
  const filters = data && <FilterPanel search={search} facets={data.facets} onChange={onSearch} />
  return (
    <div className="list-layout">
      <aside className="filters sheet" aria-label={t('filters.title')}>
        {filters}
      </aside>
      <section className="results sheet" aria-label={t('columns.part')} aria-busy={list.isPlaceholderData}>
        <div className="result-tools">
          {data && (
            <span className="result-count" role="status">
              {outOf === null || outOf === total
                ? t('countOnly', { count: total })
                : t('count', { count: total, total: outOf })}
            </span>
          )}
          <span className="filters-button">
            <Button small onPress={() => setSheetOpen(true)}>
              <SlidersHorizontal className="icon" aria-hidden="true" />
              {t('filters.open', { count: filterCount(search) })}
            </Button>
          </span>
          <FilterChips search={search} onChange={onSearch} />
          <select
            className="input input-small result-sort"
            aria-label={t('sort.label')}
            value={search.sort ?? 'relevance'}
            onChange={(event) => {
              const sort = event.target.value
              onSearch(changedSearch(search, { sort: sort === 'relevance' ? undefined : sort }))
            }}
          >
            {productSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}`)}
              </option>
            ))}
          </select>
        </div>
        {list.isPending && <SkeletonRows rows={6} label={t('shell:loading')} />}
        {list.isError && !data && (
          <EmptyState
            title={t('failure.title')}
            actions={<Button onPress={() => void list.refetch()}>{t('failure.retry')}</Button>}
          />
        )}
        {data && total === 0 && <NothingFound search={search} onSearch={onSearch} />}
        {data && total > 0 && (
          <>
            <ProductTable products={data.list} />
            <Pagination
              page={page}
              pageSize={pageSize}
              total={total}
              hrefOf={(to) => hrefOf({ ...search, page: to === 1 ? undefined : to })}
              onChange={(next) => {
                onSearch({
                  ...search,
                  page: next.page === 1 ? undefined : next.page,
                  pageSize: next.pageSize === 15 ? undefined : next.pageSize === 30 ? 30 : 50,
                })
                window.scrollTo({ top: 0 })
              }}
              texts={{
                label: t('shell:pager.label'),
                sizes: t('shell:pager.sizes'),
                previous: t('shell:pager.previous'),
                next: t('shell:pager.next'),
                total: t('shell:pager.total', { count: total }),
              }}
            />
          </>
        )}
      </section>
      <SideSheet
        title={t('filters.title')}
        isOpen={isSheetOpen}
        onClose={() => setSheetOpen(false)}
        closeButton={
          <Button square tone="quiet" aria-label={t('filters.close')} onPress={() => setSheetOpen(false)}>
            <X className="icon" aria-hidden="true" />
          </Button>
        }
        footer={
          <>
            <Button onPress={() => onSearch(withoutFilters(search))}>{t('filters.clear')}</Button>
            <Button tone="gold" wide onPress={() => setSheetOpen(false)}>
              {t('filters.show', { count: total })}
            </Button>
          </>
        }
      >
        {filters}
      </SideSheet>
    </div>
  )
}
