import { Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { grantOf } from '../providers/permissions.ts'
import { Icon } from './icon.tsx'
import { usePermissions } from './use-permissions.ts'

export interface MenuCommand {
  /** Required permission: without it the command is omitted; a suspended one disables it. */
  readonly permission: string
  readonly label: string
  readonly danger?: boolean
  readonly onPress: () => void
}

/** The less frequent commands on a row, in a menu; nothing if the role has none of them. */
export const CommandMenu = ({ label, commands }: { label: string; commands: readonly MenuCommand[] }) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const offered = commands.filter(({ permission }) => grantOf(permissions, permission) !== 'missing')
  if (offered.length === 0) return null

  const press = (command: MenuCommand) => {
    setAnchor(null)
    if (grantOf(permissions, command.permission) === 'disabled') notify('shell.function_disabled', { type: 'error' })
    else command.onPress()
  }

  return (
    <>
      <button
        type="button"
        className="button button-small button-square"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        title={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" size={16} />
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {offered.map((command) => (
          <MenuItem
            key={command.label}
            className={command.danger === true ? 'menu-danger' : undefined}
            aria-disabled={grantOf(permissions, command.permission) === 'disabled'}
            onClick={() => press(command)}
          >
            {command.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
