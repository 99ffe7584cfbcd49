import type {
  WebhookDeliveryRow,
  WebhookTry,
} from '@pinline/contracts/notification/webhook/webhook-deliveries-resource'
import { useGetOne } from 'react-admin'
import { Detail, DetailDrawer } from '../../layout/detail-drawer.tsx'
import { SheetWaiting } from '../../layout/sheet-waiting.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { DeliveryStateTag } from './delivery-state-tag.tsx'
import { RedeliverWebhooksButton } from './redeliver-webhooks-button.tsx'
import { useTryResult } from './use-try-result.ts'

const readable = (body: string): string => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** The requests of a delivery, latest first, with what was responded. */
const Requests = ({ requests }: { readonly requests: readonly WebhookTry[] }) => {
  const text = useText()
  const format = useFormat()
  const resultOf = useTryResult()
  return (
    <section className="webhook-requests">
      <h3>{text('resources.webhook-deliveries.requests')}</h3>
      {requests.length === 0 && <p>{text('resources.webhook-deliveries.no_requests')}</p>}
      <ol>
        {requests.toReversed().map((one) => (
          <li key={one.at}>
            <p>
              <time className="figure" dateTime={one.at}>
                {format.timestamp(one.at)}
              </time>{' '}
              <b>{resultOf(one)}</b> <span className="figure">{format.milliseconds(one.milliseconds)}</span>
            </p>
            {one.answer !== '' && <pre>{one.answer}</pre>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Details = ({ delivery }: { readonly delivery: WebhookDeliveryRow }) => {
  const text = useText()
  const format = useFormat()
  const field = (name: 'state' | 'messageId' | 'subject' | 'at' | 'tries' | 'nextTryAt') =>
    text(`resources.webhook-deliveries.fields.${name}`)
  const moment = (at: string) => (
    <time className="figure" dateTime={at}>
      {format.timestamp(at)}
    </time>
  )
  return (
    <>
      <dl className="facts">
        <Detail name={field('state')}>
          <DeliveryStateTag state={delivery.state} />
        </Detail>
        <Detail name={field('messageId')}>
          <span className="figure webhook-id">{delivery.messageId}</span>
        </Detail>
        {delivery.subject !== null && (
          <Detail name={field('subject')}>
            <span className="figure">{delivery.subject}</span>
          </Detail>
        )}
        <Detail name={field('at')}>{moment(delivery.at)}</Detail>
        <Detail name={field('tries')}>
          <span className="figure">{format.number(delivery.tries)}</span>
        </Detail>
        {delivery.nextTryAt !== null && <Detail name={field('nextTryAt')}>{moment(delivery.nextTryAt)}</Detail>}
      </dl>
      <Requests requests={delivery.requests ?? []} />
      <section className="webhook-requests">
        <h3>{text('resources.webhook-deliveries.body')}</h3>
        <pre>{readable(delivery.body ?? '')}</pre>
      </section>
    </>
  )
}

interface WebhookDeliveryDrawerProps {
  readonly id: string
  readonly type: string
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** One delivery: what was sent, and what was responded to each request. */
export const WebhookDeliveryDrawer = ({ id, type, onChanged, onClose }: WebhookDeliveryDrawerProps) => {
  const { data, error, refetch } = useGetOne<WebhookDeliveryRow>('webhook-deliveries', { id })
  const changed = () => {
    void refetch()
    onChanged()
  }
  return (
    <DetailDrawer title={type} onClose={onClose}>
      {data === undefined ? (
        <SheetWaiting error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Details delivery={data} />
          {data.state !== 'waiting' && (
            <div className="detail-more">
              <RedeliverWebhooksButton delivery={data} onDone={changed} />
            </div>
          )}
        </>
      )}
    </DetailDrawer>
  )
}
