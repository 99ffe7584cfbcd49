import './webhook-endpoints.css'
import { permissionOf } from '@pinline/contracts/api/call'
import { deleteWebhookEndpoint } from '@pinline/contracts/notification/webhook/delete-webhook-endpoint'
import { redeliverWebhooks } from '@pinline/contracts/notification/webhook/redeliver-webhooks'
import { updateWebhookEndpoint } from '@pinline/contracts/notification/webhook/update-webhook-endpoint'
import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { type WebhookEndpointId, webhookEndpointId } from '@pinline/events/ids'
import { useState } from 'react'
import { useGetOne, useNotify, useRefresh } from 'react-admin'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { CommandButton } from '../../layout/command-button.tsx'
import { Detail } from '../../layout/detail-drawer.tsx'
import { PageFailure } from '../../layout/page-failure.tsx'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { usePageTitle } from '../../layout/page-title.tsx'
import { StateBadge } from '../../layout/state-badge.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { statusOfError } from '../../providers/http-failure.ts'
import { PersonName } from '../people/person-name.tsx'
import { DeleteWebhookEndpointDialog } from './delete-webhook-endpoint-dialog.tsx'
import { DisableWebhookEndpointDialog } from './disable-webhook-endpoint-dialog.tsx'
import { EnableWebhookEndpointButton } from './enable-webhook-endpoint-button.tsx'
import { RedeliverWebhooksDialog } from './redeliver-webhooks-dialog.tsx'
import { RotateWebhookSecretDialog } from './rotate-webhook-secret-dialog.tsx'
import { SendTestWebhookButton } from './send-test-webhook-button.tsx'
import { WebhookDeliveryList } from './webhook-delivery-list.tsx'
import { WebhookEndpointDrawer } from './webhook-endpoint-drawer.tsx'
import { WebhookFailures } from './webhook-failures.tsx'
import { WebhookSecretDialog } from './webhook-secret-dialog.tsx'

type Opened = 'edit' | 'rotate' | 'disable' | 'delete' | 'redeliver'

const Settings = ({ endpoint }: { readonly endpoint: WebhookEndpointRow }) => {
  const text = useText()
  const format = useFormat()
  const field = (name: 'url' | 'buyerId' | 'order' | 'eventTypes' | 'failures' | 'lastDeliveredAt' | 'secretAt') =>
    text(`resources.webhook-endpoints.fields.${name}`)
  const { eventTypes, lastDeliveredAt, previousSecretUntil } = endpoint
  return (
    <section className="sheet" aria-labelledby="webhook-settings">
      <h2 id="webhook-settings">{text('resources.webhook-endpoints.page.settings')}</h2>
      <dl className="facts">
        <Detail name={field('url')}>
          <span className="webhook-id">{endpoint.url}</span>
        </Detail>
        {endpoint.buyerId !== null && (
          <Detail name={field('buyerId')}>
            <PersonName id={endpoint.buyerId} />
          </Detail>
        )}
        <Detail name={field('order')}>{text(`resources.webhook-endpoints.order.${endpoint.order}`)}</Detail>
        <Detail name={field('eventTypes')}>
          {eventTypes.length === 0 ? (
            text('resources.webhook-endpoints.form.all')
          ) : (
            <span className="webhook-types">
              {eventTypes.map((type) => (
                <code key={type}>{type}</code>
              ))}
            </span>
          )}
        </Detail>
        <Detail name={field('failures')}>
          <WebhookFailures endpoint={endpoint} />
        </Detail>
        <Detail name={field('lastDeliveredAt')}>
          {lastDeliveredAt === null ? text('resources.webhook-endpoints.never') : format.moment(lastDeliveredAt)}
        </Detail>
        <Detail name={field('secretAt')}>
          {format.moment(endpoint.secretAt)}
          {previousSecretUntil !== null && (
            <span className="small">
              {' '}
              {text('resources.webhook-endpoints.page.both_until', { time: format.moment(previousSecretUntil) })}
            </span>
          )}
        </Detail>
      </dl>
    </section>
  )
}

/** Why it is disabled, or since when it fails. */
const Trouble = ({ endpoint }: { readonly endpoint: WebhookEndpointRow }) => {
  const text = useText()
  const format = useFormat()
  const { disabledReason, disabledAt, failingSince } = endpoint
  if (disabledReason !== null)
    return (
      <p className="sheet webhook-trouble">
        {text(`resources.webhook-endpoints.disabled.${disabledReason}`, {
          time: disabledAt === null ? '' : format.moment(disabledAt),
        })}
      </p>
    )
  if (failingSince === null) return null
  return (
    <p className="sheet webhook-trouble">
      {text('resources.webhook-endpoints.failing', { time: format.moment(failingSince) })}
    </p>
  )
}

interface EndpointProps {
  readonly endpoint: WebhookEndpointRow
  readonly onReload: () => Promise<WebhookEndpointRow | undefined>
}

