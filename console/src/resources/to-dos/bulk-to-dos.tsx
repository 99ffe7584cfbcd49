import { permissionOf } from '@pinline/contracts/api/call'
import { assignToDo } from '@pinline/contracts/notification/to-do/assign-to-do'
import { snoozeToDo } from '@pinline/contracts/notification/to-do/snooze-to-do'
import type { ToDoRow } from '@pinline/contracts/notification/to-do/to-dos-resource'
import { staffId } from '@pinline/events/ids'
import { useApi } from '@pinline/ui/api-client/api-context'
import { sendCommand } from '@pinline/ui/commands/command-result'
import { newKey } from '@pinline/ui/commands/new-key'
import { Button } from '@pinline/ui/design/button.tsx'
import { useState } from 'react'
import { useGetIdentity, useListContext } from 'react-admin'
import { CommandButton } from '../../layout/command-button.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { keyboardScrollable } from '../../layout/keyboard-scrollable.ts'
import { type ItemOutcome, runEach } from '../../layout/run-each.ts'
import { useText } from '../../messages/use-text.ts'
import { snoozeTimes } from './snooze-times.ts'

type Step = 'take' | 'snooze'

interface BulkDialogProps {
  readonly step: Step
  readonly rows: readonly ToDoRow[]
  /** Called with the ids that are not through. */
  readonly onClose: (left: readonly string[]) => void
}

/** Sends one step for one to-do. */
const useStep = (step: Step) => {
  const api = useApi()
  const { identity } = useGetIdentity()
  const me = staffId.safeParse(identity?.id)
  return async (row: ToDoRow): Promise<ItemOutcome> => {
    const how = { key: newKey(), notifyOnFailure: false }
    const { tomorrow } = snoozeTimes(new Date())
    const result =
      step === 'take' && me.success
        ? await sendCommand(api, assignToDo, { input: { id: row.id, assignee: me.data, seen: row.assignee }, ...how })
        : await sendCommand(api, snoozeToDo, { input: { id: row.id, until: tomorrow }, ...how })
    if (result.kind === 'done' || result.kind === 'conflict') return { kind: result.kind }
    return { kind: 'failed', message: result.message }
  }
}

/** Takes or snoozes the selected to-dos, and shows what became of each. */
const BulkDialog = ({ step, rows, onClose }: BulkDialogProps) => {
  const text = useText()
  const send = useStep(step)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ItemOutcome>>(new Map())
  const [busy, setBusy] = useState(false)
  const outcomeOf = ({ id }: ToDoRow): ItemOutcome => outcomes.get(id) ?? { kind: 'waiting' }
  const open = rows.filter((row) => ['waiting', 'failed'].includes(outcomeOf(row).kind))
  const close = () => onClose(rows.filter((row) => outcomeOf(row).kind !== 'done').map(({ id }) => id))
  const submit = async () => {
    if (open.length === 0) return close()
    setBusy(true)
    await runEach(open, send, ({ id }, outcome) => setOutcomes((before) => new Map(before).set(id, outcome)))
    setBusy(false)
  }
  const label = (row: ToDoRow): string => {
    const outcome = outcomeOf(row)
    if (outcome.kind === 'failed')
      return outcome.message === '' ? text('resources.to-dos.bulk.failed') : outcome.message
    if (outcome.kind === 'done' || outcome.kind === 'conflict') return text(`resources.to-dos.bulk.${outcome.kind}`)
    return text('resources.to-dos.bulk.waiting')
  }
  const hasFailed = rows.some((row) => outcomeOf(row).kind === 'failed')
  return (
    <FormDialog
      wide
      title={text(`resources.to-dos.bulk.title_${step}`)}
      confirm={
        open.length === 0
          ? text('forms.close')
          : text(hasFailed ? 'resources.to-dos.bulk.retry' : `resources.to-dos.bulk.${step}`)
      }
      busy={busy}
      onSubmit={submit}
      onClose={close}
    >
      <div className="data-table-scroll" ref={keyboardScrollable}>
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text('resources.to-dos.fields.kind')}</th>
              <th scope="col">{text('resources.to-dos.fields.recordId')}</th>
              <th scope="col">{text('resources.to-dos.bulk.result')}</th>
            </tr>
          </thead>
          <tbody aria-live="polite">
            {rows.map((row) => (
              <tr key={row.id}>
                <td>{text(`resources.to-dos.kind.${row.kind}`)}</td>
                <td className="part-number">{row.label}</td>
                <td>{label(row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </FormDialog>
  )
}

/** What can be done with the selected to-dos. */
export const BulkToDoBar = () => {
  const text = useText()
  const { data = [], selectedIds = [], onSelect, onUnselectItems, refetch } = useListContext<ToDoRow>()
  const [step, setStep] = useState<Step>()
  const rows = data.filter(({ id }) => selectedIds.includes(id))
  if (selectedIds.length === 0 && step === undefined) return null
  return (
    <div className="bulk-bar">
      <b aria-live="polite">{text('resources.to-dos.bulk.selected', { smart_count: selectedIds.length })}</b>
      <CommandButton permission={permissionOf(assignToDo)} onPress={() => setStep('take')}>
        {text('resources.to-dos.bulk.take')}…
      </CommandButton>
      <CommandButton permission={permissionOf(snoozeToDo)} onPress={() => setStep('snooze')}>
        {text('resources.to-dos.bulk.snooze')}…
      </CommandButton>
      <Button small tone="quiet" onPress={() => onUnselectItems()}>
        {text('resources.to-dos.bulk.clear')}
      </Button>
      {step !== undefined && (
        <BulkDialog
          step={step}
          rows={rows}
          onClose={(left) => {
            setStep(undefined)
            onSelect([...left])
            void refetch()
          }}
        />
      )}
    </div>
  )
}
