import { Field } from '../layout/field.tsx'
import { focusOnMount } from '../layout/focus-on-mount.ts'
import { useText } from '../messages/use-text.ts'

interface CurrentPasswordFieldProps {
  readonly fieldError: string | undefined
  readonly value: string
  readonly onEdit: (password: string) => void
  /** Whether its form begins with it, so that it has the focus. */
  readonly isFirst?: boolean
}

/** The current password, for step-up authentication. */
export const CurrentPasswordField = ({ fieldError, value, onEdit, isFirst = true }: CurrentPasswordFieldProps) => {
  const text = useText()
  return (
    <Field label={text('profile.factor.password')} fieldError={fieldError}>
      {(control) => (
        <input
          {...control}
          {...(isFirst ? { ref: focusOnMount } : {})}
          className="input"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={value}
          onChange={({ target }) => onEdit(target.value)}
        />
      )}
    </Field>
  )
}
