import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { CommandError } from '../../layout/command-error.tsx'
import { DetailDrawer } from '../../layout/detail-drawer.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormActions } from '../../layout/form-actions.tsx'
import { useText } from '../../messages/use-text.ts'
import { EventTypePicker } from './event-type-picker.tsx'
import { useWebhookEndpointForm } from './use-webhook-endpoint-form.ts'

interface WebhookEndpointDrawerProps {
  /** Left out for a new one. */
  readonly endpoint?: WebhookEndpointRow
  readonly onDone: (id: string, secret?: string) => void
  readonly onReload: () => Promise<WebhookEndpointRow | undefined>
  readonly onClose: () => void
}

const orders = ['stream', 'fastest'] as const

/** Adds or edits an endpoint. */
export const WebhookEndpointDrawer = ({ endpoint, onClose, ...options }: WebhookEndpointDrawerProps) => {
  const text = useText()
  const { values, edit, fieldErrorText, form, result, busy, submit, reload } = useWebhookEndpointForm({
    endpoint,
    ...options,
  })
  const kind = endpoint === undefined ? 'create' : 'edit'
  return (
    <DetailDrawer title={text(`resources.webhook-endpoints.form.${kind}`)} onClose={onClose}>
      <form
        ref={form}
        className="form webhook-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void submit()
        }}
      >
        <CommandError result={result} onReload={() => void reload()} />
        <Field
          label={text('resources.webhook-endpoints.fields.url')}
          fieldError={fieldErrorText('url')}
          hint={text('resources.webhook-endpoints.form.url_hint')}
        >
          {(control) => (
            <input
              {...control}
              ref={focusOnMount}
              className="input"
              type="url"
              autoComplete="off"
              spellCheck={false}
              maxLength={500}
              placeholder="https://"
              value={values.url}
              onChange={({ target }) => edit({ url: target.value })}
            />
          )}
        </Field>
        <Field
          label={text('resources.webhook-endpoints.fields.description')}
          optional
          fieldError={fieldErrorText('description')}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={120}
              value={values.description}
              onChange={({ target }) => edit({ description: target.value })}
            />
          )}
        </Field>
        <Field
          label={text('resources.webhook-endpoints.fields.order')}
          hint={text(`resources.webhook-endpoints.form.order_hint.${values.order}`)}
        >
          {(control) => (
            <select
              {...control}
              className="input"
              value={values.order}
              onChange={({ target }) => edit({ order: target.value === 'fastest' ? 'fastest' : 'stream' })}
            >
              {orders.map((order) => (
                <option key={order} value={order}>
                  {text(`resources.webhook-endpoints.order.${order}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <EventTypePicker chosen={values.eventTypes} onChange={(eventTypes) => edit({ eventTypes })} />
        <FormActions
          cancelLabel={text('forms.leave')}
          confirm={text(`resources.webhook-endpoints.form.${kind}_confirm`)}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </DetailDrawer>
  )
}
