import '../../layout/paging/paging.css'
import { pageSizes } from '@pinline/contracts/api/paging'
import { useId } from 'react'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import type { useCursors } from './use-cursors.ts'

interface CursorPagerProps {
  readonly pages: ReturnType<typeof useCursors>
  readonly next: string | null
  readonly pageSize: number
  readonly onPageSize: (pageSize: string) => void
}

/** Newer and older events: how many there are is not counted. */
export const CursorPager = ({ pages, next, pageSize, onPageSize }: CursorPagerProps) => {
  const text = useText()
  const format = useFormat()
  const id = useId()
  return (
    <nav className="pager" aria-label={text('shell.pages.label')}>
      <label htmlFor={id}>{text('shell.pages.size')}</label>
      <select id={id} className="input pager-size" value={pageSize} onChange={({ target }) => onPageSize(target.value)}>
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
      <button type="button" className="button button-small" disabled={pages.page === 1} onClick={pages.newer}>
        {text('operations.browser.newer')}
      </button>
      <button
        type="button"
        className="button button-small"
        disabled={next === null}
        onClick={() => next !== null && pages.older(next)}
      >
        {text('operations.browser.older')}
      </button>
      <span className="figure pager-total">{text('operations.browser.page', { page: format.number(pages.page) })}</span>
    </nav>
  )
}
