import type { ReactNode } from 'react'

/** A drawing's title block: a row of labelled cells. */
export function TitleBlock({
  cells,
}: {
  cells: readonly { readonly label: string; readonly value: ReactNode }[]
}): ReactNode {
  return (
    <dl className="title-block">
      {cells.map((cell) => (
        <div key={cell.label}>
          <dt>{cell.label}</dt>
          <dd>{cell.value}</dd>
        </div>
      ))}
    </dl>
  )
}
