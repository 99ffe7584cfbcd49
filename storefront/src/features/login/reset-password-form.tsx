import { resetPassword } from '@pinline/contracts/account/buyer/reset-password'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { CodeField } from './code-field.tsx'
import { lazyResolver } from './lazy-resolver.ts'
import { loadSignInChecks, preloadSignInChecks } from './load-sign-in-checks.ts'
import { loginErrorText } from './login-error-text.ts'
import { PasswordField } from './password-field.tsx'
import { passwordFieldError } from './password-field-error.ts'
import { useSendVerificationCode } from './send-verification-code.mutation.ts'
import type { resetPasswordForm } from './sign-in-forms.ts'
import { StrengthPads } from './strength-pads.tsx'
import { UsernameField } from './username-field.tsx'

type Fields = z.input<typeof resetPasswordForm>

/** Sets a new password with a code; the person then logs in with it. */
export function ResetPasswordForm({ onDone, onBack }: { onDone: () => void; onBack: () => void }): ReactNode {
  const { t } = useTranslation('login')
  const { send } = useCommand(resetPassword, { notifyOnFailure: true })
  const sender = useSendVerificationCode('reset-password')
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Fields, unknown, z.output<typeof resetPasswordForm>>({
    resolver: lazyResolver(async () => (await loadSignInChecks()).checkPasswordReset),
    defaultValues: { username: '', code: '', password: '', confirmation: '' },
  })
  const { errors, isSubmitting } = form.formState
  const sendCode = async () => {
    if (await form.trigger('username', { shouldFocus: true })) await sender.send(form.getValues('username'))
  }
  const onSubmit = form.handleSubmit(async ({ username, code, password }) => {
    setRefusal(undefined)
    const result = await send({ username, code, password })
    if (result.kind === 'done') onDone()
    if (result.kind !== 'refused') return
    if (result.code === 'code-wrong') form.setError('code', { message: 'code-wrong' }, { shouldFocus: true })
    else if (result.code === 'password-too-weak')
      form.setError('password', { message: passwordFieldError(result.errors.password) }, { shouldFocus: true })
    else setRefusal(result.message)
  })
  return (
    <form className="login-form" noValidate onFocus={preloadSignInChecks} onSubmit={onSubmit}>
      <p className="login-lead">{t('reset.lead')}</p>
      {refusal && <Banner tone="danger" title={refusal} />}
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <CodeField
        sender={sender}
        onSend={() => void sendCode()}
        hidesAccountExistence
        error={errors.code?.message}
        {...form.register('code')}
      />
      <PasswordField
        label={t('field.newPassword')}
        autoComplete="new-password"
        maxLength={16}
        error={loginErrorText(t, errors.password?.message, 'password')}
        {...form.register('password')}
      >
        <StrengthPads password={form.watch('password')} />
      </PasswordField>
      <PasswordField
        label={t('field.confirmPassword')}
        autoComplete="new-password"
        maxLength={16}
        error={loginErrorText(t, errors.confirmation?.message)}
        {...form.register('confirmation')}
      />
      <div className="login-submit">
        <Button tone="gold" wide type="submit" isPending={isSubmitting}>
          {t('action.reset')}
        </Button>
      </div>
      <p className="login-aside">
        <button type="button" className="link-button" onClick={onBack}>
          {t('action.backToLogin')}
        </button>
      </p>
    </form>
  )
}
