import type { FieldErrors } from '../layout/field-errors.ts'
import { CurrentPasswordField } from './current-password-field.tsx'
import { useProfileFieldErrorText } from './profile-field-errors.ts'
import { SecondFactorField } from './second-factor-field.tsx'
import { useStaffProfile } from './use-staff-profile.ts'

export interface StepUpValues {
  readonly password: string
  readonly secondFactor: string
}

export const noStepUp: StepUpValues = { password: '', secondFactor: '' }

/** What a command needs of these values: an empty code is left out. */
export const stepUpInput = ({
  password,
  secondFactor,
}: StepUpValues): { readonly password: string; readonly secondFactor?: string } => ({
  password: password.trim(),
  ...(secondFactor.trim() === '' ? {} : { secondFactor: secondFactor.trim() }),
})

export const missingStepUp = ({ password }: StepUpValues): FieldErrors =>
  password.trim() === '' ? { password: 'password-required' } : {}

/** The same for a command about somebody else, whose password has the other name. */
export const ownStepUpInput = (values: StepUpValues) => {
  const { password: ownPassword, secondFactor: ownSecondFactor } = stepUpInput(values)
  return { ownPassword, ...(ownSecondFactor === undefined ? {} : { ownSecondFactor }) }
}

/** The errors of such a command's fields by the names of these. */
export const stepUpErrorsOf = ({ ownPassword, ownSecondFactor }: FieldErrors): FieldErrors => ({
  ...(ownPassword === undefined ? {} : { password: ownPassword }),
  ...(ownSecondFactor === undefined ? {} : { secondFactor: ownSecondFactor }),
})

interface StepUpFieldsProps {
  readonly values: StepUpValues
  readonly fieldErrors: FieldErrors
  readonly onEdit: (changed: Partial<StepUpValues>) => void
  /** Whether the form begins with them, so that they have the focus. */
  readonly isFirst?: boolean
}

/** The person's password, and a code of their second factor if they have one. */
export const StepUpFields = ({ values, fieldErrors, onEdit, isFirst = false }: StepUpFieldsProps) => {
  const fieldErrorText = useProfileFieldErrorText(fieldErrors)
  const { self } = useStaffProfile()
  return (
    <>
      <CurrentPasswordField
        fieldError={fieldErrorText('password')}
        value={values.password}
        isFirst={isFirst}
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
