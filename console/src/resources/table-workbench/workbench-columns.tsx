import { Popover } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify } from 'react-admin'
import { Icon } from '../../layout/icon.tsx'
import { MovableRows } from '../../layout/movable-rows.tsx'
import { useText } from '../../messages/use-text.ts'
import type { TableView } from './table-view.ts'

interface WorkbenchColumnsProps {
  readonly view: TableView
  readonly titleOf: (column: number) => string
  readonly onView: (change: (view: TableView) => TableView) => void
}

/** Chooses which columns are shown, and their order without a pointer. */
export const WorkbenchColumns = ({ view, titleOf, onView }: WorkbenchColumnsProps) => {
  const text = useText()
  const notify = useNotify()
  const titleId = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const show = (columns: TableView['columns']) => {
    if (columns.some(({ isShown }) => isShown)) onView((before) => ({ ...before, columns }))
    else notify('shell.columns.at_least_one', { type: 'error' })
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" size={16} />
        {text('shell.columns.label')}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, className: 'column-picker' } }}
      >
        <div className="column-picker-head">
          <b id={titleId}>{text('shell.columns.label')}</b>
        </div>
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
      </Popover>
    </>
  )
}
