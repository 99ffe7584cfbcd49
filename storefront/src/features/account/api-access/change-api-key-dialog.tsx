import { zodResolver } from '@hookform/resolvers/zod'
import type { ApiKeyRow } from '@pinline/contracts/account/api-keys/api-key-fields'
import { changeApiKey } from '@pinline/contracts/account/api-keys/change-api-key'
import { buyerApiScopes } from '@pinline/contracts/api/api-scopes'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { showToast } from '@pinline/ui/design/toast.tsx'
import { type ReactNode, useId } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { z } from 'zod'
import { useFormat } from '../../../app/format.ts'
import { useAppContext } from '../../../app/use-app-context.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { IdentityProof } from '../identity-proof.tsx'
import { ApiKeyFields } from './api-key-fields.tsx'
import { apiKeyForm, apiKeyFormFields, isWiderKey, proofOf } from './api-key-forms.ts'
import { reloadApiKeys } from './api-keys.queries.ts'
import { useStepUp } from './use-step-up.ts'

type Schema = ReturnType<typeof apiKeyForm>
type Fields = z.input<Schema>

interface ChangeApiKeyDialogProps {
  readonly apiKey: ApiKeyRow
  readonly contact: string
  readonly onClose: () => void
}

const unconfirmed = apiKeyFormFields.extend({ password: z.string(), code: z.string() })

/** The form of a key; the confirmation is only asked for where the key would be able to do more. */
const useChangeForm = (apiKey: ApiKeyRow, by: Parameters<typeof apiKeyForm>[0]) =>
  useForm<Fields, unknown, z.output<Schema>>({
    resolver: async (values, context, options) =>
      await zodResolver(isWiderKey(apiKey, values) ? apiKeyForm(by) : unconfirmed)(values, context, options),
    defaultValues: {
      name: apiKey.name ?? '',
      scopes: buyerApiScopes.filter((scope) => apiKey.scopes.includes(scope)),
      expiry: 'same',
      requestsPerMinute: String(apiKey.requestsPerMinute),
      password: '',
      code: '',
    },
  })

/** Sends the change; the end only where another one was chosen. */
const useChange = (apiKey: ApiKeyRow, stepUp: ReturnType<typeof useStepUp>, onClose: () => void) => {
  const { t } = useTranslation('api-access')
  const { queryClient } = useAppContext()
  const { send } = useCommand(changeApiKey, { notifyOnFailure: true })
  return (form: UseFormReturn<Fields, unknown, z.output<Schema>>) =>
    form.handleSubmit(async ({ password, code, expiry, scopes, ...key }) => {
      stepUp.clear()
      const isWider = isWiderKey(apiKey, form.getValues())
      const result = await send({
        id: apiKey.id,
        ...key,
        scopes,
        ...(expiry === undefined ? {} : { expiresInDays: expiry }),
        ...(isWider ? proofOf(stepUp.by, { password, code }) : {}),
      })
      if (result.kind !== 'done') return stepUp.show(form, result)
      showToast(t('change.done', { name: key.name }))
      await reloadApiKeys(queryClient)
      onClose()
    })
}

/** Changes name, scopes, end and limit of a key. */
export function ChangeApiKeyDialog({ apiKey, contact, onClose }: ChangeApiKeyDialogProps): ReactNode {
  const { t } = useTranslation('api-access')
  const { t: account } = useTranslation('account')
  const format = useFormat()
  const formId = useId()
  const stepUp = useStepUp()
  const form = useChangeForm(apiKey, stepUp.by)
  const change = useChange(apiKey, stepUp, onClose)
  const { errors, isSubmitting, isSubmitted } = form.formState
  return (
    <Dialog
      title={t('change.title', { name: apiKey.name ?? apiKey.prefix })}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {account('address.close')}
          </Button>
          <Button tone="gold" type="submit" form={formId} isPending={isSubmitting}>
            {t('change.confirm')}
          </Button>
        </>
      }
    >
      {stepUp.refusal !== undefined && <Banner tone="danger" title={stepUp.refusal} />}
      <form id={formId} className="account-form" noValidate onSubmit={change(form)}>
        <ApiKeyFields
          register={form.register}
          errors={errors}
          scopes={form.watch('scopes')}
          onScopes={(scopes) => form.setValue('scopes', scopes, { shouldValidate: isSubmitted })}
          presentEnd={apiKey.expiresAt === null ? t('keys.never') : format.moment(apiKey.expiresAt)}
        />
        {isWiderKey(apiKey, form.watch()) && (
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
        )}
      </form>
    </Dialog>
  )
}
