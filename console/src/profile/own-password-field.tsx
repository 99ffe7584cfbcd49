import { Field } from '../layout/field.tsx'
import { takeFocus } from '../layout/take-focus.ts'
import { useText } from '../messages/use-text.ts'

interface OwnPasswordFieldProps {
  readonly fault: string | undefined
  readonly value: string
  readonly onType: (password: string) => void
}

/** The password by which somebody shows that it is them. */
export const OwnPasswordField = ({ fault, value, onType }: OwnPasswordFieldProps) => {
  const text = useText()
  return (
    <Field label={text('profile.factor.password')} fault={fault}>
      {(control) => (
        <input
          {...control}
          ref={takeFocus}
          className="input"
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={value}
          onChange={({ target }) => onType(target.value)}
        />
      )}
    </Field>
  )
}
