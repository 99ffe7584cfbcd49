import { type ReactNode, useState } from 'react'
import { useText } from '../messages/use-text.ts'
import { Icon } from './icon.tsx'
import { type LoginField, useLoginForm } from './use-login-form.ts'

interface LabelledProps {
  readonly field: LoginField
  readonly label: string
  readonly error: string | undefined
  /** The input, and a control beside it. */
  readonly children: ReactNode
  readonly hint?: ReactNode
}

const Labelled = ({ field, label, error, children, hint }: LabelledProps) => (
  <div>
    <label className="label" htmlFor={field}>
      {label}
    </label>
    {children}
    {error !== undefined && (
      <p className="field-error" id={`${field}-error`}>
        <Icon name="warning" size={15} />
        <span>{error}</span>
      </p>
    )}
    {hint}
  </div>
)

type InputOf = ReturnType<typeof useLoginForm>['inputOf']

const PasswordInput = ({ inputOf }: { inputOf: InputOf }) => {
  const text = useText()
  const [visible, setVisible] = useState(false)
  return (
    <span className="input-row">
      <input
        {...inputOf('password')}
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        maxLength={128}
      />
      <button
        type="button"
        className="button button-quiet button-small"
        aria-pressed={visible}
        onClick={() => setVisible(!visible)}
      >
        {text(visible ? 'session.hide_password' : 'session.show_password')}
      </button>
    </span>
  )
}

/** Name, password and second factor. */
export const LoginForm = ({ redirect }: { redirect: string }) => {
  const text = useText()
  const { errors, busy, codeInput, inputOf, submit } = useLoginForm(redirect)
  return (
    <form className="sheet login-sheet" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{text('session.title')}</h1>
      {errors.form !== undefined && (
        <p className="notice notice-danger" role="alert">
          <Icon name="warning" />
          <span>{errors.form}</span>
        </p>
      )}
      <Labelled field="username" label={text('session.username')} error={errors.username}>
        <input
          {...inputOf('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
        />
      </Labelled>
      <Labelled field="password" label={text('session.password')} error={errors.password}>
        <PasswordInput inputOf={inputOf} />
      </Labelled>
      <Labelled
        field="code"
        label={text('session.code')}
        error={errors.code}
        hint={
          <p className="field-hint" id="code-hint">
            {text('session.code_hint')}
          </p>
        }
      >
        <input
          {...inputOf('code', 'code-hint')}
          ref={codeInput}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
      </Labelled>
      <button type="submit" className="button button-gold" aria-busy={busy} aria-disabled={busy}>
        {text(busy ? 'session.busy' : 'session.submit')}
      </button>
    </form>
  )
}
