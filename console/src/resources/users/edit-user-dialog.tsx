import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { updateUser } from '@pinline/account/contract/update-user'
import type { UserRow } from '@pinline/account/contract/user-row'
import { type FormEvent, useRef, useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { CommandTold } from '../../layout/command-told.tsx'
import { FormActions } from '../../layout/form-actions.tsx'
import { type Faults, faultsOf, noFaults, useFocusOnFault } from '../../layout/form-faults.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
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
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(user)
  const [typed, setTyped] = useState<Partial<TypedUser>>({})
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<UserRow>>()
  const roles = useRoleChoices({ id: seen.roleId, name: seen.roleName })
  const isSelf = identity?.id === user.id
  useFocusOnFault(form, faults)

  const type = (changed: Partial<TypedUser>) => {
    setTyped({ ...typed, ...changed })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changed))))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const input = { id: seen.id, revision: seen.revision, ...typed }
    const found = faultsOf(updateUser.input, input)
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const told = await send(input)
    if (told.kind === 'done') return onDone(told.data)
    const named = told.kind === 'refused' ? told.errors : noFaults
    setFaults(named)
    setAnswer(Object.keys(named).length > 0 ? undefined : told)
  }

  const reload = async () => {
    setSeen((await newest(seen.id)) ?? seen)
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="edit-user-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="edit-user-title">
          {text('resources.users.edit.title', { username: seen.username })}
        </DialogTitle>
        <DialogContent className="form">
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
        </DialogContent>
        <FormActions
          leave={text('forms.leave')}
          confirm={text('resources.users.edit.confirm')}
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
