import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { createApiKey } from '@pinline/contracts/account/api-keys/create-api-key'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../../app/use-translation.ts'
import { IdentityProof } from '../identity-proof.tsx'
import { ApiKeyFields } from './api-key-fields.tsx'
import { apiKeyForm, proofOf } from './api-key-forms.ts'
import { useStepUp } from './use-step-up.ts'

type Schema = ReturnType<typeof apiKeyForm>

interface CreateApiKeyDialogProps {
  /** Where a code for the confirmation goes. */
  readonly contact: string
  readonly onClose: () => void
  readonly onDone: (created: { readonly key: ApiKeyRow; readonly secret: string | null }) => Promise<void>
}

/** Creates a key once the buyer has confirmed it by the password or a code; the secret is shown afterwards. */
export function CreateApiKeyDialog({ contact, onClose, onDone }: CreateApiKeyDialogProps): ReactNode {
  const { t } = useTranslation('api-access')
  const { t: account } = useTranslation('account')
  const formId = useId()
  const { send } = useCommand(createApiKey, { notifyOnFailure: true })
  const stepUp = useStepUp()
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(apiKeyForm(stepUp.by)),
    defaultValues: { name: '', scopes: [], expiry: '90', requestsPerMinute: '600', password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async ({ password, code, expiry, ...key }) => {
    stepUp.clear()
    const result = await send({ ...key, expiresInDays: expiry ?? null, ...proofOf(stepUp.by, { password, code }) })
    if (result.kind === 'done') await onDone(result.data)
    else stepUp.show(form, result)
  })
  return (
    <Dialog
      title={t('create.title')}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {account('address.close')}
          </Button>
          <Button tone="gold" type="submit" form={formId} isPending={isSubmitting}>
            {t('create.confirm')}
          </Button>
        </>
      }
    >
      {stepUp.refusal !== undefined && <Banner tone="danger" title={stepUp.refusal} />}
      <p className="small">{t('create.note')}</p>
      <form id={formId} className="account-form" noValidate onSubmit={onSubmit}>
        <ApiKeyFields
          register={form.register}
          errors={errors}
          scopes={form.watch('scopes')}
          onScopes={(scopes) => form.setValue('scopes', scopes, { shouldValidate: form.formState.isSubmitted })}
        />
        <IdentityProof
          by={stepUp.by}
          onBy={(by) => {
            stepUp.setBy(by)
            form.clearErrors(['password', 'code'])
          }}
          contact={contact}
          password={{ ...form.register('password'), error: errors.password?.message }}
          code={{ ...form.register('code'), error: errors.code?.message }}
        />
      </form>
    </Dialog>
  )
}
