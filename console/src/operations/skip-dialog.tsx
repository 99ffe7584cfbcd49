import { skipReason } from '@pinline/contracts/api/operations'
import { skipParked } from '@pinline/contracts/gateway/operations/skip-parked'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { CommandTold } from '../layout/command-told.tsx'
import { Field } from '../layout/field.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../providers/use-command.ts'
import type { ParkedPlace } from './parked.ts'
import { useRefresh } from './use-operation.ts'

interface SkipDialogProps {
  readonly place: ParkedPlace
  readonly onClose: () => void
  readonly onDone: (outcome: z.output<(typeof skipParked)['output']>) => void
}

const reasonAtMost = 300

/** Passes over the event that was seen, says what that does, and asks why. */
export const SkipDialog = ({ place, onClose, onDone }: SkipDialogProps) => {
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const refresh = useRefresh()
  const { send, busy } = useCommand(skipParked)
  // The list goes on being read below the dialog: what is skipped is what was seen when it opened.
  const [seen] = useState(place)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const valid = skipReason.safeParse(reason).success
  const behind = seen.waiting - 1
  const hint = text('operations.parked.skip_reason_hint')

  const submit = async () => {
    setAsked(true)
    if (!valid) return
    const { service, consumer, key, eventId } = seen
    const told = await send({ service, consumer, key, eventId, reason })
    refresh()
    if (told.kind === 'done') return onDone(told.data)
    if (told.kind === 'conflict') {
      notify('operations.changed', { type: 'error' })
      return onClose()
    }
    setAnswer(told)
  }

  return (
    <FormDialog
      title={text('operations.parked.skip_title', { type: seen.type })}
      leave={text('operations.parked.keep')}
      confirm={text('operations.parked.skip_confirm', { sequence: seen.sequence })}
      tone="danger"
      busy={busy}
      startAtLeave
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={onClose} />
      <p className="sub">
        {text('operations.parked.where', { reader: seen.reader, service: seen.service })}{' '}
        <span className="part">
          {seen.key}@{seen.sequence}
        </span>
      </p>
      <ul className="effects">
        <li>{text('operations.parked.effect_final')}</li>
        {behind > 0 && (
          <li>{text('operations.parked.effect_behind', { smart_count: behind, count: format.number(behind) })}</li>
        )}
        <li>{text('operations.parked.effect_kept')}</li>
      </ul>
      <Field label={text('operations.parked.skip_reason')} fault={asked && !valid ? hint : undefined} hint={hint}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            maxLength={reasonAtMost}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
