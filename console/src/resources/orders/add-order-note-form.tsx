import { permissionOf } from '@pinline/contracts/api/call'
import { addOrderNote, maxOrderNoteLength } from '@pinline/contracts/order/order/add-order-note'
import type { OrderNumber } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'

/** A note of staff on an order. */
export const AddOrderNoteForm = ({ orderNo, onDone }: { orderNo: OrderNumber; onDone: () => void }) => {
  const { send, isPending } = useCommand(addOrderNote)
  return (
    <NoteForm
      texts="resources.orders.notes"
      permission={permissionOf(addOrderNote)}
      resource="orders"
      onSend={(note) => send({ orderNo, note })}
      maxLength={maxOrderNoteLength}
      {...{ isPending, onDone }}
    />
  )
}
