import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { ListBase, type SortPayload, useListContext } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { EmptySheet } from '../empty-sheet.tsx'
import { PageFailure } from '../page-failure.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { ColumnPicker } from './column-picker.tsx'
import { ListPages } from './list-pages.tsx'
import { useListMeta } from './use-list-meta.ts'
import { ListColumnsContext, useListState } from './use-list-state.ts'
import { DefaultView } from './views/default-view.tsx'
import { ViewsMenu } from './views/views-menu.tsx'

export interface ListPageProps {
  readonly sort: SortPayload
  readonly filters: ReactNode
  /** Sources of the columns in their order, for the column picker. */
  readonly columns: readonly string[]
  readonly hiddenByDefault?: readonly string[]
  readonly defaultFilter?: Readonly<Record<string, unknown>>
  /** Commands on the list as a whole, e.g. to add a record. */
  readonly actions?: ReactNode
  /** The table. */
  readonly children: ReactNode
}

const Rows = ({ children }: { children: ReactNode }) => {
  const text = useText()
  const { isPending, error, total, refetch, filterValues, setFilters } = useListContext()
  const { density } = useListState().state
  if (isPending) return <PageSkeleton />
  if (error) return <PageFailure message={error instanceof Error ? error.message : ''} onRetry={() => void refetch()} />
  if (total === 0) {
    const filtered = Object.keys(filterValues ?? {}).length > 0
    return (
      <EmptySheet
        title={text(filtered ? 'shell.list.none_match' : 'shell.list.none')}
        actions={
          filtered && (
            <Button variant="outlined" onClick={() => setFilters({}, [])}>
              {text('shell.list.clear')}
            </Button>
          )
        }
      />
    )
  }
  return (
    <section className="sheet list-sheet" data-density={density}>
      {children}
      <ListPages />
    </section>
  )
}

const Head = ({ actions }: Pick<ListPageProps, 'actions'>) => {
  const text = useText()
  const format = useFormat()
  const { defaultTitle, total } = useListContext()
  const { totalIsAtLeast } = useListMeta()
  return (
    <div className="page-head">
      <h1>{defaultTitle}</h1>
      {total !== undefined && (
        <span className="figure">
          {totalIsAtLeast ? text('shell.list.more_than', { total: format.number(total) }) : format.number(total)}
        </span>
      )}
      <div className="end">
        <ViewsMenu />
        <ColumnPicker />
        {actions}
      </div>
    </div>
  )
}

/** A list: title and count, filters, the table, pages of 15, 30 or 50 rows; the URL has filters and page. */
export const ListPage = ({
  sort,
  filters,
  columns,
  hiddenByDefault = [],
  defaultFilter = {},
  actions,
  children,
}: ListPageProps) => (
  <ListBase perPage={15} sort={sort} filterDefaultValues={defaultFilter}>
    <ListColumnsContext value={{ columns, hiddenByDefault }}>
      <DefaultView />
      <Head actions={actions} />
      <search className="filters">{filters}</search>
      <Rows>{children}</Rows>
    </ListColumnsContext>
  </ListBase>
)
