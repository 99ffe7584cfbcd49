import { compareViews } from '@pinline/contracts/gateway/operations/compare-views'
import { discardView } from '@pinline/contracts/gateway/operations/discard-view'
import { switchView } from '@pinline/contracts/gateway/operations/switch-view'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../layout/command-button.tsx'
import { useText } from '../messages/use-text.ts'
import { changeAuthority, readAuthority } from './authorities.ts'
import { type Compared, isEqual } from './compared.ts'
import { ComparisonResult } from './comparison-result.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Pace } from './pace.ts'
import { RebuildLine } from './rebuild-line.tsx'
import { useOperation } from './use-operation.ts'
import type { Generation, View } from './views.ts'

interface BesideGenerationProps {
  readonly view: View
  readonly beside: Generation
  readonly pace: Pace | undefined
}

/** The generation that is filled for a switch, or kept for a switch back: its progress and what can be done with it. */
export const BesideGeneration = ({ view, beside, pace }: BesideGenerationProps) => {
  const text = useText()
  const notify = useNotify()
  const compare = useOperation(compareViews)
  const change = useOperation(switchView)
  const discard = useOperation(discardView)
  const [compared, setCompared] = useState<Compared>()
  const [asking, setAsking] = useState<'switch' | 'discard'>()
  const { service, name, live } = view
  const isEarlier = beside.number < live.number
  const labels = { generation: beside.label, live: live.label, view: name }
  const input = { service, view: name, generation: beside.number }

  const look = async () => {
    const result = await compare.run(input)
    if (result !== undefined) setCompared(result)
  }

  const confirm = async (action: 'switch' | 'discard') => {
    const done = await (action === 'switch' ? change : discard).run(input)
    setAsking(undefined)
    if (done !== undefined) {
      notify(action === 'switch' ? 'operations.views.switched' : 'operations.views.discarded', { messageArgs: labels })
    }
  }

  const state = !beside.full ? 'filling' : isEarlier ? 'earlier' : 'full'
  const doubt = compared === undefined ? 'not_compared' : isEqual(compared) ? undefined : 'not_equal'

  return (
    <div className="beside-view">
      <div className="beside-head">
        <b className="part">{beside.label}</b>
        <span>{text(`operations.views.state.${state}`, labels)}</span>
        <div className="operation-commands">
          {beside.full && (
            <>
              <CommandButton authority={readAuthority} busy={compare.busy} onPress={() => void look()}>
                {text(compared === undefined ? 'operations.views.compare' : 'operations.views.compare_again')}
              </CommandButton>
              <CommandButton
                authority={changeAuthority}
                tone={isEarlier ? 'outline' : 'gold'}
                onPress={() => setAsking('switch')}
              >
                {text(isEarlier ? 'operations.views.switch_back' : 'operations.views.switch', labels)}
              </CommandButton>
            </>
          )}
          <CommandButton authority={changeAuthority} tone="danger" onPress={() => setAsking('discard')}>
            {text('operations.views.discard', labels)}
          </CommandButton>
        </div>
      </div>
      <RebuildLine live={live} beside={beside} pace={pace} compared={compared} />
      {compared !== undefined && <ComparisonResult compared={compared} live={live} beside={beside} />}
      {asking === 'switch' && (
        <ConfirmDialog
          title={text(isEarlier ? 'operations.views.ask_switch_back' : 'operations.views.ask_switch', labels)}
          effects={[
            text('operations.views.effect_switch', labels),
            text('operations.views.effect_back', labels),
            ...(isEarlier || doubt === undefined ? [] : [text(`operations.views.${doubt}`, labels)]),
          ]}
          confirm={text(isEarlier ? 'operations.views.switch_back' : 'operations.views.switch', labels)}
          tone="gold"
          busy={change.busy}
          onConfirm={() => void confirm('switch')}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'discard' && (
        <ConfirmDialog
          title={text('operations.views.ask_discard', labels)}
          effects={[text('operations.views.effect_discard', labels), text('operations.views.effect_reads', labels)]}
          confirm={text('operations.views.discard', labels)}
          tone="danger"
          busy={discard.busy}
          onConfirm={() => void confirm('discard')}
          onClose={() => setAsking(undefined)}
        />
      )}
    </div>
  )
}
