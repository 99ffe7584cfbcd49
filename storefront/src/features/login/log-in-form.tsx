import { logIn } from '@pinline/contracts/account/session/log-in'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { lazyResolver } from './lazy-resolver.ts'
import { loadSignInChecks, preloadSignInChecks } from './load-sign-in-checks.ts'
import { loginErrorText } from './login-error-text.ts'
import { PasswordField } from './password-field.tsx'
import type { passwordLogInForm } from './sign-in-forms.ts'
import { useSignIn } from './use-sign-in.ts'
import { UsernameField } from './username-field.tsx'

type Fields = z.input<typeof passwordLogInForm>

/** Login with phone or e-mail and password. */
export function LogInForm({ onForgotten }: { onForgotten: () => void }): ReactNode {
  const { t } = useTranslation('login')
  const { submit, isPending, refused } = useSignIn(logIn)
  const form = useForm<Fields, unknown, z.output<typeof passwordLogInForm>>({
    resolver: lazyResolver(async () => (await loadSignInChecks()).checkPasswordLogIn),
    defaultValues: { username: '', password: '' },
  })
  const { errors } = form.formState
  return (
    <form
      className="login-form"
      noValidate
      onFocus={preloadSignInChecks}
      onSubmit={form.handleSubmit((fields) => submit(fields))}
    >
      {refused && (
        <Banner tone="danger" title={refused.message}>
          {refused.code === 'credentials-wrong' ? t('refused.loginMore') : null}
        </Banner>
      )}
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <PasswordField
        label={t('field.password')}
        autoComplete="current-password"
        error={loginErrorText(t, errors.password?.message, 'password')}
        {...form.register('password')}
      />
      <div className="login-submit">
        <Button tone="gold" wide type="submit" isPending={isPending}>
          {t('action.login')}
        </Button>
      </div>
      <p className="login-aside">
        <button type="button" className="link-button" onClick={onForgotten}>
          {t('action.forgot')}
        </button>
      </p>
    </form>
  )
}
