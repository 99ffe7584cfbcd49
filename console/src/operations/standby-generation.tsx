import { compareViews } from '@pinline/contracts/gateway/operations/compare-views'
import { useState } from 'react'
import { CommandButton } from '../layout/command-button.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { ComparisonResult } from './comparison-result.tsx'
import { DiscardViewDialog } from './discard-view-dialog.tsx'
import type { Pace } from './pace.ts'
import { changePermission, readPermission } from './permissions.ts'
import { RebuildLine } from './rebuild-line.tsx'
import { SwitchViewDialog } from './switch-view-dialog.tsx'
import { useOperation } from './use-operation.ts'
import { isEqual, type ViewComparison } from './view-comparison.ts'
import type { Generation, View } from './views.ts'

interface StandbyGenerationProps {
  readonly view: View
  readonly standby: Generation
  readonly pace: Pace | undefined
}

interface StandbyCommandsProps {
  readonly labels: { readonly generation: string; readonly live: string; readonly view: string }
  readonly caughtUp: boolean
  /** True if it was live before: switching to it is a switch back. */
  readonly isEarlier: boolean
  readonly isCompared: boolean
  readonly isComparing: boolean
  readonly onCompare: () => void
  readonly onConfirm: (action: 'switch' | 'discard') => void
}

const StandbyCommands = ({
  labels,
  caughtUp,
  isEarlier,
  isCompared,
  isComparing,
  onCompare,
  onConfirm,
}: StandbyCommandsProps) => {
  const text = useText()
  return (
    <div className="operation-commands">
      {caughtUp && (
        <>
          <CommandButton permission={readPermission} busy={isComparing} onPress={onCompare}>
            {text(isCompared ? 'operations.views.compare_again' : 'operations.views.compare')}
          </CommandButton>
          <CommandButton
            permission={changePermission}
            tone={isEarlier ? 'outline' : 'gold'}
            onPress={() => onConfirm('switch')}
          >
            {text(isEarlier ? 'operations.views.switch_back' : 'operations.views.switch', labels)}
          </CommandButton>
        </>
      )}
      <CommandButton permission={changePermission} tone="danger" onPress={() => onConfirm('discard')}>
        {text('operations.views.discard', labels)}
      </CommandButton>
    </div>
  )
}

/** A generation that is filled for a switch, or retained for a switch back: its progress and its commands. */
export const StandbyGeneration = ({ view, standby, pace }: StandbyGenerationProps) => {
  const text = useText()
  const format = useFormat()
  const compare = useOperation(compareViews)
  const [viewComparison, setViewComparison] = useState<ViewComparison>()
  const [confirming, setConfirming] = useState<'switch' | 'discard'>()
  const { service, name, live } = view
  const isEarlier = standby.number < live.number
  const labels = { generation: standby.label, live: live.label, view: name }
  const input = { service, view: name, generation: standby.number }

  const compareNow = async () => {
    const result = await compare.run(input)
    if (result !== undefined) setViewComparison(result)
  }

  const state = !standby.caughtUp ? 'filling' : isEarlier ? 'earlier' : 'full'
  const doubt = viewComparison === undefined ? 'not_compared' : isEqual(viewComparison) ? undefined : 'not_equal'

  return (
    <div className="beside-view">
      <div className="beside-head">
        <b className="part-number">{standby.label}</b>
        <span>{text(`operations.views.state.${state}`, labels)}</span>
        {standby.until !== null && (
          <span className="small">{text('operations.views.until', { until: format.dateTime(standby.until) })}</span>
        )}
        <StandbyCommands
          labels={labels}
          caughtUp={standby.caughtUp}
          isEarlier={isEarlier}
          isCompared={viewComparison !== undefined}
          isComparing={compare.busy}
          onCompare={() => void compareNow()}
          onConfirm={setConfirming}
        />
      </div>
      <RebuildLine live={live} standby={standby} pace={pace} viewComparison={viewComparison} />
      {viewComparison !== undefined && (
        <ComparisonResult viewComparison={viewComparison} live={live} standby={standby} />
      )}
      {confirming === 'switch' && (
        <SwitchViewDialog view={view} standby={standby} doubt={doubt} onClose={() => setConfirming(undefined)} />
      )}
      {confirming === 'discard' && (
        <DiscardViewDialog view={view} standby={standby} onClose={() => setConfirming(undefined)} />
      )}
    </div>
  )
}
