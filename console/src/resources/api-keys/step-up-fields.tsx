import type { FieldErrors } from '../../layout/field-errors.ts'
import { CurrentPasswordField } from '../../profile/current-password-field.tsx'
import { useProfileFieldErrorText } from '../../profile/profile-field-errors.ts'
import { SecondFactorField } from '../../profile/second-factor-field.tsx'
import { useStaffProfile } from '../../profile/use-staff-profile.ts'

export interface StepUpValues {
  readonly password: string
  readonly secondFactor: string
}

export const noStepUp: StepUpValues = { password: '', secondFactor: '' }

/** What a command needs of these values: an empty code is left out. */
export const stepUpInput = ({ password, secondFactor }: StepUpValues) => ({
  password: password.trim(),
  ...(secondFactor.trim() === '' ? {} : { secondFactor: secondFactor.trim() }),
})

export const missingStepUp = ({ password }: StepUpValues): FieldErrors =>
  password.trim() === '' ? { password: 'password-required' } : {}

/** The person's password, and a code of their second factor if they have one. */
export const StepUpFields = ({
  values,
  fieldErrors,
  onEdit,
}: {
  values: StepUpValues
  fieldErrors: FieldErrors
  onEdit: (changed: Partial<StepUpValues>) => void
}) => {
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)
  const { self } = useStaffProfile()
  return (
    <>
      <CurrentPasswordField
        fieldError={fieldErrorText('password')}
        value={values.password}
        onEdit={(password) => onEdit({ password })}
      />
      {self?.secondFactor === true && (
        <SecondFactorField
          fieldError={fieldErrorText('secondFactor')}
          value={values.secondFactor}
          onEdit={(secondFactor) => onEdit({ secondFactor })}
        />
      )}
    </>
  )
}
