import { useEffect, useEffectEvent, useState } from 'react'
import { type RaRecord, useListContext, useNotify } from 'react-admin'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { CommandButton } from '../command-button.tsx'
import { type BulkColumn, BulkDialog } from './bulk-dialog.tsx'
import type { StoredRun } from './bulk-run-store.ts'
import { bulkRuns } from './bulk-runs.ts'
import type { BulkStep } from './bulk-step.ts'
import { runsAtWork } from './run-lock.ts'
import { leftOf } from './stored-run.ts'
import { useBulk, useRunPlace } from './use-bulk.ts'

/**
 * The runs of this list that ended before their time; those that are through are forgotten. Their records are selected no
 * longer: the list remembers its selection over a reload, and the step sent anew for it would have effect a second time.
 */
const useInterruptedRuns = (): readonly StoredRun[] => {
  const place = useRunPlace()
  const { selectedIds = [], onSelect } = useListContext()
  const unselect = useEffectEvent((interrupted: readonly StoredRun[]) => {
    const taken = new Set(interrupted.flatMap(({ items }) => items.map(({ id }) => id)))
    const others = selectedIds.filter((id) => !taken.has(id))
    if (others.length < selectedIds.length) onSelect(others)
  })
  const [runs, setRuns] = useState<readonly StoredRun[]>([])
  useEffect(() => {
    let isCurrent = true
    void runsAtWork().then((atWork) => {
      if (!isCurrent) return
      const idle = bulkRuns.readAll(place).filter(({ id }) => !atWork.has(id))
      for (const run of idle) if (leftOf(run) === 0) bulkRuns.remove(run.id)
      const interrupted = idle.filter((run) => leftOf(run) > 0)
      setRuns(interrupted)
      unselect(interrupted)
    })
    return () => {
      isCurrent = false
    }
  }, [place])
  return runs
}

interface InterruptedRunProps<Row extends RaRecord> {
  readonly run: StoredRun
  readonly step: BulkStep<Row>
  readonly columns: readonly BulkColumn<Row>[]
}

const InterruptedRun = <Row extends RaRecord>({ run: found, step, columns }: InterruptedRunProps<Row>) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const { refetch } = useListContext<Row>()
  const bulk = useBulk(step)
  const place = useRunPlace()
  const [run, setRun] = useState(found)
  const [state, setState] = useState<'offered' | 'open' | 'over'>('offered')
  if (state === 'over') return null
  const resume = () => {
    setState('open')
    bulk.restore(run.id).then(
      (isLeft) => {
        if (!isLeft) setState('over')
      },
      () => {
        setState('offered')
        notify('shell.bulk.unavailable', { type: 'error' })
      },
    )
  }
  return (
    <div className="notice notice-info bulk-interrupted" role="status">
      <div>
        {text('shell.bulk.interrupted', {
          title: step.title,
          left: format.number(leftOf(run)),
          total: format.number(run.items.length),
        })}
      </div>
      <CommandButton permission={step.permission} onPress={resume}>
        {text('shell.bulk.continue')}…
      </CommandButton>
      <button
        type="button"
        className="button button-small"
        onClick={() => {
          bulkRuns.remove(run.id)
          setState('over')
        }}
      >
        {text('shell.bulk.discard')}
      </button>
      {state === 'open' && (
        <BulkDialog
          step={step}
          columns={columns}
          bulk={bulk}
          isResumed
          onClose={() => {
            const stored = bulkRuns.readAll(place).find(({ id }) => id === run.id)
            const isLeft = stored !== undefined && leftOf(stored) > 0
            if (isLeft) setRun(stored)
            else bulkRuns.remove(run.id)
            setState(isLeft ? 'offered' : 'over')
            void refetch()
          }}
        />
      )}
    </div>
  )
}

interface InterruptedRunsProps<Row extends RaRecord> {
  readonly steps: readonly BulkStep<Row>[]
  readonly columns: readonly BulkColumn<Row>[]
}

/** Offers to continue what a closed tab, the end of a session or a lost network has interrupted. */
export const InterruptedRuns = <Row extends RaRecord>({ steps, columns }: InterruptedRunsProps<Row>) =>
  useInterruptedRuns().map((run) => {
    const step = steps.find(({ name }) => name === run.step)
    return step !== undefined && <InterruptedRun key={run.id} run={run} step={step} columns={columns} />
  })
