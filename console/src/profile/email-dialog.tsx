import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { changeStaffEmail } from '@pinline/contracts/account/permissions/change-staff-email'
import { sendStaffCode } from '@pinline/contracts/account/session/send-staff-code'
import type { StaffSelf } from '@pinline/contracts/account/session/signed-in'
import { type FormEvent, useState } from 'react'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { type Faults, faultsOf, noFaults } from '../layout/form-faults.ts'
import { takeFocus } from '../layout/take-focus.ts'
import { useFormAnswer } from '../layout/use-form-answer.ts'
import { useText } from '../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../providers/use-command.ts'
import { useProfileFaultText } from './profile-faults.ts'
import { useCountdown } from './use-countdown.ts'

interface EmailDialogProps {
  readonly hasOne: boolean
  readonly onClose: () => void
  readonly onDone: (self: StaffSelf) => void
}

/** An empty field is asked for by its own name. */
const named = (faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([field, key]) => [field, key === 'required' ? `${field}-required` : key]),
  )

/** Sends a code to the new address, and takes the address with that code. */
export const EmailDialog = ({ hasOne, onClose, onDone }: EmailDialogProps) => {
  const text = useText()
  const sending = useCommand(sendStaffCode)
  const saving = useCommand(changeStaffEmail)
  const [typed, setTyped] = useState({ email: '', code: '' })
  const [sent, setSent] = useState<{ email: string; minutes: number }>()
  const { form, faults, answer, passes, tell, forgive, forget } = useFormAnswer()
  const wait = useCountdown()
  const faultText = useProfileFaultText(faults)
  const busy = sending.busy || saving.busy

  const type = (edited: Partial<typeof typed>) => {
    setTyped({ ...typed, ...edited })
    forgive(edited)
  }
  const refuse = (told: CommandAnswer<unknown>) =>
    tell(told.kind === 'refused' ? { ...told, errors: named(told.errors) } : told)

  const sendCode = async () => {
    if (busy || wait.left > 0) return
    const { email } = named(faultsOf(changeStaffEmail.input, typed))
    if (!passes(email === undefined ? noFaults : { email })) return
    const told = await sending.send({ email: typed.email })
    if (told.kind !== 'done') return refuse(told)
    setSent({ email: typed.email.trim(), minutes: told.data.expiresInSeconds / 60 })
    wait.start(told.data.resendAfterSeconds)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!passes(named(faultsOf(changeStaffEmail.input, typed)))) return
    const told = await saving.send(typed)
    if (told.kind === 'done') onDone(told.data)
    else refuse(told)
  }

  const sendText =
    wait.left > 0
      ? text('profile.email.wait', { seconds: wait.left })
      : text(sent === undefined ? 'profile.email.send' : 'profile.email.again')

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="email-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="email-title">{text('profile.email.title')}</DialogTitle>
        <DialogContent className="form">
          <CommandTold answer={answer} onReload={forget} />
          <Field
            label={text('profile.email.address')}
            fault={faultText('email')}
            {...(hasOne ? { hint: text('profile.email.note') } : {})}
          >
            {(control) => (
              <input
                {...control}
                ref={takeFocus}
                className="input"
                type="email"
                autoComplete="email"
                maxLength={254}
                value={typed.email}
                onChange={(event) => type({ email: event.target.value })}
              />
            )}
          </Field>
          <Field label={text('profile.email.code')} fault={faultText('code')}>
            {(control) => (
              <span className="with-button">
                <input
                  {...control}
                  className="input mono"
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  maxLength={6}
                  value={typed.code}
                  onChange={(event) => type({ code: event.target.value })}
                />
                <button
                  type="button"
                  className="button"
                  aria-busy={sending.busy}
                  aria-disabled={busy || wait.left > 0}
                  onClick={() => void sendCode()}
                >
                  {sendText}
                </button>
              </span>
            )}
          </Field>
          <p className="hint" role="status">
            {sent !== undefined && text('profile.email.sent', sent)}
          </p>
        </DialogContent>
        <DialogActions>
          <button type="button" className="button" onClick={onClose}>
            {text('forms.leave')}
          </button>
          <button type="submit" className="button gold" aria-busy={saving.busy} aria-disabled={busy}>
            {text('profile.email.confirm')}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
