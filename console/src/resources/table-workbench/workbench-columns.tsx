import { useNotify } from 'react-admin'
import { ColumnPopover } from '../../layout/list/column-popover.tsx'
import { MovableRows } from '../../layout/movable-rows.tsx'
import type { TableView } from './table-view.ts'

interface WorkbenchColumnsProps {
  readonly view: TableView
  readonly titleOf: (column: number) => string
  readonly onView: (change: (view: TableView) => TableView) => void
}

/** Chooses which columns are shown, and their order without a pointer. */
export const WorkbenchColumns = ({ view, titleOf, onView }: WorkbenchColumnsProps) => {
  const notify = useNotify()
  const show = (columns: TableView['columns']) => {
    if (columns.some(({ isShown }) => isShown)) onView((before) => ({ ...before, columns }))
    else notify('shell.columns.at_least_one', { type: 'error' })
  }
  return (
    <ColumnPopover>
      <MovableRows
        rows={view.columns}
        texts="shell.columns"
        keyOf={({ column }) => column}
        nameOf={({ column }) => titleOf(column)}
        canRemove={false}
        className="column-rows"
        onChange={show}
      >
        {(one, at) => (
          <label className="check">
            <input
              type="checkbox"
              checked={one.isShown}
              onChange={() => show(view.columns.with(at, { ...one, isShown: !one.isShown }))}
            />
            {titleOf(one.column)}
          </label>
        )}
      </MovableRows>
    </ColumnPopover>
  )
}
