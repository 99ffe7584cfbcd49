import { permissionOf } from '@pinline/contracts/api/call'
import type { AfterSaleRecord } from '@pinline/contracts/order/after-sale/after-sales-resource'
import { answerAfterSale } from '@pinline/contracts/order/after-sale/answer-after-sale'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'
import { AttachFiles } from '../files/attach-files.tsx'
import { useAttachedFiles } from '../files/use-attached-files.ts'
import { useAfterSaleSnippets } from './use-after-sale-snippets.ts'

const maxLength = 1000

/** A message to the buyer of a request, with files. */
export const AnswerAfterSaleForm = ({ request, onDone }: { request: AfterSaleRecord; onDone: () => void }) => {
  const { afterSaleNo } = request
  const { send, isPending } = useCommand(answerAfterSale)
  const attached = useAttachedFiles('after-sales')
  return (
    <NoteForm
      texts="resources.after-sales.talk"
      permission={permissionOf(answerAfterSale)}
      snippets={useAfterSaleSnippets(request)}
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
