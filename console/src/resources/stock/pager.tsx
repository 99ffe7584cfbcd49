import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { pageRange } from './page-range.ts'

interface PagerProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onPage: (page: number) => void
}

/** Which rows of a short table are shown, and the ways to the pages beside; nothing where one page holds all. */
export const Pager = ({ page, pageSize, total, onPage }: PagerProps) => {
  const text = useText()
  const format = useFormat()
  const { from, to, hasPrevious, hasNext } = pageRange(page, pageSize, total)
  if (!hasPrevious && !hasNext) return null
  return (
    <div className="pager">
      <span className="mono">
        {text('resources.stock.rows', {
          from: format.number(from),
          to: format.number(to),
          total: format.number(total),
        })}
      </span>
      <button type="button" className="button small" disabled={!hasPrevious} onClick={() => onPage(page - 1)}>
        {text('resources.stock.newer')}
      </button>
      <button type="button" className="button small" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {text('resources.stock.older')}
      </button>
    </div>
  )
}
