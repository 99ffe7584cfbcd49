import { removeRole } from '@pinline/contracts/account/permissions/remove-role'
import type { RoleRow } from '@pinline/contracts/account/permissions/role-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RemoveRoleDialogProps {
  readonly role: RoleRow
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Confirms removing a role; the server rejects it while somebody has it. */
export const RemoveRoleDialog = ({ role, onClose, onDone }: RemoveRoleDialogProps) => {
  const text = useText()
  const dataProvider = useDataProvider()
  const { send, isPending } = useCommand(removeRole)
  const [snapshot, setSnapshot] = useState(role)
  return (
    <ConfirmCommand
      title={text('resources.roles.delete.title', { name: snapshot.name })}
      effects={[
        text('resources.roles.delete.effects.final'),
        text('resources.roles.delete.effects.members', { smart_count: snapshot.members }),
      ]}
      confirm={text('resources.roles.delete.confirm')}
      tone="danger"
      busy={isPending}
      send={() => send({ id: snapshot.id, revision: snapshot.revision })}
      onDone={onDone}
      onReload={async () => setSnapshot((await dataProvider.getOne<RoleRow>('roles', { id: snapshot.id })).data)}
      onClose={onClose}
    />
  )
}
