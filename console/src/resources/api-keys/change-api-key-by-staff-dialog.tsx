import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { changeApiKeyByStaff } from '@pinline/contracts/account/api-keys/change-api-key-by-staff'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
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
  const [formValues, setFormValues] = useState<ApiKeyFormValues>({
    name: apiKey.name ?? '',
    scopes: apiKey.scopes,
    expiry: 'same',
    requestsPerMinute: String(apiKey.requestsPerMinute),
  })
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  const submit = async () => {
    const { name, scopes, expiry, requestsPerMinute } = formValues
    const input = {
      id: apiKey.id,
      name,
      scopes: [...scopes],
      requestsPerMinute: Number(requestsPerMinute),
      ...(expiry === 'same' ? {} : { expiresInDays: expiresInDaysOf(expiry) }),
    }
    if (!passesValidation(fieldErrorsOf(changeApiKeyByStaff.input, input))) return
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
        onEdit={(changed) => {
          setFormValues({ ...formValues, ...changed })
          clearFieldErrors(changed)
        }}
      />
    </FormDialog>
  )
}
