import { skipReason } from '@pinline/contracts/api/operations'
import { skipParked } from '@pinline/contracts/gateway/operations/skip-parked'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { CommandError } from '../layout/command-error.tsx'
import { Field } from '../layout/field.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import type { ParkedLocation } from './parked.ts'
import { useRefresh } from './use-operation.ts'

interface SkipParkedDialogProps {
  readonly place: ParkedLocation
  readonly onClose: () => void
  readonly onDone: (outcome: z.output<(typeof skipParked)['output']>) => void
}

const maxReasonLength = 300

/** Skips the event shown, states the consequences, and requires a reason. */
export const SkipParkedDialog = ({ place, onClose, onDone }: SkipParkedDialogProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const { send, isPending } = useCommand(skipParked)
  // The list below the dialog keeps polling: the skipped event is the one shown when the dialog opened.
  const [snapshot] = useState(place)
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<unknown>>()
  const valid = skipReason.safeParse(reason).success
  const behind = snapshot.waiting - 1
  const hint = text('operations.parked.skip_reason_hint')

  const submit = async () => {
    setSubmitted(true)
    if (!valid) return
    const { service, consumer, key, eventId } = snapshot
    const outcome = await send({ service, consumer, key, eventId, reason })
    refresh()
    if (outcome.kind === 'done') return onDone(outcome.data)
    if (outcome.kind === 'conflict') {
      notify('operations.changed', { type: 'error' })
      return onClose()
    }
    setResult(outcome)
  }

  return (
    <FormDialog
      title={text('operations.parked.skip_title', { type: snapshot.type })}
      cancelLabel={text('operations.parked.keep')}
      confirm={text('operations.parked.skip_confirm', { sequence: snapshot.sequence })}
      tone="danger"
      busy={isPending}
      focusCancel
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={onClose} />
      <p className="small">
        {text('operations.parked.where', { reader: snapshot.reader, service: snapshot.service })}{' '}
        <span className="part-number">
          {snapshot.key}@{snapshot.sequence}
        </span>
      </p>
      <ul className="effects">
        <li>{text('operations.parked.effect_final')}</li>
        {behind > 0 && (
          <li>{text('operations.parked.effect_behind', { smart_count: behind, count: format.number(behind) })}</li>
        )}
        <li>{text('operations.parked.effect_recorded')}</li>
      </ul>
      <Field
        label={text('operations.parked.skip_reason')}
        fieldError={submitted && !valid ? hint : undefined}
        hint={hint}
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
    </FormDialog>
  )
}
