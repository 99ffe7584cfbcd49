import { useText } from '../messages/use-text.ts'

interface SheetWaitingProps {
  /** Null while the data is on its way. */
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Stands in a sheet whose data is not there: it is loading, or it could not be loaded. */
export const SheetWaiting = ({ error, onRetry }: SheetWaitingProps) => {
  const text = useText()
  return error === null ? (
    <p className="sheet-note" role="status">
      {text('shell.loading')}
    </p>
  ) : (
    <p className="sheet-note" role="alert">
      {error.message}{' '}
      <button type="button" className="button button-small" onClick={onRetry}>
        {text('shell.failed.retry')}
      </button>
    </p>
  )
}
