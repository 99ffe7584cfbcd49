import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { changeStaffPassword } from '@pinline/account/contract/change-staff-password'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { type Faults, noFaults, useFocusOnFault } from '../layout/form-faults.ts'
import { takeFocus } from '../layout/take-focus.ts'
import { useText } from '../messages/use-text.ts'
import { useSession } from '../providers/session-context.ts'
import { type CommandAnswer, useCommand } from '../providers/use-command.ts'
import { passwordFaults, type TypedPasswords } from './new-password.ts'
import { useProfileFaultText, withoutEdited } from './profile-faults.ts'

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
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<TypedPasswords>({ pwd: '', newPwd: '', again: '' })
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const [done, setDone] = useState(false)
  const faultText = useProfileFaultText(faults)
  useFocusOnFault(form, faults)
  const waiting = busy || done

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (waiting) return
    const found = passwordFaults(typed)
    setFaults(found)
    setAnswer(undefined)
    if (Object.keys(found).length > 0) return
    const told = await send({ pwd: typed.pwd.trim(), newPwd: typed.newPwd.trim() })
    if (told.kind === 'done') {
      setDone(true)
      session.clear()
      notify('profile.password.done', { type: 'success' })
      setTimeout(() => location.assign('/console/login'), leaveAfterMs)
      return
    }
    const named = told.kind === 'refused' ? told.errors : noFaults
    setFaults(named)
    setAnswer(Object.keys(named).length > 0 ? undefined : told)
  }

  return (
    <Dialog open onClose={waiting ? () => undefined : onClose} aria-labelledby="password-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="password-title">{text('profile.password.title')}</DialogTitle>
        <DialogContent className="form">
          <CommandTold answer={answer} onReload={() => setAnswer(undefined)} />
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
                    setFaults(withoutEdited(faults, edited))
                  }}
                />
              )}
            </Field>
          ))}
        </DialogContent>
        <DialogActions>
          <button type="button" className="button" aria-disabled={waiting} onClick={waiting ? undefined : onClose}>
            {text('forms.leave')}
          </button>
          <button type="submit" className="button gold" aria-busy={waiting} aria-disabled={waiting}>
            {text('profile.password.confirm')}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
