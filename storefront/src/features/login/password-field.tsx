import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** Properties of {@link PasswordField}: those of an `<input>`, a label and an error; children go below the field. */
export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'id'> & {
  readonly label: string
  readonly error?: string | undefined
}

/** A password field with a button that shows the typed text. */
export function PasswordField({ label, error, children, ...input }: PasswordFieldProps): ReactNode {
  const { t } = useTranslation('login')
  const [visible, setVisible] = useState(false)
  const id = useId()
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <span className="field-with-button">
        <input
          {...input}
          id={id}
          type={visible ? 'text' : 'password'}
          className="input"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button
          type="button"
          className="button button-quiet button-small password-show"
          aria-pressed={visible}
          aria-controls={id}
          onClick={() => setVisible(!visible)}
        >
          {visible ? t('password.hide') : t('password.show')}
        </button>
      </span>
      {children}
      <FieldError message={error} id={`${id}-error`} />
    </div>
  )
}
