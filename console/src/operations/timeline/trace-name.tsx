import type { OrderTraceLine } from '@pinline/contracts/gateway/streams/get-order-trace'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useReachable } from '../../layout/use-reachable.ts'
import { useText } from '../../messages/use-text.ts'
import { useAuditLabels } from '../../resources/audit/audit-labels.ts'

/** Shows the event beside a list. */
const eventLink = ({ service, id }: OrderTraceLine): string =>
  `/operations/streams?${new URLSearchParams({ mode: 'search', event: `${service}:${id}` }).toString()}`

/** A delivery is identified as `webhook <endpoint>:<message>`. */
const endpointLink = ({ id }: OrderTraceLine): string =>
  `/webhook-endpoints/${id.slice('webhook '.length, id.indexOf(':'))}/show`

/** What came of it: why a command was refused, or whether a message has arrived. */
const TraceOutcome = ({ kind, outcome }: { kind: OrderTraceLine['kind']; outcome: string }) => {
  const translate = useTranslate()
  const labels = useAuditLabels()
  const isBad = kind === 'refused' || outcome === 'failed'
  return (
    <span className={`trace-outcome ${isBad ? 'late' : 'small'}`} title={outcome}>
      {translate(`operations.trace.state.${outcome}`, { _: labels.outcome(outcome) })}
    </span>
  )
}

/** What happened: an event leads to its data, a webhook to its endpoint, and a refusal says why. */
export const TraceName = ({ line }: { line: OrderTraceLine }) => {
  const text = useText()
  const hasEndpoints = useReachable('/webhook-endpoints')
  const link = line.kind === 'event' ? eventLink(line) : line.kind === 'webhook' && hasEndpoints && endpointLink(line)
  return (
    <span className="trace-name">
      <span className="visually-hidden">
        {text(`operations.trace.kind.${line.kind}`)}, {line.service}:{' '}
      </span>
      {link === false ? (
        <b className="part-number" title={line.name}>
          {line.name}
        </b>
      ) : (
        <Link className="part-number" title={line.name} to={link}>
          {line.name}
        </Link>
      )}
      {line.outcome !== null && line.outcome !== 'done' && <TraceOutcome kind={line.kind} outcome={line.outcome} />}
    </span>
  )
}
