import { updateUser } from '@pinline/contracts/account/permissions/update-user'
import type { UserRow } from '@pinline/contracts/account/permissions/user-row'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { CommandTold } from '../../layout/command-told.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { faultsOf } from '../../layout/form-faults.ts'
import { useFormAnswer } from '../../layout/use-form-answer.ts'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
import { useNewestUser } from './use-newest-user.ts'
import { useRoleChoices } from './use-role-choices.ts'
import { type TypedUser, UserFields } from './user-fields.tsx'

interface EditUserDialogProps {
  readonly user: UserRow
  readonly onClose: () => void
  readonly onDone: (user: UserRow) => void
}

/** Changes what was typed over of a user; what somebody else has changed meanwhile stays as they left it. */
export const EditUserDialog = ({ user, onClose, onDone }: EditUserDialogProps) => {
  const text = useText()
  const { identity } = useGetIdentity()
  const { send, busy } = useCommand(updateUser)
  const newest = useNewestUser()
  const [seen, setSeen] = useState(user)
  const [typed, setTyped] = useState<Partial<TypedUser>>({})
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()
  const roles = useRoleChoices({ id: seen.roleId, name: seen.roleName })
  const isSelf = identity?.id === user.id

  const type = (changed: Partial<TypedUser>) => {
    setTyped({ ...typed, ...changed })
    forgive(changed)
  }

  const submit = async () => {
    const input = { id: seen.id, revision: seen.revision, ...typed }
    if (!passes(faultsOf(updateUser.input, input))) return
    const told = await send(input)
    if (told.kind === 'done') return onDone(told.data)
    tell(told)
  }

  const reload = async () => {
    setSeen((await newest(seen.id)) ?? seen)
    forget()
  }

  return (
    <FormDialog
      title={text('resources.users.edit.title', { username: seen.username })}
      confirm={text('resources.users.edit.confirm')}
      busy={busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      <UserFields
        typed={{
          name: seen.name,
          roleId: seen.roleId,
          phone: seen.phone ?? '',
          email: seen.email ?? '',
          ...typed,
        }}
        faults={faults}
        roles={roles}
        roleHint={text(isSelf ? 'resources.users.edit.own_role' : 'resources.users.edit.role_hint')}
        roleFixed={isSelf}
        onType={type}
      />
    </FormDialog>
  )
}
