import { type ReactNode, useState } from 'react'
import { useText } from '../messages/use-text.ts'
import { MoveButtons } from './move-buttons.tsx'
import { moved } from './moved.ts'

interface MovableRowsProps<Row> {
  readonly rows: readonly Row[]
  /** The texts of the buttons and of the announcement: `up`, `down`, `remove`, `said`. */
  readonly texts: 'resources.categories.sets' | 'resources.attributes.choices' | 'shell.columns'
  readonly keyOf: (row: Row) => string | number
  readonly nameOf: (row: Row) => string
  readonly canRemove: boolean
  readonly className?: string
  readonly onChange: (rows: readonly Row[]) => void
  /** What a row shows before its buttons. */
  readonly children: (row: Row, index: number) => ReactNode
}

/** An ordered list with buttons that move and remove its rows. Screen readers announce the new position. */
export const MovableRows = <Row,>(props: MovableRowsProps<Row>) => {
  const { rows, texts, keyOf, nameOf, onChange } = props
  const text = useText()
  const [announcement, setAnnouncement] = useState('')
  const move = (index: number, to: number) => {
    const next = moved(rows, index, to)
    const row = next?.[to]
    if (next === undefined || row === undefined) return
    onChange(next)
    setAnnouncement(text(`${texts}.said`, { title: nameOf(row), place: to + 1, count: rows.length }))
  }
  return (
    <>
      <ol className={props.className}>
        {rows.map((row, index) => (
          <li key={keyOf(row)}>
            {props.children(row, index)}
            <span className="row-buttons">
              <MoveButtons
                labels={{
                  up: text(`${texts}.up`, { title: nameOf(row) }),
                  down: text(`${texts}.down`, { title: nameOf(row) }),
                  remove: text(`${texts}.remove`, { title: nameOf(row) }),
                }}
                isFirst={index === 0}
                isLast={index === rows.length - 1}
                onMove={(by) => move(index, index + by)}
                onRemove={props.canRemove ? () => onChange(rows.filter((one) => one !== row)) : undefined}
              />
            </span>
          </li>
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </>
  )
}
