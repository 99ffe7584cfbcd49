import './paging.css'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { pageRange } from './page-range.ts'

interface PagerProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly newestFirst: boolean
  readonly onPage: (page: number) => void
}

/** The shown range of a short table, with previous and next; nothing if one page holds all rows. */
export const Pager = ({ page, pageSize, total, newestFirst, onPage }: PagerProps) => {
  const text = useText()
  const format = useFormat()
  const { from, to, hasPrevious, hasNext } = pageRange(page, pageSize, total)
  if (!hasPrevious && !hasNext) return null
  return (
    <div className="pager">
      <span className="figure">
        {text('shell.pages.rows', {
          from: format.number(from),
          to: format.number(to),
          total: format.number(total),
        })}
      </span>
      <button type="button" className="button button-small" disabled={!hasPrevious} onClick={() => onPage(page - 1)}>
        {text(newestFirst ? 'shell.pages.newer' : 'shell.pages.previous')}
      </button>
      <button type="button" className="button button-small" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {text(newestFirst ? 'shell.pages.older' : 'shell.pages.next')}
      </button>
    </div>
  )
}
