import './api-access.css'
import type { MyWebhookEndpoint } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import { Button, buttonClass } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { SkeletonRows } from '@pinline/ui/design/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useFormat } from '../../../app/format.ts'
import { LoadFailure } from '../../../app/load-failure.tsx'
import { useAppContext } from '../../../app/use-app-context.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { ConfirmDeletion, ConfirmRotation } from './confirm-webhook-dialogs.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useWebhookCommands } from './use-webhook-commands.ts'
import { WebhookLog } from './webhook-log.tsx'
import { listMyWebhookEndpointsQuery, type WebhookLogRequest } from './webhooks.queries.ts'
import { WebhookState } from './webhooks-section.tsx'

interface WebhookDetailProps {
  readonly request: Omit<WebhookLogRequest, 'id'> & { readonly id: string }
}

type Open = 'rotate' | 'delete' | { readonly secret: string }

function Endpoint({ endpoint, request }: { endpoint: MyWebhookEndpoint } & WebhookDetailProps): ReactNode {
  const { t } = useTranslation('api-access')
  const format = useFormat()
  const navigate = useNavigate()
  const commands = useWebhookCommands(endpoint.id)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { isPending } = commands
  const isEnabled = endpoint.status === 'enabled'
  const host = new URL(endpoint.url).host
  return (
    <>
      <div className="account-head">
        <h1>{host}</h1>
        <div className="account-buttons">
          <Button isPending={isPending} onPress={() => void (isEnabled ? commands.test() : commands.enable())}>
            {t(isEnabled ? 'hook.test' : 'hook.enable')}
          </Button>
          <Button onPress={() => setOpen('rotate')}>{t('rotate.command')}</Button>
          <Button tone="danger" onPress={() => setOpen('delete')}>
            {t('hook.delete')}
          </Button>
        </div>
      </div>
      <div className="sheet sheet-padded security-what">
        <span className="figure">{endpoint.url}</span>
        <WebhookState endpoint={endpoint} />
        {endpoint.previousSecretUntil !== null && (
          <span className="small">
            {t('keys.previousUntil', { time: format.moment(endpoint.previousSecretUntil) })}
          </span>
        )}
      </div>
      <WebhookLog
        request={{ ...request, id: endpoint.id }}
        onRedeliver={isEnabled ? (id) => void commands.redeliver(id) : undefined}
      />
      {open === 'delete' && (
        <ConfirmDeletion
          endpoint={endpoint}
          isPending={isPending}
          onClose={close}
          onConfirm={async () => {
            if (await commands.remove()) await navigate({ to: '/user/center', search: { tab: 'api-access' } })
          }}
        />
      )}
      {open === 'rotate' && (
        <ConfirmRotation
          endpoint={endpoint}
          isPending={isPending}
          onClose={close}
          onConfirm={async () => {
            const secret = await commands.rotate()
            setOpen(secret === undefined ? undefined : { secret })
          }}
        />
      )}
      {typeof open === 'object' && (
        <SecretDialog
          title={t('secret.title', { name: host })}
          secret={open.secret}
          note={t('hook.secretOnce')}
          onClose={close}
        />
      )}
    </>
  )
}

/** One endpoint of the buyer: its state, its commands, and what was sent to it. */
export function WebhookDetail({ request }: WebhookDetailProps): ReactNode {
  const { t } = useTranslation('api-access')
  const query = useQuery(listMyWebhookEndpointsQuery(useAppContext()))
  if (query.data === undefined)
    return query.isError && !query.isFetching ? (
      <LoadFailure
        title={t('hook.error')}
        retry={t('retry')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <div className="sheet">
        <SkeletonRows label={t('hook.loading')} />
      </div>
    )
  const endpoint = query.data.find(({ id }) => id === request.id)
  if (endpoint !== undefined) return <Endpoint endpoint={endpoint} request={request} />
  return (
    <div className="sheet">
      <EmptyState
        level={1}
        title={t('hook.gone')}
        actions={
          <Link to="/user/center" search={{ tab: 'api-access' }} className={buttonClass()}>
            {t('hook.toList')}
          </Link>
        }
      />
    </div>
  )
}
