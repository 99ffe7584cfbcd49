import { createUser } from '@pinline/contracts/account/permissions/create-user'
import type { UserRow } from '@pinline/contracts/account/permissions/user-row'
import { useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { faultsOf, useFaultText } from '../../layout/form-faults.ts'
import { takeFocus } from '../../layout/take-focus.ts'
import { useFormAnswer } from '../../layout/use-form-answer.ts'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
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
  const roles = useRoleChoices()
  const [typed, setTyped] = useState(empty)
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()
  const faultText = useFaultText(faults)

  const type = (changed: Partial<TypedUser & { username: string; password: string }>) => {
    setTyped({ ...typed, ...changed })
    forgive(changed)
  }

  const submit = async () => {
    const { password, ...others } = typed
    const input = { ...others, ...(password === '' ? {} : { password }) }
    const wrong = typed.roleId === '' ? { roleId: 'required' } : {}
    if (!passes({ ...faultsOf(createUser.input, input), ...wrong })) return
    const told = await send(input)
    if (told.kind === 'done') return onDone(told.data, password !== '')
    tell(told)
  }

  return (
    <FormDialog
      title={text('resources.users.create.title')}
      confirm={text('resources.users.create.confirm')}
      busy={busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={forget} />
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
    </FormDialog>
  )
}
