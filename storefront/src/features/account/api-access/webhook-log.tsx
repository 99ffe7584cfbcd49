import type { MyWebhookDelivery } from '@pinline/contracts/notification/webhook/my-webhook-fields'
import { Button } from '@pinline/ui/design/button.tsx'
import { EmptyState } from '@pinline/ui/design/empty-state.tsx'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../app/format.ts'
import { PagedList } from '../../../app/paged-list.tsx'
import { useAppContext } from '../../../app/use-app-context.ts'
import { useTranslation } from '../../../app/use-translation.ts'
import { listMyWebhookDeliveriesQuery, type WebhookLogRequest } from './webhooks.queries.ts'

interface WebhookLogProps {
  readonly request: WebhookLogRequest
  /** Undefined while the endpoint is disabled. */
  readonly onRedeliver: ((deliveryId: string) => void) | undefined
}

const asJson = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)

/** A body as it went over the line; a long one scrolls on its own. */
function SentBody({ text }: { text: string }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys.
    <pre tabIndex={0}>{text}</pre>
  )
}

/** What was sent, and each request with its response. */
function Requests({ delivery: { body, requests } }: { delivery: MyWebhookDelivery }): ReactNode {
  const { t } = useTranslation('api-access')
  const format = useFormat()
  return (
    <details className="api-requests">
      <summary>{t('hook.details')}</summary>
      {requests.map(({ at, status, error, milliseconds, answer }) => (
        <div key={at}>
          <p className="small">
            {format.moment(at)}
            {' · '}
            {status === null ? t(`hook.failure.${error ?? 'connection-failed'}`) : `HTTP ${status}`}
            {' · '}
            {t('hook.milliseconds', { count: milliseconds })}
          </p>
          {answer !== '' && <SentBody text={answer} />}
        </div>
      ))}
      <p className="small">{t('hook.body')}</p>
      <SentBody text={asJson(body)} />
    </details>
  )
}

function DeliveryItem({
  delivery,
  onRedeliver,
}: { readonly delivery: MyWebhookDelivery } & Pick<WebhookLogProps, 'onRedeliver'>): ReactNode {
  const { t } = useTranslation('api-access')
  const format = useFormat()
  const { id, type, subject, state, at } = delivery
  return (
    <li className="security-row api-row">
      <div className="security-what">
        <span>
          <b className="figure">{type}</b>{' '}
          <span className={state === 'delivered' ? 'tag tag-ok' : 'tag'}>{t(`hook.state.${state}`)}</span>
        </span>
        <span className="small api-times">
          <span>{format.moment(at)}</span>
          {subject !== null && <span className="figure">{subject}</span>}
        </span>
        <Requests delivery={delivery} />
      </div>
      {state !== 'waiting' && onRedeliver !== undefined && (
        <Button small aria-label={t('hook.redeliverName', { type })} onPress={() => onRedeliver(id)}>
          {t('hook.redeliver')}
        </Button>
      )}
    </li>
  )
}

/** What was sent to an endpoint, or was to be, newest first. */
export function WebhookLog({ request, onRedeliver }: WebhookLogProps): ReactNode {
  const { t } = useTranslation('api-access')
  const { t: security } = useTranslation('security')
  const navigate = useNavigate()
  const list = useQuery(listMyWebhookDeliveriesQuery(useAppContext(), request))
  return (
    <section className="account-part api-log" aria-labelledby="webhook-log">
      <h2 id="webhook-log">{t('hook.log')}</h2>
      <div className="sheet security-rows">
        <PagedList
          list={list}
          texts={{ loading: t('hook.logLoading'), failed: t('hook.logError'), retry: t('retry') }}
          pagerTexts={(total) => ({
            label: t('hook.pager'),
            sizes: security('activity.sizes'),
            previous: security('activity.previous'),
            next: security('activity.next'),
            total: security('activity.total', { count: total }),
          })}
          hidesOnePage
          empty={
            <EmptyState title={t('hook.logEmpty')}>
              <p>{t('hook.logEmptyText')}</p>
            </EmptyState>
          }
          rowOf={(delivery) => <DeliveryItem key={delivery.id} delivery={delivery} onRedeliver={onRedeliver} />}
          onPage={({ page, pageSize }) =>
            void navigate({
              to: '/user/center',
              search: {
                tab: 'api-access',
                request: request.id,
                ...(page === 1 ? {} : { page }),
                ...(pageSize === 15 ? {} : { pageSize }),
              },
              resetScroll: false,
            })
          }
        />
      </div>
    </section>
  )
}
