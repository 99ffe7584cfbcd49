import { resetStaffPassword } from '@pinline/contracts/account/permissions/reset-staff-password'
import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormResult } from '../../layout/use-form-result.ts'
import { useText } from '../../messages/use-text.ts'
import { missingStepUp, noStepUp, ownStepUpInput, StepUpFields, stepUpErrorsOf } from '../../profile/step-up-fields.tsx'
import { useStaffSnapshot } from './use-staff-snapshot.ts'

interface Reset {
  readonly password: string | null
  readonly staff: StaffRow
}

interface ResetStaffPasswordDialogProps {
  readonly staff: StaffRow
  readonly onDone: (reset: Reset) => void
  readonly onClose: () => void
}

const effects = ['random', 'sessions', 'change'] as const

/** Confirms replacing a password by a random one, by the password of who does it. */
export const ResetStaffPasswordDialog = ({ staff, onClose, onDone }: ResetStaffPasswordDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(resetStaffPassword)
  const { snapshot, reload } = useStaffSnapshot(staff)
  const [secondFactor, setSecondFactor] = useState(false)
  const [stepUp, setStepUp] = useState(noStepUp)
  const { form, fieldErrors, result, passesValidation, showResult, clearFieldErrors, reset } = useFormResult()

  const submit = async () => {
    const { password: unproved } = missingStepUp(stepUp)
    if (!passesValidation(unproved === undefined ? {} : { ownPassword: unproved })) return
    const { id, revision } = snapshot
    const outcome = await send({ id, revision, ...(secondFactor ? { secondFactor } : {}), ...ownStepUpInput(stepUp) })
    if (outcome.kind === 'done') return onDone(outcome.data)
    showResult(outcome)
  }

  return (
    <FormDialog
      title={text('resources.users.reset.title', { username: snapshot.username })}
      confirm={text('resources.users.reset.confirm')}
      tone="danger"
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload().then(reset)} />
      <ul className="effects">
        {effects.map((effect) => (
          <li key={effect}>{text(`resources.users.reset.effects.${effect}`)}</li>
        ))}
      </ul>
      {snapshot.secondFactor && (
        <label className="check">
          <input type="checkbox" checked={secondFactor} onChange={(event) => setSecondFactor(event.target.checked)} />
          {text('resources.users.reset.second_factor')}
        </label>
      )}
      <StepUpFields
        isFirst
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
