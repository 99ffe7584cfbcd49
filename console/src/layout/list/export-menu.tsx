import { ListSubheader, Menu, MenuItem } from '@mui/material'
import { type TableFormat, tableFormat } from '@pinline/contracts/api/table-format'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { grantOf } from '../../providers/permissions.ts'
import { Icon } from '../icon.tsx'
import { usePermissions } from '../use-permissions.ts'
import { useSaving } from '../use-saving.ts'

/** A file that a list can be exported as. */
export interface ExportedFile {
  readonly label: string
  readonly permission: string
  /** With its ending. */
  readonly name: string
  readonly fetched: () => Promise<Blob>
}

interface ExportMenuProps {
  readonly files: readonly ExportedFile[]
  readonly note?: string
}

/** Downloads what the filtered list has as one of several files; nothing without permission for any. */
export const ExportMenu = ({ files, note }: ExportMenuProps) => {
  const text = useText()
  const notify = useNotify()
  const { permissions } = usePermissions()
  const { save, saving } = useSaving()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const offered = files.filter(({ permission }) => grantOf(permissions, permission) !== 'missing')
  if (offered.length === 0) return null

  const choose = ({ permission, name, fetched }: ExportedFile) => {
    setAnchor(null)
    if (grantOf(permissions, permission) === 'disabled') notify('shell.function_disabled', { type: 'error' })
    else void save(fetched, name)
  }
  return (
    <>
      <button
        type="button"
        className="button button-small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-disabled={saving}
        aria-busy={saving}
        onClick={(event) => {
          if (!saving) setAnchor(event.currentTarget)
        }}
      >
        <Icon name="down" size={16} />
        {text(saving ? 'shell.export.busy' : 'shell.export.button')}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {note !== undefined && (
          <ListSubheader role="presentation" className="menu-head">
            {note}
          </ListSubheader>
        )}
        {offered.map((file) => (
          <MenuItem key={file.label} onClick={() => choose(file)}>
            {file.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

interface ExportedTable {
  /** What the rows are. */
  readonly what: string
  readonly permission: string
  /** Of the file, without its ending. */
  readonly name: string
  readonly fetched: (format: TableFormat) => Promise<Blob>
}

/** The files of a table, one a format. */
export const useTableFiles = () => {
  const text = useText()
  return ({ what, permission, name, fetched }: ExportedTable): readonly ExportedFile[] =>
    tableFormat.options.map((format) => ({
      label: text(`shell.export.${format}`, { what }),
      permission,
      name: `${name}.${format}`,
      fetched: () => fetched(format),
    }))
}
