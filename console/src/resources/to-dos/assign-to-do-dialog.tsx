import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { staffId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { StaffField } from '../../layout/staff-field.tsx'
import { useText } from '../../messages/use-text.ts'

interface AssignToDoDialogProps {
  readonly toDo: ToDoRow
  readonly onDone: () => void
  readonly onReload: () => void
  readonly onClose: () => void
}

/** Hands a to-do over to a colleague. */
export const AssignToDoDialog = ({ toDo, onDone, onReload, onClose }: AssignToDoDialogProps) => {
  const text = useText()
  const [chosen, setChosen] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const { send, isPending } = useCommand(assignToDo)
  const assignee = staffId.safeParse(chosen)
  const submit = async () => {
    setSubmitted(true)
    if (!assignee.success) return
    const outcome = await send({ id: toDo.id, assignee: assignee.data, seen: toDo.assignee })
    setResult(outcome)
    if (outcome.kind === 'done') onDone()
  }
  return (
    <FormDialog
      title={text('resources.to-dos.assign.title')}
      confirm={text('resources.to-dos.assign.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={onReload} />
      <StaffField
        labels={{
          find: text('resources.to-dos.assign.find'),
          person: text('resources.to-dos.assign.person'),
          choose: text('resources.to-dos.assign.choose'),
        }}
        value={chosen}
        fieldError={submitted && !assignee.success ? text('resources.to-dos.assign.missing') : undefined}
        isOffered={({ id, state: isDisabled }) => !isDisabled && id !== toDo.assignee}
        onChange={setChosen}
      />
    </FormDialog>
  )
}
