import { maxSnoozeDays, snoozeToDo } from '@pinline/contracts/notification/to-do/snooze-to-do'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { TimeInput } from '../content/detail-inputs.tsx'
import { snoozeTimes } from './snooze-times.ts'

interface SnoozeToDoDialogProps {
  readonly toDo: ToDoRow
  readonly onDone: () => void
  readonly onReload: () => void
  readonly onClose: () => void
}

const latestMs = maxSnoozeDays * 86_400_000
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Puts a to-do out of sight until a time. */
export const SnoozeToDoDialog = ({ toDo, onDone, onReload, onClose }: SnoozeToDoDialogProps) => {
  const text = useText()
  const [until, setUntil] = useState<string | null>(() => snoozeTimes(new Date()).tomorrow)
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const { send, isPending } = useCommand(snoozeToDo)
  const left = until === null ? 0 : Date.parse(until) - Date.now()
  const isWrong = left <= 0 || left > latestMs
  const submit = async () => {
    setSubmitted(true)
    if (until === null || isWrong) return
    const outcome = await send({ id: toDo.id, until })
    setResult(outcome)
    if (outcome.kind === 'done') onDone()
  }
  return (
    <FormDialog
      title={text('resources.to-dos.snooze.title')}
      confirm={text('resources.to-dos.snooze.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={onReload} />
      <div className="snooze-times">
        {(['hour', 'tomorrow', 'week'] as const).map((when) => (
          <button
            key={when}
            type="button"
            className="button button-small"
            onClick={() => setUntil(snoozeTimes(new Date())[when])}
          >
            {text(`resources.to-dos.snooze.${when}`)}
          </button>
        ))}
      </div>
      <TimeInput
        label={text('resources.to-dos.snooze.until')}
        hint={text('resources.to-dos.snooze.hint', { zone: zone() })}
        fieldError={submitted && isWrong ? text('resources.to-dos.snooze.wrong') : undefined}
        readOnly={false}
        value={until}
        onChange={setUntil}
      />
    </FormDialog>
  )
}
