import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { changeApiKeyByStaff } from '@pinline/contracts/account/api-keys/change-api-key-by-staff'
import { staffApiScopes } from '@pinline/contracts/api/api-scopes'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { missingStepUp, noStepUp, StepUpFields, type StepUpValues, stepUpInput } from '../../profile/step-up-fields.tsx'
import { ApiKeyFields, type ApiKeyFormValues, expiresInDaysOf } from './api-key-fields.tsx'

interface ChangeApiKeyByStaffDialogProps {
  readonly apiKey: ApiKeyRow
  readonly onClose: () => void
  readonly onDone: (changed: ApiKeyRow) => void
}

/** Changes what a key of the person is called and may do. */
export const ChangeApiKeyByStaffDialog = ({ apiKey, onClose, onDone }: ChangeApiKeyByStaffDialogProps) => {
  const text = useText()
  const format = useFormat()
  const { send, isPending } = useCommand(changeApiKeyByStaff)
  const [formValues, setFormValues] = useState<ApiKeyFormValues & StepUpValues>({
    name: apiKey.name ?? '',
    scopes: staffApiScopes.filter((scope) => apiKey.scopes.includes(scope)),
    expiry: 'same',
    requestsPerMinute: String(apiKey.requestsPerMinute),
    ...noStepUp,
  })
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  const type = (changed: Partial<typeof formValues>) => {
    setFormValues({ ...formValues, ...changed })
    clearFieldErrors(changed)
  }
  // Only the service knows the moment at which the present end is later than a new one.
  const isWider =
    formValues.scopes.some((scope) => !apiKey.scopes.includes(scope)) ||
    (formValues.expiry !== 'same' && apiKey.expiresAt !== null) ||
    Number(formValues.requestsPerMinute) > apiKey.requestsPerMinute

  const submit = async () => {
    const { name, scopes, expiry, requestsPerMinute } = formValues
    const input = {
      id: apiKey.id,
      name,
      scopes: [...scopes],
      requestsPerMinute: Number(requestsPerMinute),
      ...(expiry === 'same' ? {} : { expiresInDays: expiresInDaysOf(expiry) }),
      ...(isWider ? stepUpInput(formValues) : {}),
    }
    const missing = isWider ? missingStepUp(formValues) : {}
    if (!passesValidation({ ...fieldErrorsOf(changeApiKeyByStaff.input, input), ...missing })) return
    const outcome = await send(input)
    if (outcome.kind === 'done') return onDone(outcome.data)
    showResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.api-keys.change.title', { prefix: apiKey.prefix })}
      confirm={text('resources.api-keys.change.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <ApiKeyFields
        formValues={formValues}
        fieldErrors={fieldErrors}
        presentEnd={
          apiKey.expiresAt === null ? text('resources.api-keys.expiry.stays_never') : format.moment(apiKey.expiresAt)
        }
        onEdit={type}
      />
      {isWider && <StepUpFields values={formValues} fieldErrors={fieldErrors} onEdit={type} />}
    </FormDialog>
  )
}
