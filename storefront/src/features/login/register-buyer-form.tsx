import { registerBuyer } from '@pinline/contracts/account/buyer/register-buyer'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import type { ReactNode } from 'react'
import { Controller, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { Agreement } from './agreement.tsx'
import { CodeField } from './code-field.tsx'
import { ContactField } from './contact-field.tsx'
import { lazyResolver } from './lazy-resolver.ts'
import { loadSignInChecks, preloadSignInChecks } from './load-sign-in-checks.ts'
import { loginErrorText } from './login-error-text.ts'
import { PasswordField } from './password-field.tsx'
import { passwordFieldError } from './password-field-error.ts'
import { useSendVerificationCode } from './send-verification-code.mutation.ts'
import type { emailRegisterForm } from './sign-in-forms.ts'
import { StrengthPads } from './strength-pads.tsx'
import { useSignIn } from './use-sign-in.ts'

type Fields = z.input<typeof emailRegisterForm>

type RegisterError = (typeof registerBuyer)['errors'][number]

/** The field that a rejection of the server belongs to. */
const fieldOf = {
  'code-wrong': 'code',
  'password-too-weak': 'password',
  'agreement-required': 'agreement',
} as const satisfies {
  readonly [Code in RegisterError]?: keyof Fields
}
const isOfField = (code: string | undefined): code is keyof typeof fieldOf => code !== undefined && code in fieldOf

/** Registration by phone or e-mail, with a code and the agreement. */
export function RegisterBuyerForm({ kind }: { kind: 'phone' | 'email' }): ReactNode {
  const { t } = useTranslation('login')
  const { submit, isPending, refused } = useSignIn(registerBuyer)
  const sender = useSendVerificationCode('register')
  const form = useForm<Fields, unknown, z.output<typeof emailRegisterForm>>({
    resolver: lazyResolver(async () => {
      const { checkPhoneRegistration, checkEmailRegistration } = await loadSignInChecks()
      return kind === 'phone' ? checkPhoneRegistration : checkEmailRegistration
    }),
    defaultValues: { contact: '', code: '', password: '', agreement: false },
  })
  const { errors } = form.formState
  const sendCode = async () => {
    if (await form.trigger('contact', { shouldFocus: true })) await sender.send(form.getValues('contact'))
  }
  const onSubmit = form.handleSubmit(async ({ contact, code, password }) => {
    const rest = { code, password, agreement: true }
    const no = await submit(kind === 'phone' ? { kind, phone: contact, ...rest } : { kind, email: contact, ...rest })
    if (no === undefined) return
    if (!isOfField(no.code)) return
    const message = no.code === 'password-too-weak' ? passwordFieldError(no.errors.password) : no.code
    form.setError(fieldOf[no.code], { message }, { shouldFocus: true })
  })
  return (
    <form className="login-form" noValidate onFocus={preloadSignInChecks} onSubmit={onSubmit}>
      {refused && !isOfField(refused.code) && <Banner tone="danger" title={refused.message} />}
      <ContactField
        kind={kind}
        label={t(`field.${kind}`)}
        error={loginErrorText(t, errors.contact?.message, kind)}
        {...form.register('contact')}
      />
      <CodeField
        sender={sender}
        onSend={() => void sendCode()}
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
      <div>
        <Controller
          control={form.control}
          name="agreement"
          render={({ field }) => (
            <Agreement ticked={field.value} onChange={field.onChange} isInvalid={errors.agreement !== undefined} />
          )}
        />
        <FieldError message={loginErrorText(t, errors.agreement?.message)} />
      </div>
      <div className="login-submit">
        <Button tone="gold" wide type="submit" isPending={isPending}>
          {t('action.register')}
        </Button>
      </div>
    </form>
  )
}
