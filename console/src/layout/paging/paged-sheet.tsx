import type { ReactNode } from 'react'
import { useText } from '../../messages/use-text.ts'
import { keyboardScrollable } from '../keyboard-scrollable.ts'
import { Pager } from './pager.tsx'

interface PagedSheetProps {
  readonly id: string
  readonly title: string
  /** Beside the title. */
  readonly end?: ReactNode
  readonly note?: string
  /** Text for an empty table. */
  readonly none?: string
  readonly found: { readonly page: number; readonly pageSize: number; readonly total: number } | undefined
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onPage: (page: number) => void
  readonly onPageSize: (pageSize: number) => void
  /** The table of the loaded page. */
  readonly children: ReactNode
}

/** A titled table with its own pages: loading, failed, empty or full. */
export const PagedSheet = ({
  id,
  title,
  end,
  note,
  none,
  found,
  error,
  onRetry,
  onPage,
  onPageSize,
  children,
}: PagedSheetProps) => {
  const text = useText()
  return (
    <section className="sheet" aria-labelledby={id} aria-busy={found === undefined && error === null}>
      <h2 id={id}>
        {title}
        {end !== undefined && <span className="end">{end}</span>}
      </h2>
      {note !== undefined && <p className="sheet-note small">{note}</p>}
      {found === undefined && error === null && <p className="sheet-note">{text('shell.loading')}</p>}
      {error !== null && (
        <p className="sheet-note" role="alert">
          {error.message}{' '}
          <button type="button" className="button button-small" onClick={onRetry}>
            {text('shell.failed.retry')}
          </button>
        </p>
      )}
      {found?.total === 0 && none !== undefined && <p className="sheet-note">{none}</p>}
      {found !== undefined && found.total > 0 && (
        <>
          <section ref={keyboardScrollable} className="data-table-scroll" aria-label={title}>
            {children}
          </section>
          <Pager {...found} onPage={onPage} onPageSize={onPageSize} />
        </>
      )}
    </section>
  )
}
