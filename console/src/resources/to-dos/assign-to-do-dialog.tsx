import type { StaffRow } from '@pinline/contracts/account/permissions/staff-row'
import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { staffId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'

interface AssignToDoDialogProps {
  readonly toDo: ToDoRow
  readonly onDone: () => void
  readonly onReload: () => void
  readonly onClose: () => void
}

const maxFound = 50

/** Hands a to-do over to a colleague. */
export const AssignToDoDialog = ({ toDo, onDone, onReload, onClose }: AssignToDoDialogProps) => {
  const text = useText()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const { send, isPending } = useCommand(assignToDo)
  const { data: found = [] } = useGetList<StaffRow>('users', {
    filter: q.trim() === '' ? {} : { q: q.trim() },
    pagination: { page: 1, perPage: maxFound },
    sort: { field: 'username', order: 'ASC' },
  })
  const colleagues = found.filter(({ id, state: isDisabled }) => !isDisabled && id !== toDo.assignee)
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
      <Field label={text('resources.to-dos.assign.find')} optional>
        {(control) => (
          <input
            {...control}
            type="search"
            className="input"
            maxLength={80}
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        )}
      </Field>
      <Field
        label={text('resources.to-dos.assign.person')}
        fieldError={submitted && !assignee.success ? text('resources.to-dos.assign.missing') : undefined}
      >
        {(control) => (
          <select {...control} className="input" value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{text('resources.to-dos.assign.choose')}</option>
            {colleagues.map((one) => (
              <option key={one.id} value={one.id}>
                {`${one.name} · ${one.roleName}`}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  )
}
