import { zodResolver } from '@hookform/resolvers/zod'
import type { BuyerProfile } from '@pinline/contracts/account/session/signed-in'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { TextField } from '@pinline/ui/design/text-field.tsx'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useTranslation } from '../../app/use-translation.ts'
import { useDeleteAccount } from './delete-account.mutation.ts'
import { IdentityProof, type ProofBy } from './identity-proof.tsx'
import { identityForm } from './personal-forms.ts'

/** The typed word must match the one in the dialog, and one of the two proofs is required. */
const deletionForm = (by: ProofBy, word: string) =>
  identityForm(by).extend({
    typed: z
      .string()
      .trim()
      .refine((text) => text.toLocaleUpperCase() === word.toLocaleUpperCase(), 'typed-word'),
  })
type Fields = z.input<ReturnType<typeof deletionForm>>

interface Refusal {
  readonly title: string
  /** An account with open orders cannot be deleted. */
  readonly isOrders: boolean
}

function RefusalBanner({ refusal }: { refusal: Refusal }): ReactNode {
  const { t } = useTranslation('security')
  return (
    <Banner
      tone="danger"
      title={refusal.title}
      action={
        refusal.isOrders && (
          <Link to="/user/center" search={{ tab: 'orders' }}>
            {t('delete.toOrders')}
          </Link>
        )
      }
    />
  )
}

/** Deletes the account for good: needs the typed word, and the password or a code sent to the buyer's own contact. */
export function DeleteAccountDialog({ me, onClose }: { me: BuyerProfile; onClose: () => void }): ReactNode {
  const { t } = useTranslation('security')
  const formId = useId()
  const [by, setBy] = useState<ProofBy>('password')
  const [refusal, setRefusal] = useState<Refusal>()
  const erase = useDeleteAccount()
  const word = t('delete.word')
  const form = useForm<Fields>({
    resolver: zodResolver(deletionForm(by, word)),
    defaultValues: { password: '', code: '', typed: '' },
  })
  const { errors, isSubmitting } = form.formState
  const contact = me.email ?? me.phone ?? ''
  const onSubmit = form.handleSubmit(async ({ password, code }) => {
    setRefusal(undefined)
    const result = await erase(by === 'password' ? { password } : { code })
    if (result.kind !== 'refused') return
    if (result.code === 'password-wrong')
      form.setError('password', { message: 'password-wrong' }, { shouldFocus: true })
    else if (result.code === 'code-wrong') form.setError('code', { message: 'code-wrong' }, { shouldFocus: true })
    else setRefusal({ title: result.message, isOrders: result.code === 'orders-open' })
  })
  return (
    <Dialog
      isAlert
      title={t('delete.question')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('delete.keep')}</Button>
          <Button tone="danger" type="submit" form={formId} isPending={isSubmitting}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <RefusalBanner refusal={refusal} />}
      <ul className="security-effects">
        <li>{t('delete.gone')}</li>
        <li>{t('delete.orders')}</li>
        <li>{t('delete.never')}</li>
      </ul>
      <form id={formId} className="account-form" noValidate onSubmit={onSubmit}>
        <IdentityProof
          by={by}
          onBy={(chosen) => {
            setBy(chosen)
            form.clearErrors()
          }}
          contact={contact}
          password={{ ...form.register('password'), error: errors.password?.message }}
          code={{ ...form.register('code'), error: errors.code?.message }}
        />
        <TextField
          label={t('delete.type', { word })}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          error={errors.typed === undefined ? undefined : t('delete.typeError', { word })}
          {...form.register('typed')}
        />
      </form>
    </Dialog>
  )
}
