import { ChunkLoadError } from '@pinline/ui/design/load-chunk'
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

const PartFailure = ({ failure }: { failure: unknown }) => {
  const text = useText()
  const message = failure instanceof ChunkLoadError ? { message: text('shell.failed.part') } : {}
  return <PageFailure {...message} onRetry={() => location.reload()} />
}

/** Catches errors of rendering or loading a page; the shell stays usable. */
export class PageBoundary extends Component<Props, { failure: unknown }> {
  override readonly state = { failure: undefined }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <PartFailure failure={failure} />
  }
}
