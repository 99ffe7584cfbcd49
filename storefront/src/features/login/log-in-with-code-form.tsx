import { logInWithCode } from '@pinline/contracts/account/session/log-in-with-code'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { CodeField } from './code-field.tsx'
import { lazyResolver } from './lazy-resolver.ts'
import { loadSignInChecks, preloadSignInChecks } from './load-sign-in-checks.ts'
import { useSendVerificationCode } from './send-verification-code.mutation.ts'
import type { codeLogInForm } from './sign-in-forms.ts'
import { useSignIn } from './use-sign-in.ts'
import { UsernameField } from './username-field.tsx'

type Fields = z.input<typeof codeLogInForm>

/** Login with a code sent to phone or e-mail. */
export function LogInWithCodeForm(): ReactNode {
  const { t } = useTranslation('login')
  const { submit, isPending, refused } = useSignIn(logInWithCode)
  const sender = useSendVerificationCode('login')
  const form = useForm<Fields, unknown, z.output<typeof codeLogInForm>>({
    resolver: lazyResolver(async () => (await loadSignInChecks()).checkCodeLogIn),
    defaultValues: { username: '', code: '' },
  })
  const { errors } = form.formState
  const sendCode = async () => {
    if (await form.trigger('username', { shouldFocus: true })) await sender.send(form.getValues('username'))
  }
  const onSubmit = form.handleSubmit(async (fields) => {
    const no = await submit(fields)
    if (no?.code === 'code-wrong') form.setError('code', { message: 'code-wrong' }, { shouldFocus: true })
  })
  return (
    <form className="login-form" noValidate onFocus={preloadSignInChecks} onSubmit={onSubmit}>
      {refused && refused.code !== 'code-wrong' && <Banner tone="danger" title={refused.message} />}
      <UsernameField error={errors.username?.message} {...form.register('username')} />
      <CodeField
        sender={sender}
        onSend={() => void sendCode()}
        hidesAccountExistence
        error={errors.code?.message}
        {...form.register('code')}
      />
      <div className="login-submit">
        <Button tone="gold" wide type="submit" isPending={isPending}>
          {t('action.login')}
        </Button>
      </div>
    </form>
  )
}
