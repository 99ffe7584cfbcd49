import type {
  SecurityEventFilter,
  SecurityEventRow,
} from '@pinline/contracts/account/security-events/security-event-row'
import { Link } from 'react-router-dom'
import { Detail, DetailDrawer } from '../../layout/detail-drawer.tsx'
import { filteredList } from '../../layout/list/filtered-list.ts'
import { useReachable } from '../../layout/use-reachable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useAuditLabels } from '../audit/audit-labels.ts'
import { OutcomeBadge } from '../audit/outcome-badge.tsx'
import { Party } from '../audit/party.tsx'
import { CountBars } from './count-bars.tsx'
import { SecurityEventAccount } from './security-event-account.tsx'
import { useSecurityEventCounts } from './use-security-event-counts.ts'

const dayMs = 86_400_000
const intervalMs = 600_000

/** Events of the same kind, account and address, of the 24 hours until a row's last event. */
const sameOf = ({ kind, account, address, from, lastAt }: SecurityEventRow): SecurityEventFilter => ({
  kind,
  ...(account?.id == null ? {} : { account: account.id }),
  ...(address === '' ? {} : { address }),
  from: new Date(new Date(from).getTime() - dayMs + intervalMs).toISOString(),
  to: lastAt,
})

const Counts = ({ row }: { row: SecurityEventRow }) => {
  const text = useText()
  const { data, error } = useSecurityEventCounts(sameOf(row))
  if (data !== undefined) return <CountBars counts={data} />
  return (
    <p className="sheet-note" role={error === null ? 'status' : 'alert'}>
      {error === null ? text('shell.loading') : error.message}
    </p>
  )
}

const Details = ({ row }: { row: SecurityEventRow }) => {
  const text = useText()
  const format = useFormat()
  const labels = useAuditLabels()
  const moment = (at: string) => (
    <time className="figure" dateTime={at}>
      {format.timestamp(at)}
    </time>
  )
  return (
    <dl className="facts">
      <Detail name={text('resources.security-events.fields.outcome')}>
        <OutcomeBadge outcome={row.outcome} times={1} />
      </Detail>
      <Detail name={text('resources.security-events.fields.times')}>
        <span className="figure">{format.number(row.times)}</span>
      </Detail>
      <Detail name={text('resources.security-events.fields.firstAt')}>{moment(row.firstAt)}</Detail>
      <Detail name={text('resources.security-events.fields.lastAt')}>{moment(row.lastAt)}</Detail>
      <Detail name={text('resources.security-events.fields.account')}>
        {row.account === null ? <SecurityEventAccount {...row} /> : <Party party={row.account} />}
      </Detail>
      {!row.isRest && (
        <Detail name={text('resources.security-events.fields.actor')}>
          <Party party={row.actor} />
        </Detail>
      )}
      {(!row.isRest || row.address !== '') && (
        <Detail name={text('resources.security-events.fields.address')}>
          <span className="figure">{row.address}</span>
        </Detail>
      )}
      {!row.isRest && (
        <Detail name={text('resources.security-events.fields.userAgent')}>
          <span className="figure">{row.userAgent}</span>
        </Detail>
      )}
      <Detail name={text('resources.security-events.fields.calls')}>{format.list(row.calls.map(labels.what))}</Detail>
      <Detail name={text('resources.security-events.fields.service')}>
        <span className="figure">{row.service}</span>
      </Detail>
    </dl>
  )
}

/** The same time in the audit trail, by address or else by account. */
const trailOf = ({ address, account, firstAt, lastAt, isRest }: SecurityEventRow): string =>
  filteredList('/audit', {
    // The trail is not searched by network.
    ...(address === '' || isRest ? {} : { address }),
    ...(address !== '' || account?.id == null ? {} : { actor: account.id }),
    from: firstAt,
    to: lastAt,
  })

/** One row, its events over time, and the way to others like it. */
export const SecurityEventDrawer = ({
  row,
  onClose,
  onFilter,
}: {
  row: SecurityEventRow
  onClose: () => void
  /** Shows the rows of an account or an address. */
  onFilter: (filter: SecurityEventFilter) => void
}) => {
  const text = useText()
  const hasTrail = useReachable('/audit')
  const accountId = row.account?.id ?? undefined
  return (
    <DetailDrawer title={text(`resources.security-events.kind.${row.kind}`)} onClose={onClose}>
      <Details row={row} />
      <Counts row={row} />
      <div className="detail-more">
        {accountId !== undefined && (
          <button
            type="button"
            className="button outline button-small"
            onClick={() => onFilter({ account: accountId })}
          >
            {text('resources.security-events.page.same_account')}
          </button>
        )}
        {row.address !== '' && (
          <button
            type="button"
            className="button outline button-small"
            onClick={() => onFilter({ address: row.address })}
          >
            {text('resources.security-events.page.same_address')}
          </button>
        )}
        {hasTrail && <Link to={trailOf(row)}>{text('resources.security-events.page.trail')}</Link>}
        <p className="small">{text(`resources.security-events.page.${row.isRest ? 'rest' : 'note'}`)}</p>
      </div>
    </DetailDrawer>
  )
}
