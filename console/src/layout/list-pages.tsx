import { PaginationItem, type TablePaginationProps } from '@mui/material'
import { Pagination, PaginationActions, type PaginationActionsProps, useListContext } from 'react-admin'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { useListMeta } from './use-list-meta.ts'

/** Rows of a page that a list may be asked for. */
const pageSizes = [15, 30, 50]

/** Page numbers, the last of which is none: it shows the end of a list that is longer than it was counted. */
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

/** Chooses the page of a list, and says how many rows there are: exactly, or more than were counted. */
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
  // What react-admin hands on to the table's own pagination without naming it.
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
