import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { updateStaff } from '@pinline/contracts/account/permissions/update-staff'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { fieldErrorsOf } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useStepUp } from '../../layout/step-up-context.ts'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'
import { StaffFields, type StaffFormValues } from './staff-fields.tsx'
import { useLatestStaff } from './use-latest-staff.ts'
import { useRoleChoices } from './use-role-choices.ts'

interface UpdateStaffDialogProps {
  readonly staff: StaffRow
  readonly onClose: () => void
  readonly onDone: (staff: StaffRow) => void
}

/** Sends the edited fields of a member of staff; other fields stay as others have changed them. */
export const UpdateStaffDialog = ({ staff, onClose, onDone }: UpdateStaffDialogProps) => {
  const text = useText()
  const { identity } = useGetIdentity()
  const { send, isPending } = useCommand(updateStaff)
  const withStepUp = useStepUp()
  const newest = useLatestStaff()
  const [snapshot, setSnapshot] = useState(staff)
  const [formValues, setFormValues] = useState<Partial<StaffFormValues>>({})
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()
  const roles = useRoleChoices({ id: snapshot.roleId, name: snapshot.roleName })
  const isSelf = identity?.id === staff.id

  const type = (changed: Partial<StaffFormValues>) => {
    setFormValues({ ...formValues, ...changed })
    clearFieldErrors(changed)
  }

  const submit = async () => {
    const input = { id: snapshot.id, revision: snapshot.revision, ...formValues }
    if (!passesValidation(fieldErrorsOf(updateStaff.input, input))) return
    const outcome = await withStepUp((own) => send({ ...input, ...own }))
    if (outcome.kind === 'done') return onDone(outcome.data)
    showResult(outcome)
  }

  const reload = async () => {
    setSnapshot((await newest(snapshot.id)) ?? snapshot)
    reset()
  }

  return (
    <FormDialog
      title={text('resources.users.edit.title', { username: snapshot.username })}
      confirm={text('resources.users.edit.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <StaffFields
        formValues={{
          name: snapshot.name,
          roleId: snapshot.roleId,
          phone: snapshot.phone ?? '',
          email: snapshot.email ?? '',
          ...formValues,
        }}
        fieldErrors={fieldErrors}
        roles={roles}
        roleHint={text(isSelf ? 'resources.users.edit.own_role' : 'resources.users.edit.role_hint')}
        roleFixed={isSelf}
        emailFixed={isSelf ? text('resources.users.edit.own_email') : undefined}
        onEdit={type}
      />
    </FormDialog>
  )
}
