import type { WebhookEndpointRow } from '@pinline/contracts/notification/webhook/webhook-endpoint-row'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'

/** The share of requests of the last 24 hours that failed. */
export const WebhookFailures = ({ endpoint }: { readonly endpoint: WebhookEndpointRow }) => {
  const text = useText()
  const format = useFormat()
  const { requests, failures } = endpoint
  if (requests === 0) return <span className="small">{text('resources.webhook-endpoints.no_requests')}</span>
  const share = format.percent(failures / requests)
  return (
    <span className={failures > 0 ? 'figure late' : 'figure'} title={text('resources.webhook-endpoints.rate_title')}>
      {text('resources.webhook-endpoints.rate', {
        ...{ share, failures: format.number(failures), requests: format.number(requests) },
      })}
    </span>
  )
}
