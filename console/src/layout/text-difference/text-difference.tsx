import './text-difference.css'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { Fragment } from 'react'
import { useText } from '../../messages/use-text.ts'

interface Row {
  readonly left: string | undefined
  readonly right: string | undefined
}

/** Lines side by side: equal ones, then for each difference what was removed beside what was added. */
const rowsOf = (left: readonly string[], right: readonly string[]): Row[] => {
  const rows: Row[] = []
  let removed: readonly string[] = []
  const flush = (added: readonly string[]) => {
    for (let index = 0; index < Math.max(removed.length, added.length); index++)
      rows.push({ left: removed[index], right: added[index] })
    removed = []
  }
  for (const part of diffArrays([...left], [...right])) {
    if (part.removed) removed = part.value
    else if (part.added) flush(part.value)
    else {
      flush([])
      for (const line of part.value) rows.push({ left: line, right: line })
    }
  }
  flush([])
  return rows
}

const Words = ({ row: { left, right }, side }: { row: Row; side: 'left' | 'right' }) => {
  const text = useText()
  const own = side === 'left' ? left : right
  if (own === undefined) return null
  if (left === right) return own
  const marked = diffWordsWithSpace(left ?? '', right ?? '').filter(({ added, removed }) =>
    side === 'left' ? !added : !removed,
  )
  // Pieces of one line have no identity but their place.
  const pieces = marked.map((piece, place) => ({ ...piece, place }))
  return pieces.map(({ value, added, removed, place }) => {
    if (!added && !removed) return <Fragment key={place}>{value}</Fragment>
    const Mark = added ? 'ins' : 'del'
    return (
      <Mark key={place} aria-label={`${text(`resources.content.versions.${added ? 'added' : 'removed'}`)}: ${value}`}>
        {value}
      </Mark>
    )
  })
}

interface TextDifferenceProps {
  readonly leftTitle: string
  readonly rightTitle: string
  readonly left: readonly string[]
  readonly right: readonly string[]
  readonly lang?: string | undefined
}

/** Two texts side by side, with what was removed from one and added in the other marked word by word. */
export const TextDifference = ({ leftTitle, rightTitle, left, right, lang }: TextDifferenceProps) => {
  const rows = rowsOf(left, right).map((row, place) => ({ ...row, place }))
  return (
    <table className="difference">
      <thead>
        <tr>
          <th scope="col">{leftTitle}</th>
          <th scope="col">{rightTitle}</th>
        </tr>
      </thead>
      <tbody lang={lang}>
        {rows.map((row) => (
          <tr key={row.place} data-changed={row.left !== row.right}>
            <td>
              <Words row={row} side="left" />
            </td>
            <td>
              <Words row={row} side="right" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
