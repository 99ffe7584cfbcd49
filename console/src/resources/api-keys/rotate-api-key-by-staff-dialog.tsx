import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { rotateApiKeyByStaff } from '@pinline/contracts/account/api-keys/rotate-api-key-by-staff'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'
import { missingStepUp, noStepUp, StepUpFields, stepUpInput } from '../../profile/step-up-fields.tsx'

interface RotateApiKeyByStaffDialogProps {
  readonly apiKey: ApiKeyRow
  readonly onClose: () => void
  readonly onDone: (rotated: { key: ApiKeyRow; secret: string | null }) => void
}

const overlaps = ['0', '1', '24', '168'] as const

/** Gives a key of the person a new secret, and asks how long the present one is needed. */
export const RotateApiKeyByStaffDialog = ({ apiKey, onClose, onDone }: RotateApiKeyByStaffDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(rotateApiKeyByStaff)
  const [overlap, setOverlap] = useState('24')
  const [stepUp, setStepUp] = useState(noStepUp)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  const submit = async () => {
    if (!passesValidation(missingStepUp(stepUp))) return
    const outcome = await send({ id: apiKey.id, overlapHours: Number(overlap), ...stepUpInput(stepUp) })
    if (outcome.kind === 'done') return onDone(outcome.data)
    showResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.api-keys.rotate.title', { name: apiKey.name ?? apiKey.prefix })}
      confirm={text('resources.api-keys.rotate.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <Field label={text('resources.api-keys.rotate.overlap')} hint={text('resources.api-keys.rotate.overlap_hint')}>
        {(control) => (
          <select {...control} className="input" value={overlap} onChange={({ target }) => setOverlap(target.value)}>
            {overlaps.map((hours) => (
              <option key={hours} value={hours}>
                {text(`resources.api-keys.overlap.hours_${hours}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <StepUpFields
        isFirst
        values={stepUp}
        fieldErrors={fieldErrors}
        onEdit={(changed) => {
          setStepUp({ ...stepUp, ...changed })
          clearFieldErrors(changed)
        }}
      />
    </FormDialog>
  )
}
