import { removeTrackingEntry } from '@pinline/contracts/order/order/remove-tracking-entry'
import type { OrderNumber } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useNotify } from 'react-admin'
import { ConfirmCommand } from '../../layout/confirm-command.tsx'
import { useText } from '../../messages/use-text.ts'

interface RemoveTrackingEntryDialogProps {
  readonly orderNo: OrderNumber
  readonly parcelNo: number
  readonly entry: { readonly entryId: string; readonly content: string }
  readonly onReload: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks before a wrong tracking entry is removed. */
export const RemoveTrackingEntryDialog = (dialog: RemoveTrackingEntryDialogProps) => {
  const { orderNo, parcelNo, entry, onReload, onClose } = dialog
  const text = useText()
  const notify = useNotify()
  const { send, isPending } = useCommand(removeTrackingEntry)
  return (
    <ConfirmCommand
      title={text('resources.orders.tracking_entry.remove_title')}
      effects={[entry.content, text('resources.orders.tracking_entry.remove_effect')]}
      confirm={text('resources.orders.tracking_entry.remove')}
      tone="danger"
      busy={isPending}
      send={() => send({ orderNo, parcelNo, entryId: entry.entryId })}
      onDone={() => {
        notify('resources.orders.tracking_entry.removed')
        onClose()
        void onReload()
      }}
      onReload={async () => void (await onReload())}
      onClose={onClose}
    />
  )
}
