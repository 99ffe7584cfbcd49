import { Button } from '@pinline/ui/design/button.tsx'
import { SideSheet } from '@pinline/ui/design/dialog.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { Pagination } from '@pinline/ui/design/pagination.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useAppContext } from '../../app/use-app-context.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { recordStep } from '../../session/record-step.ts'
import { CompareTray } from '../compare/compare-tray.tsx'
import { listProductsQuery } from '../product/product.queries.ts'
import { filterCount, knownPageSize, type ListState, listRequest, withoutFilters } from '../search/list-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { ListNavigation } from './list-navigation.ts'
import { ListTools } from './list-tools.tsx'
import { NoResults } from './no-results.tsx'
import { ProductTable } from './product-table.tsx'
import { CorrectedQueryBanner, IgnoredWordsBanner } from './search-banners.tsx'

/** Properties of {@link ProductResults}. */
export interface ProductResultsProps {
  readonly state: ListState
  readonly categoryId: string | undefined
  /** Number of parts in the category without filters, if known. */
  readonly outOf: number | null
  readonly navigation: ListNavigation
}

/** The list of the latest selection, while the previous one is still shown. */
function useOptimisticState(state: ListState, navigation: ListNavigation): [ListState, ListNavigation] {
  const [requested, setRequested] = useState(state)
  useEffect(() => setRequested(state), [state])
  const eager = useMemo(
    (): ListNavigation => ({
      hrefOf: navigation.hrefOf,
      go: (next) => {
        if (navigation.hrefOf(next) !== navigation.hrefOf(state)) setRequested(next)
        navigation.go(next)
      },
    }),
    [navigation, state],
  )
  return [requested, eager]
}

interface ResultPagesProps extends Pick<ProductResultsProps, 'state' | 'navigation'> {
  readonly total: number
}

function ResultPages({ state, total, navigation }: ResultPagesProps): ReactNode {
  const { t } = useTranslation('shell')
  return (
    <Pagination
      page={state.page}
      pageSize={state.pageSize}
      total={total}
      hrefOf={(page) => navigation.hrefOf({ ...state, page })}
      onChange={({ page, pageSize }) => {
        navigation.go({ ...state, page, pageSize: knownPageSize(pageSize) })
        window.scrollTo({ top: 0 })
      }}
      texts={{
        label: t('pager.label'),
        sizes: t('pager.sizes'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        total: t('pager.total', { count: total }),
      }}
    />
  )
}

interface FilterSheetProps {
  readonly isOpen: boolean
  readonly total: number
  readonly onClear: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The filters in a sheet, when there is no room beside the list. */
function FilterSheet({ isOpen, total, onClear, onClose, children }: FilterSheetProps): ReactNode {
  const { t } = useTranslation('catalogue')
  return (
    <SideSheet
      title={t('filters.title')}
      isOpen={isOpen}
      onClose={onClose}
      closeButton={
        <Button square tone="quiet" aria-label={t('filters.close')} onPress={onClose}>
          <X className="icon" aria-hidden="true" />
        </Button>
      }
      footer={
        <>
          <Button onPress={onClear}>{t('filters.clear')}</Button>
          <Button tone="gold" wide onPress={onClose}>
            {t('filters.show', { count: total })}
          </Button>
        </>
      }
    >
      {children}
    </SideSheet>
  )
}

/** Filters, chips, sort, the table and its pager; the URL has the whole state. */
export function ProductResults({ state, categoryId, outOf, navigation }: ProductResultsProps): ReactNode {
  const { t } = useTranslation(['catalogue', 'shell'])
  const context = useAppContext()
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [requested, eager] = useOptimisticState(state, navigation)
  const list = useQuery(listProductsQuery(context, listRequest(state, categoryId)))
  const { data } = list
  const total = data?.total ?? 0
  const hasResult = data !== undefined && !list.isPlaceholderData
  useEffect(() => {
    if (hasResult && state.q !== '') recordStep(total > 0 ? 'found' : 'found-nothing')
  }, [hasResult, state.q, total])
  const filters = data && (
    <FilterPanel state={requested} facets={data.filters} inStock={data.facets.inStock} onChange={eager.go} />
  )
  return (
    <div className="list-layout">
      <div className="list-side">
        <CompareTray />
        <aside className="filters sheet" aria-label={t('filters.title')}>
          {filters}
        </aside>
      </div>
      <section
        className="results sheet"
        aria-label={t('results')}
        aria-busy={list.isPlaceholderData || requested !== state}
      >
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
              {t('filters.open', { count: filterCount(requested) })}
            </Button>
          </span>
          <FilterChips
            state={requested}
            facets={data?.filters ?? []}
            understood={data?.understood ?? []}
            navigation={eager}
          />
          <ListTools state={requested} onChange={eager.go} />
        </div>
        {data?.corrected && <CorrectedQueryBanner corrected={data.corrected} state={requested} navigation={eager} />}
        {data && total > 0 && data.ignored.length > 0 && <IgnoredWordsBanner words={data.ignored} />}
        {list.isPending && <SkeletonRows rows={6} label={t('shell:loading')} />}
        {list.isError && !data && (
          <EmptyState
            title={t('failure.title')}
            actions={<Button onPress={() => void list.refetch()}>{t('failure.retry')}</Button>}
          />
        )}
        {data && total === 0 && <NoResults state={state} found={data} navigation={eager} />}
        {data && total > 0 && (
          <>
            <ProductTable products={data.list} />
            <ResultPages state={state} total={total} navigation={eager} />
          </>
        )}
      </section>
      <FilterSheet
        isOpen={isSheetOpen}
        total={total}
        onClear={() => eager.go(withoutFilters(requested))}
        onClose={() => setSheetOpen(false)}
      >
        {filters}
      </FilterSheet>
    </div>
  )
}
