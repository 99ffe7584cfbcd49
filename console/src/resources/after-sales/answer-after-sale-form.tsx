import { permissionOf } from '@pinline/contracts/api/call'
import { answerAfterSale } from '@pinline/contracts/order/after-sale/answer-after-sale'
import type { AfterSaleNo } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'

const maxLength = 1000

/** A message to the buyer of a request. */
export const AnswerAfterSaleForm = ({ afterSaleNo, onDone }: { afterSaleNo: AfterSaleNo; onDone: () => void }) => {
  const { send, isPending } = useCommand(answerAfterSale)
  return (
    <NoteForm
      texts="resources.after-sales.talk"
      permission={permissionOf(answerAfterSale)}
      onSend={(message) => send({ afterSaleNo, message })}
      {...{ maxLength, isPending, onDone }}
    />
  )
}
