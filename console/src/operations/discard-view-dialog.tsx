import { discardView } from '@pinline/contracts/gateway/operations/discard-view'
import { useNotify } from 'react-admin'
import { useText } from '../messages/use-text.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useOperation } from './use-operation.ts'
import type { Generation, View } from './views.ts'

interface DiscardViewDialogProps {
  readonly view: View
  readonly standby: Generation
  readonly onClose: () => void
}

/** Asks before a generation that is not live is discarded. */
export const DiscardViewDialog = ({ view, standby, onClose }: DiscardViewDialogProps) => {
  const text = useText()
  const notify = useNotify()
  const { run, busy } = useOperation(discardView)
  const { service, name, live } = view
  const labels = { generation: standby.label, live: live.label, view: name }
  const confirm = async () => {
    const done = await run({ service, view: name, generation: standby.number })
    onClose()
    if (done !== undefined) notify('operations.views.discarded', { messageArgs: labels })
  }
  return (
    <ConfirmDialog
      title={text('operations.views.confirm_discard', labels)}
      effects={[text('operations.views.effect_discard', labels), text('operations.views.effect_reads', labels)]}
      confirm={text('operations.views.discard', labels)}
      tone="danger"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  )
}
