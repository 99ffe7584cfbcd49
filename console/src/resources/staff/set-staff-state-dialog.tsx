import { setStaffState } from '@pinline/contracts/account/permissions/set-staff-state'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useStepUp } from '../../layout/step-up-context.ts'
import { useText } from '../../messages/use-text.ts'
import { useStaffSnapshot } from './use-staff-snapshot.ts'

interface SetStaffStateDialogProps {
  readonly staff: StaffRow
  readonly onDone: (staff: StaffRow) => void
  readonly onClose: () => void
}

/** Confirms disabling or enabling an account. */
export const SetStaffStateDialog = ({ staff, onClose, onDone }: SetStaffStateDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(setStaffState)
  const withStepUp = useStepUp()
  const { snapshot, reload } = useStaffSnapshot(staff)
  const name = { username: snapshot.username }
  const disabling = !staff.state
  const effects = disabling
    ? [
        text('resources.users.disable.effects.sessions'),
        text('resources.users.disable.effects.login'),
        text('resources.users.disable.effects.retained'),
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
      send={() => withStepUp((own) => send({ id: snapshot.id, revision: snapshot.revision, state: disabling, ...own }))}
      onDone={onDone}
      onReload={reload}
      onClose={onClose}
    />
  )
}
