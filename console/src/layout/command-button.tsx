import { Button, type ButtonTone } from '@pinline/ui/design/button.tsx'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { grantOf } from '../providers/permissions.ts'
import { usePermissions } from './use-permissions.ts'

export interface CommandButtonProps {
  /** Required permission: without it the control is hidden; a suspended one disables it. */
  readonly permission: string
  readonly tone?: Exclude<ButtonTone, 'quiet'>
  readonly small?: boolean
  readonly busy?: boolean
  /** Key that presses it while its row has the focus, or on its page. */
  readonly shortcut?: 'e'
  readonly onPress: () => void
  readonly children: ReactNode
}

/** A button that follows the role's permissions. The server checks the same permission. */
export const CommandButton = ({
  permission,
  tone = 'outline',
  small = true,
  busy = false,
  shortcut,
  onPress,
  children,
}: CommandButtonProps) => {
  const notify = useNotify()
  const { permissions } = usePermissions()
  const grant = grantOf(permissions, permission)
  if (grant === 'missing') return null
  return (
    <Button
      tone={tone}
      small={small}
      aria-disabled={grant === 'disabled'}
      isPending={busy}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      onPress={() => {
        if (grant === 'disabled') notify('shell.function_disabled', { type: 'error' })
        else onPress()
      }}
    >
      {children}
    </Button>
  )
}
