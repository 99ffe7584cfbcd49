import './reconcilers.css'
import type { ServiceOperations } from '@pinline/contracts/api/operations'
import { keyboardScrollable } from '../layout/keyboard-scrollable.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { CheckRowButton } from './check-row-button.tsx'
import { type FoundAt, findingsOf, isKnownKind, isKnownReconciler } from './findings.ts'
import { Fold } from './fold.tsx'

const useReconcilerName = () => {
  const text = useText()
  return (name: string): string => (isKnownReconciler(name) ? text(`operations.reconcilers.names.${name}`) : name)
}

const FindingItem = ({ finding }: { finding: FoundAt }) => {
  const text = useText()
  const format = useFormat()
  const nameOf = useReconcilerName()
  const { kind, service, reconciler, streamId, state, detail, view, firstAt, lastAt } = finding
  return (
    <li>
      <p>
        <b>{isKnownKind(kind) ? text(`operations.findings.kind.${kind}`) : kind}</b>{' '}
        <span className="part-number">{streamId}</span>{' '}
        <span className="tag">{text(`operations.findings.state.${state}`)}</span>
      </p>
      <p className="small">
        {text('operations.findings.where', { reconciler: nameOf(reconciler), service })}
        {' · '}
        {text('operations.findings.found', { first: format.moment(firstAt), last: format.moment(lastAt) })}
      </p>
      <p className="reason">{detail}</p>
      {state === 'open' && view !== null && <CheckRowButton place={{ service, view, rowId: streamId }} />}
    </li>
  )
}

const FindingList = ({ findings }: { findings: readonly FoundAt[] }) => (
  <ul className="finding-list">
    {findings.map((finding) => (
      <FindingItem
        key={`${finding.service} ${finding.reconciler} ${finding.kind} ${finding.streamId}`}
        finding={finding}
      />
    ))}
  </ul>
)

interface ReconcilersProps {
  readonly services: readonly ServiceOperations[]
}

/** Deviations that a person has to look at, if there are any. */
export const Findings = ({ services }: ReconcilersProps) => {
  const text = useText()
  const open = findingsOf(services, true)
  if (open.length === 0) return null
  return (
    <section className="sheet" aria-labelledby="findings">
      <h2 id="findings" className="late">
        {text('operations.findings.title', { smart_count: open.length })}
        <span className="end">{text('operations.findings.note')}</span>
      </h2>
      <FindingList findings={open} />
    </section>
  )
}

const ReconcilerTable = ({ services }: ReconcilersProps) => {
  const text = useText()
  const format = useFormat()
  const nameOf = useReconcilerName()
  const momentOf = (time: string | null) => (time === null ? text('operations.reconcilers.never') : format.moment(time))
  return (
    <div className="stream-wrap" ref={keyboardScrollable}>
      <table className="data-table reconcilers">
        <thead>
          <tr>
            <th>{text('operations.reconcilers.name')}</th>
            <th>{text('operations.reconcilers.last_run')}</th>
            <th>{text('operations.reconcilers.last_round')}</th>
            <th className="number">{text('operations.reconcilers.checked')}</th>
            <th className="number">{text('operations.reconcilers.found')}</th>
            <th className="number">{text('operations.reconcilers.repaired')}</th>
            <th className="number">{text('operations.reconcilers.open')}</th>
          </tr>
        </thead>
        <tbody>
          {services.flatMap(({ name: service, reconcilers }) =>
            reconcilers.map(({ name, lastRunAt, lastRoundAt, checked, found, repaired, open }) => (
              <tr key={`${service} ${name}`}>
                <td>
                  <b className="figure">{service}</b> <span className="small">{nameOf(name)}</span>
                </td>
                <td className="small nowrap">{momentOf(lastRunAt)}</td>
                <td className="small nowrap">{momentOf(lastRoundAt)}</td>
                <td className="number">{format.number(checked)}</td>
                <td className="number">{format.number(found)}</td>
                <td className="number">{format.number(repaired)}</td>
                <td className={open > 0 ? 'number late' : 'number'}>{format.number(open)}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Each reconciler with what it has checked, found and repaired, and the latest findings. */
export const Reconcilers = ({ services, isOpen }: ReconcilersProps & { readonly isOpen?: true }) => {
  const text = useText()
  const latest = findingsOf(services, false)
  const isEmpty = services.every(({ reconcilers }) => reconcilers.length === 0)
  return (
    <Fold
      title={text('operations.reconcilers.title')}
      note={text('operations.reconcilers.note')}
      {...(isOpen && { isOpen })}
    >
      {isEmpty ? (
        <p className="sheet-note">{text('operations.reconcilers.none')}</p>
      ) : (
        <ReconcilerTable services={services} />
      )}
      <h3 className="finding-head">{text('operations.reconcilers.latest')}</h3>
      {latest.length === 0 ? (
        <p className="sheet-note">{text('operations.reconcilers.latest_none')}</p>
      ) : (
        <FindingList findings={latest} />
      )}
    </Fold>
  )
}
