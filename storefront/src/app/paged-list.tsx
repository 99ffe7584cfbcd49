import { Pagination, type PaginationProps } from '@pinline/ui/design/pagination.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'

interface Page<Row> {
  readonly list: readonly Row[]
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

export interface PageChoice {
  readonly page: number
  readonly pageSize: 15 | 30 | 50
}

interface PagedListProps<Row> {
  readonly list: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isError' | 'isFetching' | 'isPlaceholderData'> & {
    readonly refetch: () => unknown
  }
  readonly texts: { readonly loading: string; readonly failed: string; readonly retry: string }
  readonly pagerTexts: (total: number) => PaginationProps['texts']
  /** Instead of an empty list. */
  readonly empty: ReactNode
  /** One `li`. */
  readonly rowOf: (row: Row) => ReactNode
  /** No pages below a list that has one. */
  readonly hidesOnePage?: boolean
  readonly onPage: (choice: PageChoice) => void
}

/** A list in pages: rows while they load, an error that can be retried, a note on an empty list, or the rows. */
export function PagedList<Row>(props: PagedListProps<Row>): ReactNode {
  const { list, texts, pagerTexts, empty, rowOf, hidesOnePage = false, onPage } = props
  const { data } = list
  if (data === undefined)
    return list.isError && !list.isFetching ? (
      <LoadFailure title={texts.failed} retry={texts.retry} error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonRows label={texts.loading} />
    )
  if (data.total === 0) return empty
  return (
    <>
      <ol aria-busy={list.isPlaceholderData}>{data.list.map(rowOf)}</ol>
      {(!hidesOnePage || data.total > data.pageSize) && (
        <Pagination
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onChange={({ page, pageSize }) =>
            onPage({ page, pageSize: pageSize === 30 || pageSize === 50 ? pageSize : 15 })
          }
          texts={pagerTexts(data.total)}
        />
      )}
    </>
  )
}
