import { removeSecondFactor } from '@pinline/contracts/account/permissions/remove-second-factor'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../layout/command-error.tsx'
import { fieldErrorsOf } from '../layout/field-errors.ts'
import { FormDialog } from '../layout/form-dialog.tsx'
import { useFormResult } from '../layout/use-form-result.ts'
import { useText } from '../messages/use-text.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { useProfileFieldErrorText } from './profile-field-errors.ts'
import { SecondFactorField } from './second-factor-field.tsx'

/** Removes the second factor; requires the password and a code. */
export const RemoveSecondFactorDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const text = useText()
  const { send, isPending } = useCommand(removeSecondFactor)
  const [formValues, setFormValues] = useState({ password: '', code: '' })
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)

  const type = (edited: Partial<typeof formValues>) => {
    setFormValues({ ...formValues, ...edited })
    clearFieldErrors(edited)
  }

  const submit = async () => {
    const wrong = fieldErrorsOf(removeSecondFactor.input, formValues)
    const found = wrong.password === 'required' ? { ...wrong, password: 'password-required' } : wrong
    if (!passesValidation(found)) return
    const outcome = await send(formValues)
    if (outcome.kind === 'done') return onDone()
    showResult(outcome)
  }

  return (
    <FormDialog
      title={text('profile.factor.remove_title')}
      confirm={text('profile.factor.remove_confirm')}
      tone="danger"
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <p>{text('profile.factor.remove_note')}</p>
      <CurrentPasswordField
        fieldError={fieldErrorText('password')}
        value={formValues.password}
        onEdit={(password) => type({ password })}
      />
      <SecondFactorField
        fieldError={fieldErrorText('code')}
        value={formValues.code}
        onEdit={(code) => type({ code })}
      />
    </FormDialog>
  )
}
