import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageNumbers } from './page-numbers.ts'

/** Page sizes of every list. */
const pageSizeChoices = [15, 30, 50] as const

/** Properties of {@link Pagination}. */
export interface PaginationProps {
  readonly page: number
  readonly pageSize: number
  readonly total: number
  readonly onChange: (next: { page: number; pageSize: number }) => void
  /** URL of a page: pages are links that open in a new tab and that crawlers follow. */
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

interface PageLinkProps {
  readonly to: number
  readonly isCurrent?: boolean
  readonly label?: string
  readonly href: string
  readonly onGo: (page: number) => void
  readonly children: ReactNode
}

function PageLink({ to, isCurrent, label, href, onGo, children }: PageLinkProps): ReactNode {
  return (
    <a
      href={href}
      {...(label ? { 'aria-label': label } : {})}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onGo(to)
      }}
    >
      {children}
    </a>
  )
}

/** Page size, previous, pages, next, total. */
export function Pagination({ page, pageSize, total, onChange, hrefOf, texts }: PaginationProps): ReactNode {
  const count = Math.max(1, Math.ceil(total / pageSize))
  const go = (to: number): void => onChange({ page: to, pageSize })
  const hrefTo = (to: number): string => hrefOf?.(to) ?? '#'
  const step = (to: number, label: string, icon: ReactNode): ReactNode =>
    to < 1 || to > count ? (
      <span aria-disabled="true">{icon}</span>
    ) : (
      <PageLink to={to} label={label} href={hrefTo(to)} onGo={go}>
        {icon}
      </PageLink>
    )
  const isFar = (entry: number): boolean => Math.abs(entry - page) > 2 && entry !== count && entry !== 1
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
        {pageNumbers(page, count).map((entry, index, all) =>
          entry === 'gap' ? (
            <li key={`gap-${all[index - 1]}`}>
              <span>…</span>
            </li>
          ) : (
            <li key={entry} {...(isFar(entry) ? { className: 'pager-far' } : {})}>
              <PageLink to={entry} isCurrent={entry === page} href={hrefTo(entry)} onGo={go}>
                {entry}
              </PageLink>
            </li>
          ),
        )}
        <li>{step(page + 1, texts.next, <ChevronRight className="icon" aria-hidden="true" />)}</li>
      </ol>
      <span className="small">{texts.total}</span>
    </nav>
  )
}
