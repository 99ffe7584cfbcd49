import { permissionOf } from '@pinline/contracts/api/call'
import { addOrderNote, maxOrderNoteLength } from '@pinline/contracts/order/order/add-order-note'
import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'
import { useOrderSnippets } from './use-order-snippets.ts'

/** A note of staff on an order. */
export const AddOrderNoteForm = ({ order, onDone }: { order: OrderRecord; onDone: () => void }) => {
  const { orderNo } = order
  const { send, isPending } = useCommand(addOrderNote)
  return (
    <NoteForm
      texts="resources.orders.notes"
      permission={permissionOf(addOrderNote)}
      resource="orders"
      snippets={useOrderSnippets(order)}
      onSend={(note) => send({ orderNo, note })}
      maxLength={maxOrderNoteLength}
      {...{ isPending, onDone }}
    />
  )
}
