import { permissionOf } from '@pinline/contracts/api/call'
import { addOrderNote, maxOrderNoteLength } from '@pinline/contracts/order/order/add-order-note'
import type { OrderNumber } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import type { ReactNode } from 'react'
import { useNotify } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'

interface AddOrderNoteButtonProps {
  readonly orderNo: OrderNumber
  /** What is noted. */
  readonly note: string
  readonly onDone: () => void
  readonly children: ReactNode
}

/** Notes a decision on an order with one press. */
export const AddOrderNoteButton = ({ orderNo, note, onDone, children }: AddOrderNoteButtonProps) => {
  const notify = useNotify()
  const { send, isPending } = useCommand(addOrderNote)
  const press = async () => {
    const result = await send({ orderNo, note: note.slice(0, maxOrderNoteLength) })
    if (result.kind === 'done') {
      notify('resources.orders.notes.done')
      onDone()
    } else if (result.kind !== 'conflict' && result.message !== '') notify(result.message, { type: 'error' })
  }
  return (
    <CommandButton permission={permissionOf(addOrderNote)} busy={isPending} onPress={() => void press()}>
      {children}
    </CommandButton>
  )
}
