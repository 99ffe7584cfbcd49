import { permissionOf } from '@pinline/contracts/api/call'
import { addToDoComment } from '@pinline/contracts/notification/to-do/add-to-do-comment'
import { toDoCommentLength } from '@pinline/contracts/notification/to-do/to-do-changed'
import { useCommand } from '@pinline/ui/commands/use-command'
import { NoteForm } from '../../layout/note-form.tsx'

/** A comment for colleagues on a to-do. */
export const AddToDoCommentForm = ({ id, onDone }: { id: string; onDone: () => void }) => {
  const { send, isPending } = useCommand(addToDoComment)
  return (
    <NoteForm
      texts="resources.to-dos.comments"
      permission={permissionOf(addToDoComment)}
      maxLength={toDoCommentLength}
      resource="to-dos"
      onSend={(comment) => send({ id, comment })}
      {...{ isPending, onDone }}
    />
  )
}