const Dialogs = ({
  endpoint,
  opened,
  onReload,
  onClose,
  onSecret,
}: EndpointProps & {
  readonly opened: Opened | undefined
  readonly onClose: () => void
  readonly onSecret: (secret: string) => void
}) => {
  const navigate = useNavigate()
  const notify = useNotify()
  const refresh = useRefresh()
  const done = (message: string, messageArgs = {}) => {
    onClose()
    notify(message, { messageArgs })
    refresh()
  }
  const dialog = { endpoint, onClose, onReload: async () => void (await onReload()) }
  switch (opened) {
    case undefined:
      return null
    case 'edit':
      return (
        <WebhookEndpointDrawer
          {...dialog}
          onReload={onReload}
          onDone={() => done('resources.webhook-endpoints.form.edited')}
        />
      )
    case 'rotate':
      return <RotateWebhookSecretDialog {...dialog} onDone={onSecret} />
    case 'disable':
      return (
        <DisableWebhookEndpointDialog {...dialog} onDone={() => done('resources.webhook-endpoints.disable.done')} />
      )
    case 'delete':
      return (
        <DeleteWebhookEndpointDialog
          {...dialog}
          onDone={() => {
            notify('resources.webhook-endpoints.delete.done')
            void navigate('/webhook-endpoints')
          }}
        />
      )
    case 'redeliver':
      return (
        <RedeliverWebhooksDialog
          {...dialog}
          onDone={(count) => done('resources.webhook-deliveries.redeliver.done', { smart_count: count })}
        />
      )
    default:
      return opened satisfies never
  }
}

const Endpoint = ({ endpoint, onReload }: EndpointProps) => {
  const text = useText()
  const refresh = useRefresh()
  const [opened, setOpened] = useState<Opened>()
  const [secret, setSecret] = useState<string>()
  const mayUpdate = permissionOf(updateWebhookEndpoint)
  const isEnabled = endpoint.status === 'enabled'
  usePageTitle(new URL(endpoint.url).host)
  const commands = [
    // Only the buyer edits their endpoint, or learns its secret.
    ...(endpoint.buyerId === null
      ? ([
          ['edit', mayUpdate],
          ['rotate', mayUpdate],
        ] as const)
      : []),
    ...(isEnabled ? ([['disable', mayUpdate]] as const) : []),
    ['delete', permissionOf(deleteWebhookEndpoint)],
  ] as const
  return (
    <article className="webhook-page">
      <header className="page-head">
        <h1>{endpoint.description === '' ? new URL(endpoint.url).host : endpoint.description}</h1>
        <StateBadge disabled={!isEnabled} />
        <div className="end commands">
          {isEnabled ? (
            <SendTestWebhookButton id={endpoint.id} onDone={refresh} />
          ) : (
            <EnableWebhookEndpointButton id={endpoint.id} onDone={refresh} />
          )}
          {commands.map(([command, permission]) => (
            <CommandButton
              key={command}
              permission={permission}
              tone={command === 'delete' ? 'danger' : 'outline'}
              onPress={() => setOpened(command)}
            >
              {text(
                `resources.webhook-endpoints.${command === 'edit' ? 'form.edit' : (`${command}.command` as const)}`,
              )}
            </CommandButton>
          ))}
        </div>
      </header>
      <Trouble endpoint={endpoint} />
      <Settings endpoint={endpoint} />
      <WebhookDeliveryList
        endpointId={endpoint.id}
        actions={
          isEnabled && (
            <CommandButton permission={permissionOf(redeliverWebhooks)} onPress={() => setOpened('redeliver')}>
              {text('resources.webhook-deliveries.redeliver.command')}
            </CommandButton>
          )
        }
      />
      <Dialogs
        endpoint={endpoint}
        opened={opened}
        onReload={onReload}
        onClose={() => setOpened(undefined)}
        onSecret={(fresh) => {
          setOpened(undefined)
          setSecret(fresh)
        }}
      />
      {secret !== undefined && (
        <WebhookSecretDialog
          secret={secret}
          isRotated
          onClose={() => {
            setSecret(undefined)
            refresh()
          }}
        />
      )}
    </article>
  )
}

const Loaded = ({ id }: { readonly id: WebhookEndpointId }) => {
  const { data, error, refetch } = useGetOne<WebhookEndpointRow>('webhook-endpoints', { id })
  if (data !== undefined) return <Endpoint endpoint={data} onReload={async () => (await refetch()).data} />
  if (error === null) return <PageSkeleton />
  if (statusOfError(error) === 404) return <Navigate to="/404" replace />
  return <PageFailure message={error.message} onRetry={() => void refetch()} />
}

/** An endpoint with its commands, and what was sent to it. */
export const WebhookEndpointPage = () => {
  const id = webhookEndpointId.safeParse(useParams().id)
  return id.success ? <Loaded id={id.data} /> : <Navigate to="/404" replace />
}
