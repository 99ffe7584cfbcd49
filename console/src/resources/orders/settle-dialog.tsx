import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { OrderChanged } from '@pinline/order/contract/order-changed'
import type { LatePaymentRow, OrderRecord } from '@pinline/order/contract/orders-resource'
import { settleLatePayment } from '@pinline/order/contract/settle-late-payment'
import { type FormEvent, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormActions } from '../../layout/form-actions.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'

interface SettleDialogProps {
  readonly order: OrderRecord
  readonly late: LatePaymentRow
  readonly onDone: () => void
  readonly onReload: () => Promise<number | undefined>
  readonly onClose: () => void
}

/** Notes that the buyer of a cancelled order knows where the money went that came too late. */
export const SettleDialog = ({ order, late, onDone, onReload, onClose }: SettleDialogProps) => {
  const text = useText()
  const { send, busy } = useCommand(settleLatePayment)
  const [version, setVersion] = useState(order.version)
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<CommandAnswer<OrderChanged>>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const note = typed.trim()
    const { orderNo } = order
    const told = await send({ orderNo, captureId: late.captureId, version, ...(note === '' ? {} : { note }) })
    if (told.kind === 'done') onDone()
    else setAnswer(told)
  }

  const reload = async () => {
    setVersion((await onReload()) ?? version)
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="settle-title">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="settle-title">{text('resources.orders.settle.title')}</DialogTitle>
        <DialogContent className="form">
          <CommandTold answer={answer} onReload={() => void reload()} />
          <ul className="effects">
            <li>{text('resources.orders.settle.effect_to_do')}</li>
            <li>{text('resources.orders.settle.effect_refund')}</li>
          </ul>
          <Field label={text('resources.orders.settle.note')} hint={text('resources.orders.settle.note_hint')} optional>
            {(control) => (
              <textarea
                {...control}
                ref={takeFocus}
                className="input"
                maxLength={500}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </DialogContent>
        <FormActions
          leave={text('forms.leave')}
          confirm={text('resources.orders.settle.confirm')}
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
