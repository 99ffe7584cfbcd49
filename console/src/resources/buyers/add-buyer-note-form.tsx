import { addBuyerNote, maxBuyerNoteLength } from '@pinline/contracts/account/people/add-buyer-note'
import { permissionOf } from '@pinline/contracts/api/call'
import type { BuyerId } from '@pinline/events/ids'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'
import { useKnownName } from '../people/use-known-name.ts'

/** A note of staff about a buyer. */
export const AddBuyerNoteForm = ({ id, onDone }: { id: BuyerId; onDone: () => void }) => {
  const { send, isPending } = useCommand(addBuyerNote)
  return (
    <NoteForm
      texts="resources.buyers.notes"
      permission={permissionOf(addBuyerNote)}
      maxLength={maxBuyerNoteLength}
      resource="buyers"
      snippets={{ values: { buyer: useKnownName(id) } }}
      onSend={(note) => send({ id, note })}
      {...{ isPending, onDone }}
    />
  )
}
