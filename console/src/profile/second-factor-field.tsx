import { Field } from '../layout/field.tsx'
import { useText } from '../messages/use-text.ts'

interface SecondFactorFieldProps {
  readonly fieldError: string | undefined
  readonly value: string
  readonly onEdit: (code: string) => void
}

/** A code of the app or a recovery code, for step-up authentication. */
export const SecondFactorField = ({ fieldError, value, onEdit }: SecondFactorFieldProps) => {
  const text = useText()
  return (
    <Field label={text('profile.factor.code_or_recovery')} fieldError={fieldError}>
      {(control) => (
        <input
          {...control}
          className="input"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={value}
          onChange={({ target }) => onEdit(target.value)}
        />
      )}
    </Field>
  )
}
