import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { useCommand } from '@pinline/ui/commands/use-command'
import { BookingDialog, type BookingDialogProps } from './booking-dialog.tsx'

/** Books a difference of the count. */
export const AdjustStockDialog = (props: Omit<BookingDialogProps, 'kind' | 'busy' | 'send'>) => {
  const { send, isPending } = useCommand(adjustStock)
  return <BookingDialog kind="adjust" busy={isPending} send={(booking) => send(booking)} {...props} />
}
