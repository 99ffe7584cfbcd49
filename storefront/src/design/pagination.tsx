import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageNumbers } from './page-numbers.ts'

/** Page sizes that every list offers. */
export const pageSizeChoices = [15, 30, 50] as const

/** Properties of {@link Pagination}. */
export interface PaginationProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onChange: (next: { page: number; pageSize: number }) => void
  /** Address of a page, so that pages are links that open in a new tab and that crawlers follow. */
  readonly hrefOf?: (page: number) => string
  readonly texts: {
    readonly label: string
    readonly sizes: string
    readonly previous: string
    readonly next: string
    /** e.g. "253 parts in total" */
    readonly total: string
  }
}

/** Sizes, previous, pages, next, total. */
export function Pagination({ page, pageSize, total, onChange, hrefOf, texts }: PaginationProps): ReactNode {
  const count = Math.max(1, Math.ceil(total / pageSize))
  const step = (to: number, label: string, icon: ReactNode): ReactNode =>
    to < 1 || to > count ? (
      <span aria-disabled="true">{icon}</span>
    ) : (
      <PageLink to={to} label={label}>
        {icon}
      </PageLink>
    )
  function PageLink({ to, label, children }: { to: number; label?: string; children: ReactNode }): ReactNode {
    return (
      <a
        href={hrefOf?.(to) ?? '#'}
        {...(label ? { 'aria-label': label } : {})}
        {...(to === page ? { 'aria-current': 'page' as const } : {})}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          onChange({ page: to, pageSize })
        }}
      >
        {children}
      </a>
    )
  }
  return (
    <nav className="pager" aria-label={texts.label}>
      <label>
        <span className="visually-hidden">{texts.sizes}</span>
        <select
          className="input"
          value={pageSize}
          onChange={(event) => onChange({ page: 1, pageSize: Number(event.target.value) })}
        >
          {pageSizeChoices.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <ol>
        <li>{step(page - 1, texts.previous, <ChevronLeft className="icon" aria-hidden="true" />)}</li>
        {pageNumbers(page, count).map((entry, index, all) => (
          <li
            key={entry === 'gap' ? `gap-${all[index - 1]}` : entry}
            {...(typeof entry === 'number' && Math.abs(entry - page) > 2 && entry !== count && entry !== 1
              ? { className: 'pager-far' }
              : {})}
          >
            {entry === 'gap' ? <span>…</span> : <PageLink to={entry}>{entry}</PageLink>}
          </li>
        ))}
        <li>{step(page + 1, texts.next, <ChevronRight className="icon" aria-hidden="true" />)}</li>
      </ol>
      <span className="small">{texts.total}</span>
    </nav>
  )
}
