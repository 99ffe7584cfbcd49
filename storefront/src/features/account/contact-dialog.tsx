import { zodResolver } from '@hookform/resolvers/zod'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { TextField } from '@pinline/ui/design/text-field.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { CodeField } from '../login/code-field.tsx'
import { loginErrorText } from '../login/login-error-text.ts'
import { useSendVerificationCode } from '../login/send-verification-code.mutation.ts'
import { useChangeEmail } from './change-email.mutation.ts'
import { useChangePhone } from './change-phone.mutation.ts'
import { emailForm, phoneForm } from './personal-forms.ts'

type Fields = z.input<typeof emailForm>

interface ContactDialogProps {
  readonly kind: 'phone' | 'email'
  /** The phone number or e-mail address to replace; null when there is none yet. */
  readonly former: string | null
  readonly onClose: () => void
}

/** Changes the phone number or e-mail address with a code sent to the new one. */
export function ContactDialog({ kind, former, onClose }: ContactDialogProps): ReactNode {
  const { t } = useTranslation('account')
  const { t: login } = useTranslation('login')
  const formId = useId()
  const changePhone = useChangePhone()
  const changeEmail = useChangeEmail()
  const sender = useSendVerificationCode(`change-${kind}`)
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Fields, unknown, z.output<typeof emailForm>>({
    resolver: zodResolver(kind === 'phone' ? phoneForm : emailForm),
    defaultValues: { contact: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const isTaken = errors.contact?.message === 'already-registered'
  const sendCode = async () => {
    if (await form.trigger('contact', { shouldFocus: true })) await sender.send(form.getValues('contact'))
  }
  const onSubmit = form.handleSubmit(async ({ contact, code }) => {
    setRefusal(undefined)
    const result = await (kind === 'phone'
      ? changePhone({ phone: contact, code })
      : changeEmail({ email: contact, code }))
    if (result.kind === 'done') {
      showToast(t(`personal.${kind}Changed`))
      onClose()
    }
    if (result.kind !== 'refused') return
    if (result.code === 'code-wrong') form.setError('code', { message: 'code-wrong' }, { shouldFocus: true })
    else if (result.code === 'already-registered')
      form.setError('contact', { message: 'already-registered' }, { shouldFocus: true })
    else setRefusal(result.message)
  })
  return (
    <Dialog
      title={t(former === null ? `personal.${kind}Add` : `personal.${kind}Change`)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {t('address.close')}
          </Button>
          <Button type="submit" form={formId} isPending={isSubmitting}>
            {t(`personal.${kind}Save`)}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      <p className="small">
        {t('personal.codeToNew')} {former !== null && t('personal.formerTold', { former })}
      </p>
      <form id={formId} className="account-form" noValidate onSubmit={onSubmit}>
        <TextField
          label={t(`personal.${kind}New`)}
          numeric={kind === 'phone'}
          {...(kind === 'phone'
            ? { type: 'tel', autoComplete: 'tel-national' }
            : { type: 'email', autoComplete: 'email' })}
          error={isTaken ? t(`personal.${kind}Taken`) : loginErrorText(login, errors.contact?.message, kind)}
          {...form.register('contact')}
        />
        <CodeField
          sender={sender}
          onSend={() => void sendCode()}
          error={loginErrorText(login, errors.code?.message, 'code')}
          {...form.register('code')}
        />
      </form>
    </Dialog>
  )
}
