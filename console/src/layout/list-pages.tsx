import { PaginationItem, type TablePaginationProps } from '@mui/material'
import { Pagination, PaginationActions, type PaginationActionsProps, useListContext } from 'react-admin'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { useListMeta } from './use-list-meta.ts'

/** Page sizes of a list. */
const pageSizes = [15, 30, 50]

/** Page numbers. The last one has no number: it is the end of a list that is longer than the exact count. */
const OpenEndedPaginationActions = (props: PaginationActionsProps) => {
  const text = useText()
  const last = Math.ceil(props.count / props.rowsPerPage)
  return (
    <PaginationActions
      {...props}
      renderItem={(item) =>
        item.type === 'page' && item.page === last ? (
          <PaginationItem {...item} page={text('shell.list.last')} aria-label={text('shell.list.last')} />
        ) : (
          <PaginationItem {...item} />
        )
      }
    />
  )
}

/** The pager of a list with the number of rows: exact, or "more than" the counted ones. */
export const ListPages = () => {
  const text = useText()
  const format = useFormat()
  const { page, perPage, total = 0 } = useListContext()
  const { totalIsAtLeast } = useListMeta()
  const isLast = page > 1 && page * perPage >= total
  const counts = {
    from: format.number((page - 1) * perPage + 1),
    to: format.number(Math.min(page * perPage, total)),
    total: format.number(total),
    rows: perPage,
  }
  const summaryKey = !totalIsAtLeast ? 'shell.pages.rows' : isLast ? 'shell.list.last_of_more' : 'shell.list.of_more'
  // Props that react-admin passes to the table's own pagination without typing them.
  const tablePaginationProps: Pick<TablePaginationProps, 'labelDisplayedRows' | 'showLastButton'> = {
    labelDisplayedRows: () => text(summaryKey, counts),
    showLastButton: totalIsAtLeast,
  }
  return (
    <Pagination
      rowsPerPageOptions={pageSizes}
      {...(totalIsAtLeast ? { actions: OpenEndedPaginationActions } : {})}
      {...tablePaginationProps}
    />
  )
}
