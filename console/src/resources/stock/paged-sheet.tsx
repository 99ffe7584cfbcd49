import './stock.css'
import type { ReactNode } from 'react'
import { useText } from '../../messages/use-text.ts'
import { Pager } from './pager.tsx'

interface PagedSheetProps {
  readonly id: string
  readonly title: string
  /** What is said where there is nothing. */
  readonly none: string
  readonly found: { readonly page: number; readonly pageSize: number; readonly total: number } | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onPage: (page: number) => void
  /** The table of the page that was found. */
  readonly children: ReactNode
}

/** A titled table of a product's page with pages of its own: on its way, failed, empty or full. */
export const PagedSheet = ({ id, title, none, found, error, onRetry, onPage, children }: PagedSheetProps) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby={id} aria-busy={found === undefined && error === null}>
      <h2 id={id}>{title}</h2>
      {found === undefined && error === null && <p className="sheet-note">{text('shell.loading')}</p>}
      {found === undefined && error !== null && (
        <p className="sheet-note" role="alert">
          {error.message}{' '}
          <button type="button" className="button small" onClick={onRetry}>
            {text('shell.failed.retry')}
          </button>
        </p>
      )}
      {found?.total === 0 && <p className="sheet-note">{none}</p>}
      {found !== undefined && found.total > 0 && (
        <>
          <div className="table-wrap">{children}</div>
          <Pager page={found.page} pageSize={found.pageSize} total={found.total} onPage={onPage} />
        </>
      )}
    </section>
  )
}
