import { changeStaffPassword } from '@pinline/contracts/account/permissions/change-staff-password'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../layout/command-error.tsx'
import { Field } from '../layout/field.tsx'
import { focusOnMount } from '../layout/focus-on-mount.ts'
import { FormDialog } from '../layout/form-dialog.tsx'
import { useFormResult } from '../layout/use-form-result.ts'
import { useText } from '../messages/use-text.ts'
import { useSession } from '../providers/session-context.ts'
import { newPasswordErrors, type PasswordFormValues } from './new-password.ts'
import { useProfileFieldErrorText } from './profile-field-errors.ts'
import { SecondFactorField } from './second-factor-field.tsx'

/** Time between the change and the login page, to read the message, ms. */
const leaveAfterMs = 1000

const fields = [
  { name: 'pwd', label: 'profile.password.old', autoComplete: 'current-password' },
  { name: 'newPwd', label: 'profile.password.new', autoComplete: 'new-password' },
  { name: 'again', label: 'profile.password.again', autoComplete: 'new-password' },
] as const

interface ChangeStaffPasswordDialogProps {
  readonly hasSecondFactor: boolean
  readonly onClose: () => void
}

/** Changes the password, clears the session, and loads the login page a second later. */
export const ChangeStaffPasswordDialog = ({ hasSecondFactor, onClose }: ChangeStaffPasswordDialogProps) => {
  const text = useText()
  const notify = useNotify()
  const session = useSession()
  const { send, isPending } = useCommand(changeStaffPassword)
  const [formValues, setFormValues] = useState<PasswordFormValues>({ pwd: '', newPwd: '', again: '' })
  const [secondFactor, setSecondFactor] = useState('')
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const [done, setDone] = useState(false)
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)
  const waiting = isPending || done

  const submit = async () => {
    const codeErrors = hasSecondFactor && secondFactor.trim() === '' ? { secondFactor: 'code-required' } : {}
    if (!passesValidation({ ...newPasswordErrors(formValues), ...codeErrors })) return
    const outcome = await send({
      pwd: formValues.pwd.trim(),
      newPwd: formValues.newPwd.trim(),
      ...(hasSecondFactor ? { secondFactor } : {}),
    })
    if (outcome.kind === 'done') {
      setDone(true)
      session.clear()
      notify('profile.password.done', { type: 'success' })
      setTimeout(() => location.assign('/console/login'), leaveAfterMs)
      return
    }
    showResult(outcome)
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
      <CommandError result={result} onReload={reset} />
      {fields.map(({ name, label, autoComplete }) => (
        <Field
          key={name}
          label={text(label)}
          fieldError={fieldErrorText(name)}
          {...(name === 'newPwd' ? { hint: text('profile.password.hint') } : {})}
        >
          {(control) => (
            <input
              {...control}
              {...(name === 'pwd' ? { ref: focusOnMount } : {})}
              className="input"
              type="password"
              autoComplete={autoComplete}
              maxLength={128}
              value={formValues[name]}
              onChange={(event) => {
                const edited = { [name]: event.target.value }
                setFormValues({ ...formValues, ...edited })
                clearFieldErrors(edited)
              }}
            />
          )}
        </Field>
      ))}
      {hasSecondFactor && (
        <SecondFactorField
          fieldError={fieldErrorText('secondFactor')}
          value={secondFactor}
          onEdit={(code) => {
            setSecondFactor(code)
            clearFieldErrors({ secondFactor: code })
          }}
        />
      )}
    </FormDialog>
  )
}
