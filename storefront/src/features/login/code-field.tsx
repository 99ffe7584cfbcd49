import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from '../../app/use-translation.ts'
import { loginErrorText } from './login-error-text.ts'
import type { CodeSender } from './send-verification-code.mutation.ts'

/** Properties of {@link CodeField}: those of an `<input>`, the sender of the codes, and an error. */
export type CodeFieldProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'id' | 'children'> & {
  readonly sender: CodeSender
  /** Requests a code; validates the target first. */
  readonly onSend: () => void
  /** The response is the same whether the account exists or not: the text says so. */
  readonly hidesAccountExistence?: boolean
  /** The message of the form's schema, or `code-wrong`. */
  readonly error?: string | undefined
}

/** A field for a six-digit code, one pad per digit, and the button that requests one. */
export function CodeField({ sender, onSend, hidesAccountExistence, error: code, ...input }: CodeFieldProps): ReactNode {
  const { t } = useTranslation('login')
  const error = loginErrorText(t, code, 'code')
  const id = useId()
  const { sending, secondsLeft } = sender
  const label =
    secondsLeft > 0
      ? t('code.again', { seconds: secondsLeft })
      : t(sending.kind === 'sent' ? 'code.resend' : 'code.send')
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {t('field.code')}
      </label>
      <span className="field-row">
        <span className="code-input">
          <input
            {...input}
            id={id}
            className="input"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
          />
        </span>
        <Button onPress={onSend} isDisabled={secondsLeft > 0 || sending.kind === 'sending'}>
          {label}
        </Button>
      </span>
      <FieldError message={error} id={`${id}-error`} />
      <span id={`${id}-hint`} role="status">
        {sending.kind === 'sent' && (
          <span className="field-hint">
            {t(hidesAccountExistence ? 'code.sentLogin' : 'code.sentRegister', { minutes: sending.validMinutes })}
          </span>
        )}
      </span>
      {sending.kind === 'too-many' && (
        <Banner tone="warn" title={t('code.tooMany')}>
          {t('code.tooManyMore')}
        </Banner>
      )}
      {sending.kind === 'failed' && <Banner tone="danger" title={sending.message || t('refused.failed')} />}
    </div>
  )
}
