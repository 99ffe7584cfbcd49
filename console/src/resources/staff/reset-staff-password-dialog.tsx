import { resetStaffPassword } from '@pinline/contracts/account/permissions/reset-staff-password'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'
import { useStaffSnapshot } from './use-staff-snapshot.ts'

interface Reset {
  readonly password: string | null
  readonly staff: StaffRow
}

interface ResetStaffPasswordDialogProps {
  readonly staff: StaffRow
  readonly onDone: (reset: Reset) => void
  readonly onClose: () => void
}

/** Confirms replacing a password by a random one. */
export const ResetStaffPasswordDialog = ({ staff, onClose, onDone }: ResetStaffPasswordDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(resetStaffPassword)
  const { snapshot, reload } = useStaffSnapshot(staff)
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
