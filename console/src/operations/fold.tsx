import type { ReactNode } from 'react'

interface FoldProps {
  readonly title: string
  readonly note?: string | undefined
  readonly children: ReactNode
}

/** A sheet that is folded until it is opened. */
export const Fold = ({ title, note, children }: FoldProps) => (
  <details className="sheet fold">
    <summary>
      <h2>{title}</h2>
      {note !== undefined && <span className="small">{note}</span>}
    </summary>
    {children}
  </details>
)
