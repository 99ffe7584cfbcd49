import { endMaintenance } from '@pinline/contracts/account/maintenance/end-maintenance'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { useText } from '../../messages/use-text.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { maintenanceKey } from './use-maintenance-state.ts'

/** Asks once more before buyers can order again. */
export const EndMaintenanceDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { send, isPending } = useCommand(endMaintenance)
  const end = async () => {
    const outcome = await send({})
    void queries.invalidateQueries({ queryKey: maintenanceKey })
    if (outcome.kind === 'done') notify('operations.maintenance.end_done', { type: 'success' })
    else if (outcome.kind !== 'conflict' && outcome.message !== '') notify(outcome.message, { type: 'error' })
    onClose()
  }
  return (
    <ConfirmDialog
      title={text('operations.maintenance.end_title')}
      effects={[text('operations.maintenance.effect_again')]}
      confirm={text('operations.maintenance.end_confirm')}
      tone="gold"
      busy={isPending}
      onConfirm={() => void end()}
      onClose={onClose}
    />
  )
}
