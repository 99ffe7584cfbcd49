import { removeStaff } from '@pinline/contracts/account/permissions/remove-staff'
import { resetStaffPassword } from '@pinline/contracts/account/permissions/reset-staff-password'
import { setStaffState } from '@pinline/contracts/account/permissions/set-staff-state'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'
import { useLatestStaff } from './use-latest-staff.ts'

interface StaffDialogProps {
  readonly staff: StaffRow
  readonly onClose: () => void
}

const useSnapshot = (staff: StaffRow) => {
  const newest = useLatestStaff()
  const [snapshot, setSnapshot] = useState(staff)
  const reload = async () => setSnapshot((await newest(snapshot.id)) ?? snapshot)
  return { snapshot, reload }
}

/** Asks before somebody is shut out or let in again. */
export const SetStaffStateDialog = ({
  staff,
  onClose,
  onDone,
}: StaffDialogProps & { onDone: (staff: StaffRow) => void }) => {
  const text = useText()
  const { send, isPending } = useCommand(setStaffState)
  const { snapshot, reload } = useSnapshot(staff)
  const name = { username: snapshot.username }
  const disabling = !staff.state
  const effects = disabling
    ? [
        text('resources.users.disable.effects.sessions'),
        text('resources.users.disable.effects.login'),
        text('resources.users.disable.effects.kept'),
      ]
    : [
        text('resources.users.enable.effects.login', { role: snapshot.roleName }),
        text('resources.users.enable.effects.sessions'),
      ]
  return (
    <ConfirmCommand
      title={text(disabling ? 'resources.users.disable.title' : 'resources.users.enable.title', name)}
      effects={effects}
      confirm={text(disabling ? 'resources.users.disable.confirm' : 'resources.users.enable.confirm')}
      tone={disabling ? 'danger' : 'gold'}
      busy={isPending}
      send={() => send({ id: snapshot.id, revision: snapshot.revision, state: disabling })}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    />
  )
}

interface Reset {
  readonly password: string | null
  readonly staff: StaffRow
}

/** Asks before a password is replaced by a random one. */
export const ResetStaffPasswordDialog = ({
  staff,
  onClose,
  onDone,
}: StaffDialogProps & { onDone: (reset: Reset) => void }) => {
  const text = useText()
  const { send, isPending } = useCommand(resetStaffPassword)
  const { snapshot, reload } = useSnapshot(staff)
  const [secondFactor, setSecondFactor] = useState(false)
  return (
    <ConfirmCommand
      title={text('resources.users.reset.title', { username: snapshot.username })}
      effects={[
        text('resources.users.reset.effects.random'),
        text('resources.users.reset.effects.sessions'),
        text('resources.users.reset.effects.change'),
      ]}
      confirm={text('resources.users.reset.confirm')}
      tone="danger"
      busy={isPending}
      send={() =>
        send({ id: snapshot.id, revision: snapshot.revision, ...(secondFactor ? { secondFactor: true } : {}) })
      }
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    >
      {snapshot.secondFactor && (
        <label className="check">
          <input type="checkbox" checked={secondFactor} onChange={(event) => setSecondFactor(event.target.checked)} />
          {text('resources.users.reset.second_factor')}
        </label>
      )}
    </ConfirmCommand>
  )
}

/** Asks before somebody is taken off the staff. */
export const RemoveStaffDialog = ({ staff, onClose, onDone }: StaffDialogProps & { onDone: () => void }) => {
  const text = useText()
  const { send, isPending } = useCommand(removeStaff)
  const { snapshot, reload } = useSnapshot(staff)
  return (
    <ConfirmCommand
      title={text('resources.users.delete.title', { username: snapshot.username })}
      effects={[
        text('resources.users.delete.effects.sessions'),
        text('resources.users.delete.effects.erased'),
        text('resources.users.delete.effects.kept'),
      ]}
      confirm={text('resources.users.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: snapshot.id, revision: snapshot.revision })}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    />
  )
}
