import { Component, type ReactNode } from 'react'
import { useText } from '../messages/use-text.ts'
import { EmptySheet } from './empty-sheet.tsx'

/** Replaces a page that could not be loaded. */
export const PageFailure = ({ message, onRetry }: { message?: string; onRetry: () => void }) => {
  const text = useText()
  return (
    <EmptySheet
      role="alert"
      title={text('shell.failed.title')}
      actions={
        <button type="button" className="button" onClick={onRetry}>
          {text('shell.failed.retry')}
        </button>
      }
    >
      {message !== undefined && message !== '' && <p>{message}</p>}
    </EmptySheet>
  )
}

interface Props {
  readonly children: ReactNode
}

/** Catches errors of rendering or loading a page; the shell stays usable. */
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
