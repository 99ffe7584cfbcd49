import type { AuditRow } from '@pinline/contracts/account/audit/audit-row'
import { Link } from 'react-router-dom'
import { Detail, DetailDrawer } from '../../layout/detail-drawer.tsx'
import { filteredList } from '../../layout/list/filtered-list.ts'
import { useReachable } from '../../layout/use-reachable.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { useAuditLabels } from './audit-labels.ts'
import './audit.css'
import { ObjectName } from './object-name.tsx'
import { OutcomeBadge } from './outcome-badge.tsx'
import { Party } from './party.tsx'

const Details = ({ entry }: { entry: AuditRow }) => {
  const text = useText()
  const format = useFormat()
  const stored = (value: string | null) =>
    value === null || value === '' ? (
      <span className="small">{text('resources.audit.page.gone')}</span>
    ) : (
      <span className="figure">{value}</span>
    )
  return (
    <dl className="facts">
      <Detail name={text('resources.audit.fields.outcome')}>
        <OutcomeBadge outcome={entry.outcome} times={1} />
      </Detail>
      {entry.times > 1 && (
        <p className="facts-wide">{text('resources.audit.page.counted', { times: format.number(entry.times) })}</p>
      )}
      <Detail name={text('resources.audit.fields.at')}>
        <time className="figure" dateTime={entry.at}>
          {format.timestamp(entry.at)}
        </time>
      </Detail>
      <Detail name={text('resources.audit.fields.actor')}>
        <Party party={entry.actor} />
      </Detail>
      {entry.actor.roleId !== null && (
        <Detail name={text('resources.audit.fields.roleId')}>
          <span className="figure">{entry.actor.roleId}</span>
        </Detail>
      )}
      {entry.subject !== null && (
        <Detail name={text('resources.audit.fields.subject')}>
          <Party party={entry.subject} />
        </Detail>
      )}
      <Detail name={text('resources.audit.fields.address')}>{stored(entry.address)}</Detail>
      <Detail name={text('resources.audit.fields.userAgent')}>{stored(entry.userAgent)}</Detail>
      {Object.entries(entry.objects).map(([field, ids]) => (
        <Detail key={field} name={field}>
          {ids.map((id) => (
            <span key={id} className="audit-id">
              <ObjectName id={id} />
            </span>
          ))}
        </Detail>
      ))}
      <Detail name={text('resources.audit.fields.call')}>
        <span className="figure">
          {entry.service} · {entry.call}
        </span>
      </Detail>
      <Detail name={text('resources.audit.fields.correlationId')}>
        <span className="figure">{entry.correlationId}</span>
      </Detail>
      <Detail name={text('resources.audit.fields.sequence')}>
        <span className="figure">{format.number(entry.sequence)}</span>
      </Detail>
    </dl>
  )
}

/** All fields of one entry. */
export const AuditEntryDrawer = ({
  entry,
  onClose,
  onFilterByCorrelation,
}: {
  entry: AuditRow
  onClose: () => void
  /** Shows all entries of the same request. */
  onFilterByCorrelation: (correlationId: string) => void
}) => {
  const text = useText()
  const labels = useAuditLabels()
  const hasSecurityEvents = useReachable('/security-events')
  return (
    <DetailDrawer title={labels.what(entry.call)} onClose={onClose}>
      <Details entry={entry} />
      <div className="detail-more">
        <button
          type="button"
          className="button outline button-small"
          onClick={() => onFilterByCorrelation(entry.correlationId)}
        >
          {text('resources.audit.page.same')}
        </button>
        {hasSecurityEvents && entry.address !== null && entry.address !== '' && (
          <Link to={filteredList('/security-events', { address: entry.address })}>
            {text('resources.audit.page.security')}
          </Link>
        )}
        <p className="small">{text('resources.audit.page.note')}</p>
      </div>
    </DetailDrawer>
  )
}
