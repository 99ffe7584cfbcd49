import {
  type MyWebhookEndpoint,
  maxMyWebhookEndpoints,
} from '@pinline/contracts/notification/webhook/my-webhook-fields'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { LoadFailure } from '../../../app/load-failure.tsx'
import { useAppContext } from '../../../app/use-app-context.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { CreateMyWebhookEndpointDialog } from './create-my-webhook-endpoint-dialog.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { listMyWebhookEndpointsQuery, reloadWebhooks } from './webhooks.queries.ts'

type Open = { readonly kind: 'create' } | { readonly kind: 'secret'; readonly host: string; readonly secret: string }

/** Whether it is disabled, fails, or when it took the last event. */
export function WebhookState({ endpoint }: { endpoint: MyWebhookEndpoint }): ReactNode {
  const { t } = useTranslation('api-access')
  const format = useFormat()
  const { status, disabledReason, disabledAt, failingSince, lastDeliveredAt } = endpoint
  if (status === 'disabled' && disabledAt !== null)
    return (
      <span className="small api-trouble">
        {t(`hook.disabled.${disabledReason ?? 'staff'}`, { time: format.moment(disabledAt) })}
      </span>
    )
  if (failingSince !== null)
    return <span className="small api-trouble">{t('hook.failing', { time: format.moment(failingSince) })}</span>
  return (
    <span className="small">
      {lastDeliveredAt === null
        ? t('hook.undelivered')
        : t('hook.lastDelivered', { time: format.moment(lastDeliveredAt) })}
    </span>
  )
}

function WebhookItem({ endpoint }: { endpoint: MyWebhookEndpoint }): ReactNode {
  const { t } = useTranslation('api-access')
  return (
    <li className="security-row api-row">
      <div className="security-what">
        <span>
          <b>{new URL(endpoint.url).host}</b>{' '}
          <span className={endpoint.status === 'enabled' ? 'tag tag-ok' : 'tag'}>
            {t(`hook.status.${endpoint.status}`)}
          </span>
        </span>
        <span className="small figure">{endpoint.url}</span>
        <WebhookState endpoint={endpoint} />
      </div>
      <Link
        to="/user/center"
        search={{ tab: 'api-access', request: endpoint.id }}
        className={buttonClass({ small: true })}
        aria-label={t('hook.openName', { host: new URL(endpoint.url).host })}
      >
        {t('hook.open')}
      </Link>
    </li>
  )
}

/** The buyer's webhook endpoints. */
export function WebhooksSection(): ReactNode {
  const { t } = useTranslation('api-access')
  const context = useAppContext()
  const query = useQuery(listMyWebhookEndpointsQuery(context))
  const [open, setOpen] = useState<Open>()
  const endpoints = query.data
  const create = (
    <Button onPress={() => setOpen({ kind: 'create' })}>
      <Plus className="icon" aria-hidden="true" />
      {t('hook.create')}
    </Button>
  )
  return (
    <section className="account-part" aria-labelledby="webhooks">
      <div className="security-head">
        <h2 id="webhooks">{t('hook.title')}</h2>
        {endpoints !== undefined && endpoints.length > 0 && endpoints.length < maxMyWebhookEndpoints && create}
      </div>
      {endpoints === undefined ? (
        query.isError && !query.isFetching ? (
          <LoadFailure
            title={t('hook.error')}
            retry={t('retry')}
            error={query.error}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <div className="sheet">
            <SkeletonRows rows={2} label={t('hook.loading')} />
          </div>
        )
      ) : endpoints.length === 0 ? (
        <div className="sheet">
          <EmptyState title={t('hook.empty')} actions={create}>
            <p>{t('hook.emptyText')}</p>
          </EmptyState>
        </div>
      ) : (
        <ul className="sheet security-rows">
          {endpoints.map((endpoint) => (
            <WebhookItem key={endpoint.id} endpoint={endpoint} />
          ))}
        </ul>
      )}
      {open?.kind === 'create' && (
        <CreateMyWebhookEndpointDialog
          onClose={() => setOpen(undefined)}
          onDone={async ({ url, secret }) => {
            setOpen({ kind: 'secret', host: new URL(url).host, secret })
            await reloadWebhooks(context.queryClient)
          }}
        />
      )}
      {open?.kind === 'secret' && (
        <SecretDialog
          title={t('secret.title', { name: open.host })}
          secret={open.secret}
          note={t('hook.secretOnce')}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  )
}
