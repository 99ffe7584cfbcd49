import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { skipReason } from '@pinline/chassis/contract/operations'
import { skipParked } from '@pinline/gateway/contract/skip-parked'
import { type FormEvent, useState } from 'react'
import { useNotify } from 'react-admin'
import type { z } from 'zod'
import { FormActions } from '../layout/form-actions.tsx'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { useCommand } from '../providers/use-command.ts'
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
  const [failure, setFailure] = useState('')
  const valid = skipReason.safeParse(reason).success
  const behind = seen.waiting - 1

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy || !valid) return
    const { service, consumer, key, eventId } = seen
    const answer = await send({ service, consumer, key, eventId, reason })
    refresh()
    switch (answer.kind) {
      case 'done':
        return onDone(answer.data)
      case 'conflict':
        notify('operations.changed', { type: 'error' })
        return onClose()
      case 'refused':
      case 'failed':
        return setFailure(answer.message)
      default: {
        const missing: never = answer
        return missing
      }
    }
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="skip-title">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="skip-title">{text('operations.parked.skip_title', { type: seen.type })}</DialogTitle>
        <DialogContent className="form">
          {failure !== '' && (
            <p className="message message-danger" role="alert">
              {failure}
            </p>
          )}
          <p className="sub">
            {text('operations.parked.where', { reader: seen.reader, service: seen.service })}{' '}
            <span className="part">
              {seen.key}@{seen.sequence}
            </span>
          </p>
          <ul className="operation-effects">
            <li>{text('operations.parked.effect_final')}</li>
            {behind > 0 && (
              <li>{text('operations.parked.effect_behind', { smart_count: behind, count: format.number(behind) })}</li>
            )}
            <li>{text('operations.parked.effect_kept')}</li>
          </ul>
          <div>
            <label className="label" htmlFor="skip-reason">
              {text('operations.parked.skip_reason')}
            </label>
            <textarea
              id="skip-reason"
              className="input"
              maxLength={reasonAtMost}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              aria-invalid={asked && !valid}
              aria-describedby="skip-reason-hint"
            />
            <p id="skip-reason-hint" className={asked && !valid ? 'field-error' : 'hint'}>
              {text('operations.parked.skip_reason_hint')}
            </p>
          </div>
        </DialogContent>
        <FormActions
          leave={text('operations.parked.keep')}
          confirm={text('operations.parked.skip_confirm', { sequence: seen.sequence })}
          tone="danger"
          busy={busy}
          startAtLeave
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
