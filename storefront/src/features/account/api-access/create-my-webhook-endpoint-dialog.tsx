import { zodResolver } from '@hookform/resolvers/zod'
import { webUrl } from '@pinline/contracts/api/web-url'
import { createMyWebhookEndpoint } from '@pinline/contracts/notification/webhook/create-my-webhook-endpoint'
import { myWebhookGroups } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import { webhookEventGroups } from '@pinline/contracts/notification/webhook/webhook-event-types'
import { useCommand } from '@pinline/ui/commands/use-command'
import { Banner } from '@pinline/ui/design/banner.tsx'
import { Button } from '@pinline/ui/design/button.tsx'
import { Checkbox } from '@pinline/ui/design/checkbox.tsx'
import { Dialog } from '@pinline/ui/design/dialog.tsx'
import { FieldError } from '@pinline/ui/design/field-error.tsx'
import { TextField } from '@pinline/ui/design/text-field.tsx'
import { type ReactNode, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useTranslation } from '../../../app/use-translation.ts'

const endpointForm = z.object({ url: webUrl, groups: z.array(z.enum(myWebhookGroups)).min(1, 'required') })
type Fields = z.infer<typeof endpointForm>

interface CreateMyWebhookEndpointDialogProps {
  readonly onClose: () => void
  readonly onDone: (created: { readonly url: string; readonly secret: string }) => Promise<void>
}

/** All groups are sent as no types: an endpoint that takes all is sent later types too. */
const typesOf = (groups: Fields['groups']) =>
  groups.length === myWebhookGroups.length ? [] : groups.flatMap((group) => [...webhookEventGroups[group]])

/** Adds an endpoint; its secret is shown afterwards. */
export function CreateMyWebhookEndpointDialog({ onClose, onDone }: CreateMyWebhookEndpointDialogProps): ReactNode {
  const { t } = useTranslation('api-access')
  const { t: account } = useTranslation('account')
  const formId = useId()
  const { send } = useCommand(createMyWebhookEndpoint, { notifyOnFailure: true })
  const [refusal, setRefusal] = useState<string>()
  const form = useForm<Fields>({
    resolver: zodResolver(endpointForm),
    defaultValues: { url: '', groups: [...myWebhookGroups] },
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const groups = form.watch('groups')
  const onSubmit = form.handleSubmit(async ({ url, groups: chosen }) => {
    setRefusal(undefined)
    const result = await send({ url, eventTypes: typesOf(chosen) })
    if (result.kind === 'done') return await onDone({ url, secret: result.data.secret })
    if (result.kind !== 'refused') return
    if (result.errors.url !== undefined) form.setError('url', { message: result.errors.url }, { shouldFocus: true })
    else setRefusal(result.message)
  })
  return (
    <Dialog
      title={t('hook.create')}
      isOpen
      isAlert
      onClose={onClose}
      actions={
        <>
          <Button tone="quiet" onPress={onClose}>
            {account('address.close')}
          </Button>
          <Button tone="gold" type="submit" form={formId} isPending={isSubmitting}>
            {t('hook.create')}
          </Button>
        </>
      }
    >
      {refusal !== undefined && <Banner tone="danger" title={refusal} />}
      <form id={formId} className="account-form" noValidate onSubmit={onSubmit}>
        <TextField
          label={t('hook.url')}
          hint={t('hook.urlHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          error={errors.url === undefined ? undefined : t('hook.urlError')}
          {...form.register('url')}
        />
        <fieldset className="field api-scopes" aria-describedby={`${formId}-error`}>
          <legend className="label">{t('hook.groups')}</legend>
          {myWebhookGroups.map((group) => (
            <Checkbox
              key={group}
              isSelected={groups.includes(group)}
              isInvalid={errors.groups !== undefined}
              onChange={(isChosen) =>
                form.setValue(
                  'groups',
                  myWebhookGroups.filter((one) => (one === group ? isChosen : groups.includes(one))),
                  { shouldValidate: isSubmitted },
                )
              }
            >
              {t(`hook.group.${group}`)}
            </Checkbox>
          ))}
          <FieldError
            id={`${formId}-error`}
            message={errors.groups === undefined ? undefined : t('form.scopesMissing')}
          />
        </fieldset>
      </form>
    </Dialog>
  )
}
