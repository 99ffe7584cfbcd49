import { zodResolver } from '@hookform/resolvers/zod'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { loginErrorText } from '../login/login-error-text.ts'
import { PasswordField } from '../login/password-field.tsx'
import { passwordFieldError } from '../login/password-field-error.ts'
import { StrengthPads } from '../login/strength-pads.tsx'
import { useChangePassword } from './change-password.mutation.ts'
import { passwordForm } from './personal-forms.ts'

type Fields = z.input<typeof passwordForm>

/** Changes the password with the present one; afterwards all sessions have to log in again. */
export function ChangePasswordDialog({ username, onClose }: { username: string; onClose: () => void }): ReactNode {
  const { t } = useTranslation('account')
  const { t: login } = useTranslation('login')
  const formId = useId()
  const changePassword = useChangePassword()
  const [refusal, setRefusal] = useState<string>()
  const [isDone, setDone] = useState(false)
  const form = useForm<Fields, unknown, z.output<typeof passwordForm>>({
    resolver: zodResolver(passwordForm),
    defaultValues: { oldPassword: '', newPassword: '', confirmation: '' },
  })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async ({ oldPassword, newPassword }) => {
    if (isDone) return
    setRefusal(undefined)
    const result = await changePassword({ oldPassword, newPassword })
    if (result.kind === 'done') {
      setDone(true)
      showToast(t('personal.passwordChanged'))
    }
    if (result.kind !== 'refused') return
    if (result.code === 'password-wrong')
      form.setError('oldPassword', { message: 'password-wrong' }, { shouldFocus: true })
    else if (result.code === 'password-too-weak')
      form.setError('newPassword', { message: passwordFieldError(result.errors.newPassword) }, { shouldFocus: true })
    else setRefusal(result.message)
  })
  return (
    <Dialog
      title={t('personal.passwordChange')}
      isOpen
      onClose={() => {
        if (!isDone) onClose()
      }}
      actions={
        <>
          <Button tone="quiet" onPress={onClose} isDisabled={isDone}>
            {t('address.close')}
          </Button>
          <Button type="submit" form={formId} isPending={isSubmitting || isDone}>
            {t('personal.passwordSave')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      <p className="small">{t('personal.passwordEnds')}</p>
      <form id={formId} className="account-form" noValidate onSubmit={onSubmit}>
        <input className="visually-hidden" type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('personal.passwordOld')}
          autoComplete="current-password"
          error={loginErrorText(login, errors.oldPassword?.message)}
          {...form.register('oldPassword')}
        />
        <PasswordField
          label={t('personal.passwordNew')}
          autoComplete="new-password"
          maxLength={16}
          error={loginErrorText(login, errors.newPassword?.message, 'password')}
          {...form.register('newPassword')}
        >
          <StrengthPads password={form.watch('newPassword')} />
        </PasswordField>
        <PasswordField
          label={t('personal.passwordAgain')}
          autoComplete="new-password"
          maxLength={16}
          error={loginErrorText(login, errors.confirmation?.message)}
          {...form.register('confirmation')}
        />
      </form>
    </Dialog>
  )
}
