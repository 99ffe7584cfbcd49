import { removeUser } from '@pinline/contracts/account/permissions/remove-user'
import { resetUserPassword } from '@pinline/contracts/account/permissions/reset-user-password'
import { setUserState } from '@pinline/contracts/account/permissions/set-user-state'
import type { UserRow } from '@pinline/contracts/account/permissions/user-row'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
import { useNewestUser } from './use-newest-user.ts'

interface UserConfirmationProps {
  readonly user: UserRow
  readonly onClose: () => void
}

const useSeen = (user: UserRow) => {
  const newest = useNewestUser()
  const [seen, setSeen] = useState(user)
  const reload = async () => setSeen((await newest(seen.id)) ?? seen)
  return { seen, reload }
}

/** Asks before somebody is shut out or let in again. */
export const UserStateDialog = ({
  user,
  onClose,
  onDone,
}: UserConfirmationProps & { onDone: (user: UserRow) => void }) => {
  const text = useText()
  const { send, busy } = useCommand(setUserState)
  const { seen, reload } = useSeen(user)
  const name = { username: seen.username }
  const disabling = !user.state
  const effects = disabling
    ? [
        text('resources.users.disable.effects.sessions'),
        text('resources.users.disable.effects.login'),
        text('resources.users.disable.effects.kept'),
      ]
    : [
        text('resources.users.enable.effects.login', { role: seen.roleName }),
        text('resources.users.enable.effects.sessions'),
      ]
  return (
    <ConfirmCommand
      title={text(disabling ? 'resources.users.disable.title' : 'resources.users.enable.title', name)}
      effects={effects}
      confirm={text(disabling ? 'resources.users.disable.confirm' : 'resources.users.enable.confirm')}
      tone={disabling ? 'danger' : 'gold'}
      busy={busy}
      send={() => send({ id: seen.id, revision: seen.revision, state: disabling })}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    />
  )
}

interface Reset {
  readonly password: string | null
  readonly user: UserRow
}

/** Asks before a password is replaced by a random one. */
export const ResetPasswordDialog = ({
  user,
  onClose,
  onDone,
}: UserConfirmationProps & { onDone: (reset: Reset) => void }) => {
  const text = useText()
  const { send, busy } = useCommand(resetUserPassword)
  const { seen, reload } = useSeen(user)
  const [secondFactor, setSecondFactor] = useState(false)
  return (
    <ConfirmCommand
      title={text('resources.users.reset.title', { username: seen.username })}
      effects={[
        text('resources.users.reset.effects.random'),
        text('resources.users.reset.effects.sessions'),
        text('resources.users.reset.effects.change'),
      ]}
      confirm={text('resources.users.reset.confirm')}
      tone="danger"
      busy={busy}
      send={() => send({ id: seen.id, revision: seen.revision, ...(secondFactor ? { secondFactor: true } : {}) })}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    >
      {seen.secondFactor && (
        <label className="check">
          <input type="checkbox" checked={secondFactor} onChange={(event) => setSecondFactor(event.target.checked)} />
          {text('resources.users.reset.second_factor')}
        </label>
      )}
    </ConfirmCommand>
  )
}

/** Asks before somebody is taken off the staff. */
export const DeleteUserDialog = ({ user, onClose, onDone }: UserConfirmationProps & { onDone: () => void }) => {
  const text = useText()
  const { send, busy } = useCommand(removeUser)
  const { seen, reload } = useSeen(user)
  return (
    <ConfirmCommand
      title={text('resources.users.delete.title', { username: seen.username })}
      effects={[
        text('resources.users.delete.effects.sessions'),
        text('resources.users.delete.effects.erased'),
        text('resources.users.delete.effects.kept'),
      ]}
      confirm={text('resources.users.delete.confirm')}
      tone="danger"
      busy={busy}
      send={() => send({ id: seen.id, revision: seen.revision })}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    />
  )
}
