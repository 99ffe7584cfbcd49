import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { changeStaffEmail } from '@pinline/contracts/account/permissions/change-staff-email'
import { sendStaffCode } from '@pinline/contracts/account/session/send-staff-code'
import type { StaffProfile } from '@pinline/contracts/account/session/signed-in'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { type FormEvent, useState } from 'react'
import { CommandError } from '../layout/command-error.tsx'
import { Field } from '../layout/field.tsx'
import { type FieldErrors, fieldErrorsOf, noFieldErrors } from '../layout/field-errors.ts'
import { useFormResult } from '../layout/use-form-result.ts'
import { useText } from '../messages/use-text.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { useProfileFieldErrorText } from './profile-field-errors.ts'
import { SecondFactorField } from './second-factor-field.tsx'
import { useCountdown } from './use-countdown.ts'

interface ChangeStaffEmailDialogProps {
  readonly hasEmail: boolean
  readonly hasSecondFactor: boolean
  readonly onClose: () => void
  readonly onDone: (self: StaffProfile) => void
}

/** An empty field has its own error text. */
const named = (fieldErrors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, key]) => [field, key === 'required' ? `${field}-required` : key]),
  )

const useStaffEmailForm = (hasSecondFactor: boolean, onDone: (self: StaffProfile) => void) => {
  const sending = useCommand(sendStaffCode)
  const saving = useCommand(changeStaffEmail)
  const [formValues, setFormValues] = useState({ password: '', secondFactor: '', email: '', code: '' })
  const [sent, setSent] = useState<{ email: string; minutes: number }>()
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const wait = useCountdown()
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)
  const { secondFactor, ...others } = formValues
  const input = hasSecondFactor ? formValues : others
  const busy = sending.isPending || saving.isPending

  const edit = (edited: Partial<typeof formValues>) => {
    setFormValues({ ...formValues, ...edited })
    clearFieldErrors(edited)
  }
  const refuse = (outcome: CommandResult<unknown>) =>
    showResult(outcome.kind === 'refused' ? { ...outcome, errors: named(outcome.errors) } : outcome)

  const sendCode = async () => {
    if (busy || wait.secondsLeft > 0) return
    const { email } = named(fieldErrorsOf(changeStaffEmail.input, input))
    if (!passesValidation(email === undefined ? noFieldErrors : { email })) return
    const outcome = await sending.send({ email: formValues.email })
    if (outcome.kind !== 'done') return refuse(outcome)
    setSent({ email: formValues.email.trim(), minutes: outcome.data.expiresInSeconds / 60 })
    wait.start(outcome.data.resendAfterSeconds)
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!passesValidation(named(fieldErrorsOf(changeStaffEmail.input, input)))) return
    const outcome = await saving.send(input)
    if (outcome.kind === 'done') onDone(outcome.data)
    else refuse(outcome)
  }

  return {
    form,
    formValues,
    edit,
    fieldErrorText,
    result,
    reset,
    sent,
    secondsLeft: wait.secondsLeft,
    busy,
    isSending: sending.isPending,
    isSaving: saving.isPending,
    sendCode,
    submit,
  }
}

const CodeField = ({ emailForm }: { emailForm: ReturnType<typeof useStaffEmailForm> }) => {
  const text = useText()
  const { formValues, edit, fieldErrorText, sent, secondsLeft, busy, isSending, sendCode } = emailForm
  const sendText =
    secondsLeft > 0
      ? text('profile.email.wait', { seconds: secondsLeft })
      : text(sent === undefined ? 'profile.email.send' : 'profile.email.again')

  return (
    <Field label={text('profile.email.code')} fieldError={fieldErrorText('code')}>
      {(control) => (
        <span className="with-button">
          <input
            {...control}
            className="input"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={formValues.code}
            onChange={(event) => edit({ code: event.target.value })}
          />
          <button
            type="button"
            className="button"
            aria-busy={isSending}
            aria-disabled={busy || secondsLeft > 0}
            onClick={() => void sendCode()}
          >
            {sendText}
          </button>
        </span>
      )}
    </Field>
  )
}

/** Sends a code to the new address, and changes the address with that code, the password and the second factor. */
export const ChangeStaffEmailDialog = ({ hasEmail, hasSecondFactor, onClose, onDone }: ChangeStaffEmailDialogProps) => {
  const text = useText()
  const emailForm = useStaffEmailForm(hasSecondFactor, onDone)
  const { form, formValues, edit, fieldErrorText, sent, result, busy, isSaving, submit, reset } = emailForm

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="email-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="email-title">{text('profile.email.title')}</DialogTitle>
        <DialogContent className="form">
          <CommandError result={result} onReload={reset} />
          <CurrentPasswordField
            fieldError={fieldErrorText('password')}
            value={formValues.password}
            onEdit={(password) => edit({ password })}
          />
          {hasSecondFactor && (
            <SecondFactorField
              fieldError={fieldErrorText('secondFactor')}
              value={formValues.secondFactor}
              onEdit={(secondFactor) => edit({ secondFactor })}
            />
          )}
          <Field
            label={text('profile.email.address')}
            fieldError={fieldErrorText('email')}
            {...(hasEmail ? { hint: text('profile.email.note') } : {})}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                type="email"
                autoComplete="email"
                maxLength={254}
                value={formValues.email}
                onChange={(event) => edit({ email: event.target.value })}
              />
            )}
          </Field>
          <CodeField emailForm={emailForm} />
          <p className="field-hint" role="status">
            {sent !== undefined && text('profile.email.sent', sent)}
          </p>
        </DialogContent>
        <DialogActions>
          <button type="button" className="button" onClick={onClose}>
            {text('forms.leave')}
          </button>
          <button type="submit" className="button button-gold" aria-busy={isSaving} aria-disabled={busy}>
            {text('profile.email.confirm')}
          </button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
