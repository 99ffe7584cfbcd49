import type { ReactNode } from 'react'

interface FoldProps {
  readonly title: string
  readonly note?: string | undefined
  /** Open from the start. */
  readonly isOpen?: true
  readonly children: ReactNode
}

/** A sheet that is folded until it is opened. */
export const Fold = ({ title, note, isOpen, children }: FoldProps) => (
  <details className="sheet fold" {...(isOpen && { open: true })}>
    <summary>
      <h2>{title}</h2>
      {note !== undefined && <span className="small">{note}</span>}
    </summary>
    {children}
  </details>
)
