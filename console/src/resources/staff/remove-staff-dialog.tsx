import { removeStaff } from '@pinline/contracts/account/permissions/remove-staff'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'
import { useStaffSnapshot } from './use-staff-snapshot.ts'

interface RemoveStaffDialogProps {
  readonly staff: StaffRow
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Confirms removing a member of staff. */
export const RemoveStaffDialog = ({ staff, onClose, onDone }: RemoveStaffDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(removeStaff)
  const { snapshot, reload } = useStaffSnapshot(staff)
  return (
    <ConfirmCommand
      title={text('resources.users.delete.title', { username: snapshot.username })}
      effects={[
        text('resources.users.delete.effects.sessions'),
        text('resources.users.delete.effects.erased'),
        text('resources.users.delete.effects.retained'),
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
