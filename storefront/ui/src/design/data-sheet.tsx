import type { ReactNode } from 'react'

/** A two-column list of labels and values. `null` values show the `missing` text in pale ink. */
export function DataSheet({
  caption,
  rows,
  missing,
}: {
  caption: string
  rows: readonly { readonly label: string; readonly value: ReactNode }[]
  missing: string
}): ReactNode {
  return (
    <table className="data-sheet">
      <caption className="visually-hidden">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{row.value ?? <span className="small">{missing}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
