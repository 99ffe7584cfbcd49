import type { ReactNode } from 'react'

/** A drawing's title block: a row of labelled cells. */
export function TitleBlock({
  cells,
}: {
  cells: readonly {
    readonly label: string
    readonly value: ReactNode
    /** Hidden in print. */
    readonly offPaper?: boolean
  }[]
}): ReactNode {
  return (
    <dl className="title-block">
      {cells.map((cell) => (
        <div key={cell.label} {...(cell.offPaper ? { className: 'off-paper' } : {})}>
          <dt>{cell.label}</dt>
          <dd>{cell.value}</dd>
        </div>
      ))}
    </dl>
  )
}
