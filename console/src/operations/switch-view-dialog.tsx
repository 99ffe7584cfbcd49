import { switchView } from '@pinline/contracts/gateway/operations/switch-view'
import { useNotify } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useOperation } from './use-operation.ts'
import type { Generation, View } from './views.ts'

interface SwitchViewDialogProps {
  readonly view: View
  readonly standby: Generation
  /** Why the generation may differ from the live one. */
  readonly doubt: 'not_compared' | 'not_equal' | undefined
  readonly onClose: () => void
}

/** Asks before queries read the other generation. */
export const SwitchViewDialog = ({ view, standby, doubt, onClose }: SwitchViewDialogProps) => {
  const text = useText()
  const notify = useNotify()
  const { run, busy } = useOperation(switchView)
  const { service, name, live } = view
  const isEarlier = standby.number < live.number
  const labels = { generation: standby.label, live: live.label, view: name }
  const confirm = async () => {
    const done = await run({ service, view: name, generation: standby.number })
    onClose()
    if (done !== undefined) notify('operations.views.switched', { messageArgs: labels })
  }
  return (
    <ConfirmDialog
      title={text(isEarlier ? 'operations.views.confirm_switch_back' : 'operations.views.confirm_switch', labels)}
      effects={[
        text('operations.views.effect_switch', labels),
        text('operations.views.effect_back', labels),
        ...(isEarlier || doubt === undefined ? [] : [text(`operations.views.${doubt}`, labels)]),
      ]}
      confirm={text(isEarlier ? 'operations.views.switch_back' : 'operations.views.switch', labels)}
      tone="gold"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
