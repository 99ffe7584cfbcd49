import { beginSecondFactor } from '@pinline/contracts/account/permissions/begin-second-factor'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../layout/command-error.tsx'
import { noFieldErrors } from '../layout/field-errors.ts'
import { DialogForm } from '../layout/form-dialog.tsx'
import { useFormResult } from '../layout/use-form-result.ts'
import { useText } from '../messages/use-text.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import type { PendingFactor } from './pending-factor.ts'
import { useProfileFieldErrorText } from './profile-field-errors.ts'

/** Setting up a second factor requires the password first. */
export const BeginSecondFactorStep = ({
  onClose,
  onDone,
}: {
  onClose: () => void
  onDone: (pending: PendingFactor) => void
}) => {
  const text = useText()
  const { send, isPending } = useCommand(beginSecondFactor)
  const [password, setPassword] = useState('')
  const { form, fieldErrors, result, passesValidation, showResult, reset } = useFormResult()
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)

  const submit = async () => {
    if (!passesValidation(password.trim() === '' ? { password: 'password-required' } : noFieldErrors)) return
    const outcome = await send({ password })
    if (outcome.kind === 'done') return onDone(outcome.data)
    showResult(outcome)
  }

  return (
    <DialogForm
      titleId="factor-title"
      title={text('profile.factor.title')}
      confirm={text('profile.factor.next')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onCancel={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <p>{text('profile.factor.why')}</p>
      <CurrentPasswordField
        fieldError={fieldErrorText('password')}
        value={password}
        onEdit={(input) => {
          setPassword(input)
          reset()
        }}
      />
    </DialogForm>
  )
}
