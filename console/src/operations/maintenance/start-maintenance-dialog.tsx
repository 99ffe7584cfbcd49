import type { MaintenanceView } from '@pinline/contracts/account/maintenance/maintenance'
import { maintenanceReason, startMaintenance } from '@pinline/contracts/account/maintenance/start-maintenance'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { localOf } from '../state-at/local-of.ts'
import { instantOf } from '../streams/use-stream-params.ts'
import { maintenanceKey } from './use-maintenance-state.ts'

const hourMs = 3_600_000
const maxReasonLength = 300

/** Starts maintenance, or changes reason and end of the one that is on. */
export const StartMaintenanceDialog = ({ seen, onClose }: { seen: MaintenanceView; onClose: () => void }) => {
  const text = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  const { send, isPending } = useCommand(startMaintenance)
  const [reason, setReason] = useState(seen.reason ?? '')
  const [end, setEnd] = useState(() =>
    localOf(seen.expectedEnd ?? new Date(Date.now() + hourMs).toISOString()).slice(0, 16),
  )
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const expectedEnd = instantOf(end)
  const isReason = maintenanceReason.safeParse(reason).success
  const kind = seen.on ? 'change' : 'start'

  const submit = async () => {
    setSubmitted(true)
    if (!isReason || expectedEnd === undefined) return
    const outcome = await send({ reason, expectedEnd, version: seen.version })
    void queries.invalidateQueries({ queryKey: maintenanceKey })
    if (outcome.kind !== 'done') return setResult(outcome)
    notify(`operations.maintenance.${kind}_done`, { type: 'success' })
    onClose()
  }

  return (
    <FormDialog
      title={text(`operations.maintenance.${kind}_title`)}
      confirm={text(`operations.maintenance.${kind}_confirm`)}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={onClose} />
      <ul className="effects">
        <li>{text('operations.maintenance.effect_closed')}</li>
        <li>{text('operations.maintenance.effect_open')}</li>
        <li>{text('operations.maintenance.effect_end')}</li>
      </ul>
      <Field
        label={text('operations.maintenance.reason')}
        fieldError={submitted && !isReason ? text('operations.maintenance.reason_hint') : undefined}
        hint={text('operations.maintenance.reason_hint')}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            maxLength={maxReasonLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <Field
        label={text('operations.maintenance.expected_end')}
        fieldError={submitted && expectedEnd === undefined ? text('operations.maintenance.end_missing') : undefined}
        hint={text('operations.maintenance.end_hint')}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="datetime-local"
            value={end}
            onChange={({ target }) => setEnd(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
