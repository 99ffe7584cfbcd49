import './paging.css'
import usePagination from '@mui/material/usePagination'
import { pageSizes } from '@pinline/contracts/api/paging'
import { useId } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { pageRange } from './page-range.ts'

export interface PagerProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  /** The total is the limit of the count: the last page has no number, it shows the last rows. */
  readonly totalIsAtLeast?: boolean
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
}

/** The pager of every table: sizes, previous, pages, next, total. One page of the smallest size has its total only. */
export const Pager = ({ page, pageSize, total, totalIsAtLeast = false, onPage, onPageSize }: PagerProps) => {
  const text = useText()
  const format = useFormat()
  const sizeId = useId()
  const { from, to, hasPrevious, hasNext } = pageRange(page, pageSize, total)
  const last = Math.max(1, Math.ceil(total / pageSize))
  const { items } = usePagination({ page, count: last, hidePrevButton: true, hideNextButton: true })
  const counts = { from: format.number(from), to: format.number(to), total: format.number(total), rows: pageSize }
  const isEnd = page > 1 && !hasNext
  const summary = !totalIsAtLeast ? 'shell.pages.rows' : isEnd ? 'shell.list.last_of_more' : 'shell.list.of_more'
  const nameOf = (number: number) =>
    totalIsAtLeast && number === last ? text('shell.list.last') : format.number(number)
  return (
    <nav className="pager" aria-label={text('shell.pages.label')}>
      {total > pageSizes[0] && (
        <>
          <label htmlFor={sizeId}>{text('shell.pages.size')}</label>
          <select
            id={sizeId}
            className="input pager-size"
            value={pageSize}
            onChange={({ target }) => onPageSize(Number(target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button button-small"
            disabled={!hasPrevious}
            onClick={() => onPage(page - 1)}
          >
            {text('shell.pages.previous')}
          </button>
          <ul className="pager-pages">
            {items.map(({ type, page: number, selected }) => (
              <li key={type === 'page' ? `page-${number}` : type}>
                {type === 'page' && number !== null ? (
                  <button
                    type="button"
                    className="button button-small button-quiet"
                    aria-current={selected ? 'page' : undefined}
                    aria-label={text('shell.pages.page', { page: nameOf(number) })}
                    onClick={() => onPage(number)}
                  >
                    {nameOf(number)}
                  </button>
                ) : (
                  <span aria-hidden="true">…</span>
                )}
              </li>
            ))}
          </ul>
          <button type="button" className="button button-small" disabled={!hasNext} onClick={() => onPage(page + 1)}>
            {text('shell.pages.next')}
          </button>
        </>
      )}
      <span className="figure pager-total">{text(summary, counts)}</span>
    </nav>
  )
}
