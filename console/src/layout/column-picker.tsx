import { Checkbox, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify, useResourceContext, useStore, useTranslateLabel } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'

/** False for the last column: one is required. */
const canHide = (columns: readonly string[], hidden: readonly string[], column: string): boolean =>
  columns.some((one) => one !== column && !hidden.includes(one))

/** Chooses the columns of a list; the choice is stored on this device. */
export const ColumnPicker = ({
  columns,
  hiddenByDefault,
}: {
  columns: readonly string[]
  hiddenByDefault: readonly string[]
}) => {
  const text = useText()
  const notify = useNotify()
  const labelOf = useTranslateLabel()
  const resource = useResourceContext()
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, [...hiddenByDefault])
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  const toggle = (column: string) => {
    if (hidden.includes(column)) setHidden(hidden.filter((one) => one !== column))
    else if (canHide(columns, hidden, column)) setHidden([...hidden, column])
    else notify('shell.columns.at_least_one', { type: 'error' })
  }

  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="columns" size={16} />
        {text('shell.columns.label')}
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true } }}
      >
        {columns.map((column) => {
          const visible = !hidden.includes(column)
          return (
            <MenuItem key={column} role="menuitemcheckbox" aria-checked={visible} onClick={() => toggle(column)}>
              <Checkbox
                edge="start"
                size="small"
                checked={visible}
                tabIndex={-1}
                disableRipple
                slotProps={{ input: { 'aria-hidden': true } }}
              />
              {labelOf({ source: column, resource: resource ?? '' })}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
