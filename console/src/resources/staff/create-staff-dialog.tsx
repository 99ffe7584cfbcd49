import { createStaff } from '@pinline/contracts/account/permissions/create-staff'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { fieldErrorsOf, useFieldErrorText } from '../../layout/field-errors.ts'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'
import { missingStepUp, noStepUp, ownStepUpInput, StepUpFields, stepUpErrorsOf } from '../../profile/step-up-fields.tsx'
import { StaffFields, type StaffFormValues } from './staff-fields.tsx'
import { useRoleChoices } from './use-role-choices.ts'

interface Created {
  readonly staff: StaffRow
  readonly password: string | null
}

interface CreateStaffDialogProps {
  readonly onClose: () => void
  /** `chosen`: the person typed the password, so it is not shown afterwards. */
  readonly onDone: (created: Created, chosen: boolean) => void
}

const empty = { username: '', password: '', name: '', roleId: '', phone: '', email: '' }

/** Creates a member of staff, with a typed or a generated password. */
export const CreateStaffDialog = ({ onClose, onDone }: CreateStaffDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(createStaff)
  const roles = useRoleChoices()
  const [formValues, setFormValues] = useState(empty)
  const [stepUp, setStepUp] = useState(noStepUp)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const fieldErrorText = useFieldErrorText(fieldErrors)

  const type = (changed: Partial<StaffFormValues & { username: string; password: string }>) => {
    setFormValues({ ...formValues, ...changed })
    clearFieldErrors(changed)
  }

  const submit = async () => {
    const { password, ...others } = formValues
    const input = { ...others, ...(password === '' ? {} : { password }), ...ownStepUpInput(stepUp) }
    const unproved = missingStepUp(stepUp).password
    const wrong = {
      ...(formValues.roleId === '' ? { roleId: 'required' } : {}),
      ...(unproved === undefined ? {} : { ownPassword: unproved }),
    }
    if (!passesValidation({ ...fieldErrorsOf(createStaff.input, input), ...wrong })) return
    const outcome = await send(input)
    if (outcome.kind === 'done') return onDone(outcome.data, password !== '')
    showResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.users.create.title')}
      confirm={text('resources.users.create.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={reset} />
      <Field
        label={text('resources.users.fields.username')}
        fieldError={fieldErrorText('username')}
        hint={text('resources.users.create.username_hint')}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            value={formValues.username}
            onChange={(event) => type({ username: event.target.value })}
          />
        )}
      </Field>
      <StaffFields formValues={formValues} fieldErrors={fieldErrors} roles={roles} onEdit={type} />
      <Field
        label={text('resources.users.fields.password')}
        optional
        fieldError={fieldErrorText('password')}
        hint={text('resources.users.create.password_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={formValues.password}
            onChange={(event) => type({ password: event.target.value })}
          />
        )}
      </Field>
      <StepUpFields
        values={stepUp}
        fieldErrors={stepUpErrorsOf(fieldErrors)}
        onEdit={(changed) => {
          setStepUp({ ...stepUp, ...changed })
          clearFieldErrors({ ownPassword: '', ownSecondFactor: '' })
        }}
      />
    </FormDialog>
  )
}
