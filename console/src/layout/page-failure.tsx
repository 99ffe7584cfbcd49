import { Component, type ReactNode } from 'react'
import { useText } from '../messages/use-text.ts'

/** What stands in a page's place when it could not be loaded. */
export const PageFailure = ({ message, onRetry }: { message?: string; onRetry: () => void }) => {
  const text = useText()
  return (
    <section className="sheet empty" role="alert">
      <span className="empty-pads" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <h2>{text('shell.failed.title')}</h2>
      {message !== undefined && message !== '' && <p>{message}</p>}
      <button type="button" className="button" onClick={onRetry}>
        {text('shell.failed.retry')}
      </button>
    </section>
  )
}

interface Props {
  readonly children: ReactNode
}

/** Keeps the shell alive when a page fails to render or to be fetched. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override readonly state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <PageFailure onRetry={() => location.reload()} />
  }
}
