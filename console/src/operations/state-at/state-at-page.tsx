import '../streams/streams.css'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../../layout/page-title.tsx'
import { useText } from '../../messages/use-text.ts'
import { type ReadStateAt, StateAt } from './state-at.tsx'

interface StateAtPageProps {
  readonly id: string
  readonly title: string
  readonly name: ReactNode
  /** The page with the present state. */
  readonly present: { readonly to: string; readonly label: string }
  readonly read: ReadStateAt
}

/** A page of its own for what something was at a moment; the moment is in the address. */
export const StateAtPage = ({ id, title, name, present, read }: StateAtPageProps) => {
  const text = useText()
  const [params, setParams] = useSearchParams()
  usePageTitle(title)
  return (
    <article>
      <header className="page-head">
        <h1>{title}</h1>
        <div className="end">
          <Link className="button button-small" to={present.to}>
            {present.label}
          </Link>
        </div>
      </header>
      <section className="sheet" aria-labelledby="state-at">
        <h2 id="state-at">{name}</h2>
        <StateAt
          id={id}
          read={read}
          at={params.get('at') ?? ''}
          onChange={(at) => setParams(at === '' ? {} : { at }, { replace: true })}
        />
        <p className="sheet-note small">{text('operations.state_at.names')}</p>
      </section>
    </article>
  )
}
