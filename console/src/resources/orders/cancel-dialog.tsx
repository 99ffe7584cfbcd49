import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { cancelOrderByStaff } from '@pinline/order/contract/cancel-order'
import type { OrderChanged } from '@pinline/order/contract/order-changed'
import { type FormEvent, useState } from 'react'
import { FormActions } from '../../layout/form-actions.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { ConflictMessage } from './conflict-message.tsx'
import type { OrderDialogProps } from './ship-dialog.tsx'

/** Ends an order, says what that does, and asks why. */
export const CancelDialog = ({ order, onClose, onDone, onReload }: OrderDialogProps) => {
  const text = useText()
  const format = useFormat()
  const { send, busy } = useCommand(cancelOrderByStaff)
  const [version, setVersion] = useState(order.version)
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [answer, setAnswer] = useState<CommandAnswer<OrderChanged>>()
  const missing = asked && reason.trim() === ''
  const paid = order.steps.confirmedAt !== null

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy || reason.trim() === '') return
    const told = await send({ orderNo: order.orderNo, version, reason })
    if (told.kind === 'done') onDone(told.data)
    else setAnswer(told)
  }

  const reload = async () => {
    setVersion((await onReload()) ?? version)
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="cancel-title">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="cancel-title">{text('resources.orders.cancel.title', { orderNo: order.orderNo })}</DialogTitle>
        <DialogContent className="form">
          {answer?.kind === 'conflict' && <ConflictMessage version={version} onReload={() => void reload()} />}
          {(answer?.kind === 'refused' || answer?.kind === 'failed') && answer.message !== '' && (
            <p className="message message-danger" role="alert">
              {answer.message}
            </p>
          )}
          <ul className="effects">
            <li>{text('resources.orders.cancel.effect_release')}</li>
            {paid && (
              <li>
                {text('resources.orders.cancel.effect_refund', {
                  amount: format.money(order.paid?.amount ?? order.payable),
                })}
              </li>
            )}
            <li>{text('resources.orders.cancel.effect_final')}</li>
          </ul>
          <div>
            <label className="label" htmlFor="reason">
              {text('resources.orders.cancel.reason')}
            </label>
            <textarea
              id="reason"
              className="input"
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              aria-invalid={missing}
              aria-describedby="reason-hint"
            />
            {missing && <p className="field-error">{text('resources.orders.ship.required')}</p>}
            <p className="hint" id="reason-hint">
              {text('resources.orders.cancel.reason_hint')}
            </p>
          </div>
        </DialogContent>
        <FormActions
          leave={text('resources.orders.cancel.keep')}
          confirm={text('resources.orders.cancel.confirm')}
          tone="danger"
          busy={busy}
          startAtLeave
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
