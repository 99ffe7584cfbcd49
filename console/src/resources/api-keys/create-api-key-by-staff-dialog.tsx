import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { createApiKeyByStaff } from '@pinline/contracts/account/api-keys/create-api-key-by-staff'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'
import { missingStepUp, noStepUp, StepUpFields, type StepUpValues, stepUpInput } from '../../profile/step-up-fields.tsx'
import { ApiKeyFields, type ApiKeyFormValues, expiresInDaysOf } from './api-key-fields.tsx'

interface CreateApiKeyByStaffDialogProps {
  readonly onClose: () => void
  readonly onDone: (created: { key: ApiKeyRow; secret: string | null }) => void
}

const empty: ApiKeyFormValues & StepUpValues = {
  name: '',
  scopes: [],
  expiry: '90',
  requestsPerMinute: '600',
  ...noStepUp,
}

/** Creates a key of the person; the secret is shown afterwards. */
export const CreateApiKeyByStaffDialog = ({ onClose, onDone }: CreateApiKeyByStaffDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(createApiKeyByStaff)
  const [formValues, setFormValues] = useState(empty)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  const type = (changed: Partial<typeof empty>) => {
    setFormValues({ ...formValues, ...changed })
    clearFieldErrors(changed)
  }

  const submit = async () => {
    const input = {
      name: formValues.name,
      scopes: [...formValues.scopes],
      expiresInDays: expiresInDaysOf(formValues.expiry),
      requestsPerMinute: Number(formValues.requestsPerMinute),
      ...stepUpInput(formValues),
    }
    if (!passesValidation({ ...fieldErrorsOf(createApiKeyByStaff.input, input), ...missingStepUp(formValues) })) return
    const outcome = await send(input)
    if (outcome.kind === 'done') return onDone(outcome.data)
    showResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.api-keys.create.title')}
      confirm={text('resources.api-keys.create.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <p>{text('resources.api-keys.create.note')}</p>
      <ApiKeyFields formValues={formValues} fieldErrors={fieldErrors} onEdit={type} />
      <StepUpFields values={formValues} fieldErrors={fieldErrors} onEdit={type} />
    </FormDialog>
  )
}
