import { permissionOf } from '@pinline/contracts/api/call'
import { answerAfterSale } from '@pinline/contracts/order/after-sale/answer-after-sale'
import type { AfterSaleNo } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'
import { AttachFiles } from '../files/attach-files.tsx'
import { useAttachedFiles } from '../files/use-attached-files.ts'

const maxLength = 1000

/** A message to the buyer of a request, with files. */
export const AnswerAfterSaleForm = ({ afterSaleNo, onDone }: { afterSaleNo: AfterSaleNo; onDone: () => void }) => {
  const { send, isPending } = useCommand(answerAfterSale)
  const attached = useAttachedFiles('after-sales')
  return (
    <NoteForm
      texts="resources.after-sales.talk"
      permission={permissionOf(answerAfterSale)}
      onSend={(message) => send({ afterSaleNo, message, fileIds: attached.fileIds })}
      onDone={() => {
        attached.clear()
        onDone()
      }}
      isHeld={attached.isSending}
      {...{ maxLength, isPending }}
    >
      <AttachFiles attached={attached} />
    </NoteForm>
  )
}
