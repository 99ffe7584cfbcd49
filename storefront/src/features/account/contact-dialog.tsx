import { zodResolver } from '@hookform/resolvers/zod'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { CodeField } from '../login/code-field.tsx'
import { ContactField } from '../login/contact-field.tsx'
import { loginErrorText } from '../login/login-error-text.ts'
import { useSendVerificationCode } from '../login/send-verification-code.mutation.ts'
import { useChangeEmail } from './change-email.mutation.ts'
import { useChangePhone } from './change-phone.mutation.ts'
import { IdentityProof } from './identity-proof.tsx'
import { emailForm, phoneForm } from './personal-forms.ts'
import { useIdentityForm } from './use-identity-form.ts'

type Fields = z.input<typeof emailForm>
type Kind = 'phone' | 'email'

interface ContactDialogProps {
  readonly kind: Kind
  readonly me: BuyerProfile
  readonly onClose: () => void
}

interface NewContactOptions {
  readonly kind: Kind
  /** From the step before; undefined until it is done. */
  readonly ticket: string | undefined
  /** The ticket is spent or has expired. */
  readonly onUnconfirmed: () => void
  readonly onClose: () => void
}

/** Form state of the second step: the new contact, and a code sent to it. */
const useNewContactForm = ({ kind, ticket, onUnconfirmed, onClose }: NewContactOptions) => {
  const { t } = useTranslation('account')
  const changePhone = useChangePhone()
  const changeEmail = useChangeEmail()
  const sender = useSendVerificationCode(`change-${kind}`)
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Fields, unknown, z.output<typeof emailForm>>({
    resolver: zodResolver(kind === 'phone' ? phoneForm : emailForm),
    defaultValues: { contact: '', code: '' },
  })
  const sendCode = async () => {
    if (await form.trigger('contact', { shouldFocus: true })) await sender.send(form.getValues('contact'))
  }
  const onSubmit = form.handleSubmit(async ({ contact, code }) => {
    setRefusal(undefined)
    const result = await (kind === 'phone'
      ? changePhone({ phone: contact, code, ticket })
      : changeEmail({ email: contact, code, ticket }))
    if (result.kind === 'done') {
      showToast(t(`personal.${kind}Changed`))
      onClose()
    }
    if (result.kind !== 'refused') return
    if (result.code === 'step-up-required') onUnconfirmed()
    else if (result.code === 'code-wrong') form.setError('code', { message: 'code-wrong' }, { shouldFocus: true })
    else if (result.code === 'already-registered')
      form.setError('contact', { message: 'already-registered' }, { shouldFocus: true })
    else setRefusal(result.message)
  })
  return { form, sender, sendCode, refusal, onSubmit }
}

type NewContactForm = ReturnType<typeof useNewContactForm>

function NewContactFields({ kind, contactForm }: { kind: Kind; contactForm: NewContactForm }): ReactNode {
  const { t } = useTranslation('account')
  const { t: login } = useTranslation('login')
  const { form, sender, sendCode } = contactForm
  const { errors } = form.formState
  const isTaken = errors.contact?.message === 'already-registered'
  return (
    <>
      <ContactField
        kind={kind}
        label={t(`personal.${kind}New`)}
        error={isTaken ? t(`personal.${kind}Taken`) : loginErrorText(login, errors.contact?.message, kind)}
        {...form.register('contact')}
      />
      <CodeField
        sender={sender}
        onSend={() => void sendCode()}
        error={errors.code?.message}
        {...form.register('code')}
      />
    </>
  )
}

/**
 * Changes the phone number or e-mail address in two steps: first the buyer proves who they are, then the new contact is
 * confirmed by a code sent to it.
 */
export function ContactDialog({ kind, me, onClose }: ContactDialogProps): ReactNode {
  const { t } = useTranslation('account')
  const formId = useId()
  const [ticket, setTicket] = useState<string>()
  const [isExpired, setExpired] = useState(false)
  const identity = useIdentityForm((confirmed) => {
    setExpired(false)
    setTicket(confirmed)
  })
  const onUnconfirmed = () => {
    setExpired(true)
    setTicket(undefined)
  }
  const contactForm = useNewContactForm({ kind, ticket, onUnconfirmed, onClose })
  const notified = me[kind] ?? me.email ?? me.phone ?? ''
  const isConfirmed = ticket !== undefined
  const { refusal } = isConfirmed ? contactForm : identity
  const isSubmitting = isConfirmed ? contactForm.form.formState.isSubmitting : identity.isSubmitting
  return (
    <Dialog
      title={t(me[kind] === null ? `personal.${kind}Add` : `personal.${kind}Change`)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {t('address.close')}
          </Button>
          <Button type="submit" form={formId} isPending={isSubmitting}>
            {t(isConfirmed ? `personal.${kind}Save` : 'identity.next')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      {isExpired && !isConfirmed && <Banner tone="warn" title={t('identity.expired')} />}
      <p className="account-step">{t('identity.step', { step: isConfirmed ? 2 : 1 })}</p>
      <p className="small">
        {isConfirmed
          ? `${t('personal.codeToNew')} ${t('personal.formerNotified', { former: notified })}`
          : t('identity.lead')}
      </p>
      <form
        key={isConfirmed ? 'contact' : 'identity'}
        id={formId}
        className="account-form"
        noValidate
        onSubmit={isConfirmed ? contactForm.onSubmit : identity.onSubmit}
      >
        {isConfirmed ? (
          <NewContactFields kind={kind} contactForm={contactForm} />
        ) : (
          <IdentityProof {...identity} contact={notified} />
        )}
      </form>
    </Dialog>
  )
}
