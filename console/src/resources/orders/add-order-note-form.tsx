import { permissionOf } from '@pinline/contracts/api/call'
import { addOrderNote } from '@pinline/contracts/order/order/add-order-note'
import type { OrderNumber } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'

const maxLength = 500

/** A note of staff on an order. */
export const AddOrderNoteForm = ({ orderNo, onDone }: { orderNo: OrderNumber; onDone: () => void }) => {
  const { send, isPending } = useCommand(addOrderNote)
  return (
    <NoteForm
      texts="resources.orders.notes"
      permission={permissionOf(addOrderNote)}
      onSend={(note) => send({ orderNo, note })}
      {...{ maxLength, isPending, onDone }}
    />
  )
}
