import type { DragEvent } from 'react'
import { moved } from '../../layout/moved.ts'
import { useText } from '../../messages/use-text.ts'
import type { TableView } from './table-view.ts'

/** Type of what is dragged, so that nothing else is dropped on a column. */
const dragType = 'application/x-pinline-column'

interface WorkbenchHeadProps {
  readonly view: TableView
  readonly shown: readonly number[]
  readonly numbers: ReadonlySet<number>
  readonly titleOf: (column: number) => string
  readonly onView: (change: (view: TableView) => TableView) => void
}

/** Unsorted, upwards, downwards, and unsorted again. */
const nextSort = (sort: TableView['sort'], column: number): TableView['sort'] => {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? undefined : { column, isDescending: true }
}

const withColumnAt = (view: TableView, column: number, target: number): TableView => {
  const placeOf = (sought: number) => view.columns.findIndex((one) => one.column === sought)
  return { ...view, columns: moved(view.columns, placeOf(column), placeOf(target)) ?? view.columns }
}

const sortOf = (sort: TableView['sort'], column: number): 'ascending' | 'descending' | 'none' => {
  if (sort?.column !== column) return 'none'
  return sort.isDescending ? 'descending' : 'ascending'
}

const signs = { ascending: ' ▲', descending: ' ▼', none: '' } as const

/** The titles: a press sorts, dragging moves the column, the field below filters. */
export const WorkbenchHead = ({ view, shown, numbers, titleOf, onView }: WorkbenchHeadProps) => {
  const text = useText()
  const drop = (event: DragEvent, target: number) => {
    const dragged = event.dataTransfer.getData(dragType)
    if (dragged === '') return
    event.preventDefault()
    onView((before) => withColumnAt(before, Number(dragged), target))
  }
  return (
    <thead className="workbench-head">
      <tr aria-rowindex={1} className="workbench-row">
        <th scope="col" aria-colindex={1} className="workbench-cell">
          {text(view.groups.length === 0 ? 'resources.table-workbench.row' : 'resources.table-workbench.group')}
        </th>
        {shown.map((column, at) => {
          const sort = sortOf(view.sort, column)
          return (
            <th
              key={column}
              scope="col"
              aria-colindex={at + 2}
              aria-sort={sort}
              className={numbers.has(column) ? 'workbench-cell number' : 'workbench-cell'}
              onDragOver={(event) => {
                if (event.dataTransfer.types.includes(dragType)) event.preventDefault()
              }}
              onDrop={(event) => drop(event, column)}
            >
              <button
                type="button"
                className="workbench-title"
                draggable
                title={titleOf(column)}
                onDragStart={({ dataTransfer }) => {
                  dataTransfer.setData(dragType, String(column))
                  dataTransfer.effectAllowed = 'move'
                }}
                onClick={() => onView((before) => ({ ...before, sort: nextSort(before.sort, column) }))}
              >
                {/* A file's own words, in whatever language. */}
                <span lang="">{titleOf(column)}</span>
                <span aria-hidden="true">{signs[sort]}</span>
              </button>
              <input
                type="search"
                className="workbench-filter"
                aria-label={text('resources.table-workbench.filter', { title: titleOf(column) })}
                autoComplete="off"
                spellCheck={false}
                value={view.filters.get(column) ?? ''}
                onChange={({ target }) =>
                  onView((before) => ({ ...before, filters: new Map(before.filters).set(column, target.value) }))
                }
              />
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
