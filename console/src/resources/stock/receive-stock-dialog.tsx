import { receiveStock } from '@pinline/contracts/catalogue/stock/receive-stock'
import { useCommand } from '@pinline/ui/commands/use-command'
import { BookingDialog, type BookingDialogProps } from './booking-dialog.tsx'

/** Books pieces in, against an announced delivery where there is one. */
export const ReceiveStockDialog = (props: Omit<BookingDialogProps, 'kind' | 'busy' | 'send'>) => {
  const { send, isPending } = useCommand(receiveStock)
  return (
    <BookingDialog
      kind="receive"
      busy={isPending}
      send={({ version: _, ...booking }, deliveryId) =>
        send({ ...booking, ...(deliveryId === undefined ? {} : { deliveryId }) })
      }
      {...props}
    />
  )
}
