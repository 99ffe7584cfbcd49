import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { takeFocus } from '../layout/take-focus.ts'
import { useFormAnswer } from '../layout/use-form-answer.ts'
import { useText } from '../messages/use-text.ts'
import { useSession } from '../providers/session-context.ts'
import { useCommand } from '../providers/use-command.ts'
import { passwordFaults, type TypedPasswords } from './new-password.ts'
import { useProfileFaultText } from './profile-faults.ts'

/** Between the change and the login: time to read that it has been done. */
const leaveAfterMs = 1000

const fields = [
  { name: 'pwd', label: 'profile.password.old', autoComplete: 'current-password' },
  { name: 'newPwd', label: 'profile.password.new', autoComplete: 'new-password' },
  { name: 'again', label: 'profile.password.again', autoComplete: 'new-password' },
] as const

/** Changes the password, forgets the session, and a second later starts anew at the login. */
export const PasswordDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const session = useSession()
  const { send, busy } = useCommand(changeStaffPassword)
  const [typed, setTyped] = useState<TypedPasswords>({ pwd: '', newPwd: '', again: '' })
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()
  const [done, setDone] = useState(false)
  const faultText = useProfileFaultText(faults)
  const waiting = busy || done

  const submit = async () => {
    if (!passes(passwordFaults(typed))) return
    const told = await send({ pwd: typed.pwd.trim(), newPwd: typed.newPwd.trim() })
    if (told.kind === 'done') {
      setDone(true)
      session.clear()
      notify('profile.password.done', { type: 'success' })
      setTimeout(() => location.assign('/console/login'), leaveAfterMs)
      return
    }
    tell(told)
  }

  return (
    <FormDialog
      title={text('profile.password.title')}
      confirm={text('profile.password.confirm')}
      busy={waiting}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={forget} />
      {fields.map(({ name, label, autoComplete }) => (
        <Field
          key={name}
          label={text(label)}
          fault={faultText(name)}
          {...(name === 'newPwd' ? { hint: text('profile.password.hint') } : {})}
        >
          {(control) => (
            <input
              {...control}
              {...(name === 'pwd' ? { ref: takeFocus } : {})}
              className="input"
              type="password"
              autoComplete={autoComplete}
              maxLength={128}
              value={typed[name]}
              onChange={(event) => {
                const edited = { [name]: event.target.value }
                setTyped({ ...typed, ...edited })
                forgive(edited)
              }}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  )
}
