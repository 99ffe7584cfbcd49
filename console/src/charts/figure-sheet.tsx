import { type ReactNode, useId } from 'react'
import { SheetWaiting } from '../layout/sheet-waiting.tsx'

export interface FigureSheetProps {
  readonly title: string
  /** What the figures are of, e.g. their currency. */
  readonly note?: ReactNode
  /** Controls at the end of the title's line. */
  readonly end?: ReactNode
  /** What is counted, in sentences. */
  readonly help?: string
  readonly isLoaded: boolean
  readonly error: Error | null
  readonly onRetry: () => void
  /** Shown once the figures are loaded. */
  readonly children: ReactNode
}

/** A sheet of figures with its title; until they are loaded it waits, or offers another try. */
export const FigureSheet = ({ title, note, end, help, isLoaded, error, onRetry, children }: FigureSheetProps) => {
  const id = useId()
  return (
    <section className="sheet" aria-labelledby={id} aria-busy={!isLoaded && error === null}>
      <h2 id={id}>
        {title} {note !== undefined && <span className="small">{note}</span>}
        {end !== undefined && <span className="end">{end}</span>}
      </h2>
      {help !== undefined && <p className="sheet-note small chart-help">{help}</p>}
      {isLoaded ? children : <SheetWaiting error={error} onRetry={onRetry} />}
    </section>
  )
}
