import type { OrderNumber } from '@pinline/events/ids'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { PageSkeleton } from '../../layout/page-skeleton.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { isRetryable, type MoveOutcome } from './bulk-move.ts'
import { StatusPill } from './status-pill.tsx'
import type { BulkStep, MovedOrder, useBulkMove } from './use-bulk-move.ts'

const useOutcomeText = () => {
  const text = useText()
  return (outcome: MoveOutcome): string =>
    'message' in outcome && outcome.message !== ''
      ? outcome.message
      : text(`resources.orders.bulk.outcome.${outcome.kind}`)
}

const Results = ({ orders }: { orders: readonly MovedOrder[] }) => {
  const text = useText()
  const format = useFormat()
  const outcomeText = useOutcomeText()
  const counts = Map.groupBy(orders, ({ outcome }) => outcome.kind)
  return (
    <>
      <ul className="effects" aria-live="polite">
        {[...counts].map(([kind, own]) => (
          <li key={kind}>
            {text('resources.orders.bulk.count', {
              outcome: text(`resources.orders.bulk.outcome.${kind}`),
              count: format.number(own.length),
            })}
          </li>
        ))}
      </ul>
      <div className="data-table-scroll bulk-results" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text('resources.orders.fields.orderNo')}</th>
              <th scope="col">{text('resources.orders.fields.status')}</th>
              <th scope="col">{text('resources.orders.bulk.result')}</th>
            </tr>
          </thead>
          <tbody>
            {orders.map(({ orderNo, status, outcome }) => (
              <tr key={orderNo}>
                <td className="part-number">{orderNo}</td>
                <td>
                  <StatusPill status={outcome.kind === 'done' ? outcome.status : status} />
                </td>
                <td>{outcomeText(outcome)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface BulkMoveDialogProps {
  readonly step: BulkStep
  readonly move: ReturnType<typeof useBulkMove>
  /** Called with what is not through, which stays selected. */
  readonly onClose: (left: readonly OrderNumber[]) => void
}

/** Moves the selected orders by one step: shows first what will be done, then what became of each. */
export const BulkMoveDialog = ({ step, move, onClose }: BulkMoveDialogProps) => {
  const text = useText()
  const notify = useNotify()
  const [hasRun, setHasRun] = useState(false)
  const { orders, isRunning, run, stop } = move
  const ready = orders?.filter(({ outcome }) => outcome.kind === 'waiting') ?? []
  const again = orders?.filter(({ outcome }) => isRetryable(outcome)) ?? []
  const canRun = !hasRun && ready.length > 0
  const close = () =>
    onClose(orders?.filter(({ outcome }) => outcome.kind !== 'done').map(({ orderNo }) => orderNo) ?? [])

  const submit = async () => {
    if (orders === undefined) return
    if (!canRun && again.length === 0) return close()
    setHasRun(true)
    await run(orders).catch(() => notify('resources.orders.bulk.unavailable', { type: 'error' }))
  }
  const confirm = (): string => {
    if (!hasRun && ready.length > 0) return text(`resources.orders.bulk.confirm.${step}`, { smart_count: ready.length })
    if (isRunning) return text('resources.orders.bulk.outcome.sending')
    if (again.length > 0) return text('resources.orders.bulk.retry', { smart_count: again.length })
    return text('forms.close')
  }

  return (
    <FormDialog
      wide
      title={text(`resources.orders.bulk.title.${step}`)}
      cancelLabel={text(isRunning ? 'resources.orders.bulk.stop' : hasRun ? 'forms.close' : 'forms.leave')}
      confirm={confirm()}
      busy={isRunning || orders === undefined}
      onSubmit={submit}
      onClose={isRunning ? stop : close}
    >
      {orders === undefined ? <PageSkeleton /> : <Results orders={orders} />}
      {orders !== undefined && !hasRun && (
        <p className="field-hint">
          {text(ready.length === 0 ? 'resources.orders.bulk.none' : 'resources.orders.bulk.hint')}
        </p>
      )}
    </FormDialog>
  )
}
