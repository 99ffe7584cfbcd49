import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'

interface LiveHeadProps {
  readonly title: string
  /** Of the state that is shown, ISO 8601. */
  readonly at: string
  /** Whether it goes on by itself. */
  readonly isLive: boolean
  /** Commands and links; the default is the way back to the operations page. */
  readonly children?: ReactNode
}

/** The head of a page of operations that shows the present again and again. */
export const LiveHead = ({ title, at, isLive, children }: LiveHeadProps) => {
  const text = useText()
  const format = useFormat()
  return (
    <header className="page-head">
      <h1>{title}</h1>
      <span className="small">
        {text(isLive ? 'operations.live' : 'operations.paused', { time: format.clock(at) })}
      </span>
      <div className="end">
        {children ?? (
          <Link className="button button-small" to="/operations">
            {text('operations.title')}
          </Link>
        )}
      </div>
    </header>
  )
}
