import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { OrderChanged } from '@pinline/order/contract/order-changed'
import type { OrderRecord } from '@pinline/order/contract/orders-resource'
import { shipOrder } from '@pinline/order/contract/ship-order'
import { type FormEvent, useState } from 'react'
import { FormActions } from '../../layout/form-actions.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { ConflictMessage } from './conflict-message.tsx'

export interface OrderDialogProps {
  /** As it is now; the command carries the version that stood there when the dialog was opened, or read again. */
  readonly order: OrderRecord
  readonly onClose: () => void
  readonly onDone: (changed: OrderChanged) => void
  readonly onReload: () => Promise<number | undefined>
}

/** Hands the goods to a carrier. */
export const ShipDialog = ({ order, onClose, onDone, onReload }: OrderDialogProps) => {
  const text = useText()
  const { send, busy } = useCommand(shipOrder)
  const [version, setVersion] = useState(order.version)
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [asked, setAsked] = useState(false)
  const [answer, setAnswer] = useState<CommandAnswer<OrderChanged>>()

  const missing = (value: string) => asked && value.trim() === ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy || carrier.trim() === '' || trackingNumber.trim() === '') return
    const told = await send({ orderNo: order.orderNo, version, carrier, trackingNumber })
    if (told.kind === 'done') onDone(told.data)
    else setAnswer(told)
  }

  const reload = async () => {
    setVersion((await onReload()) ?? version)
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="ship-title">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="ship-title">{text('resources.orders.ship.title', { orderNo: order.orderNo })}</DialogTitle>
        <DialogContent className="form">
          {answer?.kind === 'conflict' && <ConflictMessage version={version} onReload={() => void reload()} />}
          {(answer?.kind === 'refused' || answer?.kind === 'failed') && answer.message !== '' && (
            <p className="message message-danger" role="alert">
              {answer.message}
            </p>
          )}
          <div>
            <label className="label" htmlFor="carrier">
              {text('resources.orders.ship.carrier')}
            </label>
            <input
              id="carrier"
              ref={takeFocus}
              className="input"
              maxLength={80}
              value={carrier}
              onChange={(event) => setCarrier(event.target.value)}
              aria-invalid={missing(carrier)}
            />
            {missing(carrier) && <p className="field-error">{text('resources.orders.ship.required')}</p>}
          </div>
          <div>
            <label className="label" htmlFor="tracking-number">
              {text('resources.orders.ship.tracking')}
            </label>
            <input
              id="tracking-number"
              className="input mono"
              maxLength={60}
              value={trackingNumber}
              onChange={(event) => setTrackingNumber(event.target.value)}
              aria-invalid={missing(trackingNumber)}
            />
            {missing(trackingNumber) && <p className="field-error">{text('resources.orders.ship.required')}</p>}
          </div>
          <p className="hint">{text('resources.orders.ship.hint')}</p>
        </DialogContent>
        <FormActions
          leave={text('resources.orders.ship.keep')}
          confirm={text('resources.orders.ship.confirm')}
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
