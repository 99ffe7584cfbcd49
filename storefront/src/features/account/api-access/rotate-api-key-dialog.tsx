import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { rotateApiKey } from '@pinline/contracts/account/api-keys/rotate-api-key'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { SelectField } from '@pinline/ui/design/text-field.tsx'
import { type ReactNode, useId } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { useTranslation } from '../../../app/use-translation.ts'
import { IdentityProof } from '../identity-proof.tsx'
import { overlaps, proofOf, rotateApiKeyForm } from './api-key-forms.ts'
import { useStepUp } from './use-step-up.ts'

type Schema = ReturnType<typeof rotateApiKeyForm>

interface RotateApiKeyDialogProps {
  readonly apiKey: ApiKeyRow
  readonly contact: string
  readonly onClose: () => void
  readonly onDone: (rotated: { readonly key: ApiKeyRow; readonly secret: string | null }) => Promise<void>
}

/** Gives a key a new secret and asks how long the present one is still needed. */
export function RotateApiKeyDialog({ apiKey, contact, onClose, onDone }: RotateApiKeyDialogProps): ReactNode {
  const { t } = useTranslation('api-access')
  const { t: account } = useTranslation('account')
  const formId = useId()
  const { send } = useCommand(rotateApiKey, { notifyOnFailure: true })
  const stepUp = useStepUp()
  const form = useForm<z.input<Schema>, unknown, z.output<Schema>>({
    resolver: zodResolver(rotateApiKeyForm(stepUp.by)),
    defaultValues: { overlap: '24', password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const onSubmit = form.handleSubmit(async ({ overlap, ...proof }) => {
    stepUp.clear()
    const result = await send({ id: apiKey.id, overlapHours: overlap, ...proofOf(stepUp.by, proof) })
    if (result.kind === 'done') await onDone(result.data)
    else stepUp.show(form, result)
  })
  return (
    <Dialog
      title={t('rotate.title', { name: apiKey.name ?? apiKey.prefix })}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {account('address.close')}
          </Button>
          <Button tone="gold" type="submit" form={formId} isPending={isSubmitting}>
            {t('rotate.confirm')}
          </Button>
        </>
      }
    >
      {stepUp.refusal !== undefined && <Banner tone="danger" title={stepUp.refusal} />}
      <form id={formId} className="account-form" noValidate onSubmit={onSubmit}>
        <SelectField
          label={t('rotate.overlap')}
          hint={t('rotate.overlapHint')}
          options={overlaps.map((hours) => ({ value: hours, label: t(`overlap.${hours}`) }))}
          {...form.register('overlap')}
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
