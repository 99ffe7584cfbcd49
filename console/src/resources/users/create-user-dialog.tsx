import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { createUser } from '@pinline/account/contract/create-user'
import type { UserRow } from '@pinline/account/contract/user-row'
import { type FormEvent, useRef, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormActions } from '../../layout/form-actions.tsx'
import { type Faults, faultsOf, noFaults, useFaultText, useFocusOnFault } from '../../layout/form-faults.ts'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { useRoleChoices } from './use-role-choices.ts'
import { type TypedUser, UserFields } from './user-fields.tsx'

interface Created {
  readonly user: UserRow
  readonly password: string | null
}

interface CreateUserDialogProps {
  readonly onClose: () => void
  /** `chosen`: the password was given here, so that none needs to be told. */
  readonly onDone: (created: Created, chosen: boolean) => void
}

const empty = { username: '', password: '', name: '', roleId: '', phone: '', email: '' }

/** Admits somebody to the staff, with a password that is given or made. */
export const CreateUserDialog = ({ onClose, onDone }: CreateUserDialogProps) => {
  const text = useText()
  const { send, busy } = useCommand(createUser)
  const form = useRef<HTMLFormElement>(null)
  const roles = useRoleChoices()
  const [typed, setTyped] = useState(empty)
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<Created>>()
  const faultText = useFaultText(faults)
  useFocusOnFault(form, faults)

  const type = (changed: Partial<TypedUser & { username: string; password: string }>) => {
    setTyped({ ...typed, ...changed })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changed))))
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const { password, ...others } = typed
    const input = { ...others, ...(password === '' ? {} : { password }) }
    const wrong = typed.roleId === '' ? { roleId: 'required' } : {}
    const found = { ...faultsOf(createUser.input, input), ...wrong }
    setFaults(found)
    if (Object.keys(found).length > 0) return
    const told = await send(input)
    if (told.kind === 'done') return onDone(told.data, password !== '')
    const named = told.kind === 'refused' ? told.errors : noFaults
    setFaults(named)
    setAnswer(Object.keys(named).length > 0 ? undefined : told)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="create-user-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="create-user-title">{text('resources.users.create.title')}</DialogTitle>
        <DialogContent className="form">
          <CommandTold answer={answer} onReload={() => setAnswer(undefined)} />
          <Field
            label={text('resources.users.fields.username')}
            fault={faultText('username')}
            hint={text('resources.users.create.username_hint')}
          >
            {(control) => (
              <input
                {...control}
                ref={takeFocus}
                className="input mono"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={64}
                value={typed.username}
                onChange={(event) => type({ username: event.target.value })}
              />
            )}
          </Field>
          <UserFields typed={typed} faults={faults} roles={roles} onType={type} />
          <Field
            label={text('resources.users.fields.password')}
            optional
            fault={faultText('password')}
            hint={text('resources.users.create.password_hint')}
          >
            {(control) => (
              <input
                {...control}
                className="input mono"
                type="text"
                autoComplete="off"
                spellCheck={false}
                maxLength={64}
                value={typed.password}
                onChange={(event) => type({ password: event.target.value })}
              />
            )}
          </Field>
        </DialogContent>
        <FormActions
          leave={text('forms.leave')}
          confirm={text('resources.users.create.confirm')}
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
