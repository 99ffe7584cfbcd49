import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

/** Hands the goods to a carrier. */
export const ShipDialog = (dialog: OrderDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const { send, busy, version, answer, reload } = useOrderCommand(shipOrder, dialog)
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [asked, setAsked] = useState(false)
  const faultOf = (typed: string) => (asked && typed.trim() === '' ? text('forms.fault.required') : undefined)

  const submit = async () => {
    setAsked(true)
    if (carrier.trim() === '' || trackingNumber.trim() === '') return
    await send({ orderNo: order.orderNo, version, carrier, trackingNumber })
  }

  return (
    <FormDialog
      title={text('resources.orders.ship.title', { orderNo: order.orderNo })}
      leave={text('resources.orders.ship.keep')}
      confirm={text('resources.orders.ship.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      <Field label={text('resources.orders.ship.carrier')} fault={faultOf(carrier)}>
        {(control) => (
          <input
            {...control}
            ref={takeFocus}
            className="input"
            maxLength={80}
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          />
        )}
      </Field>
      <Field label={text('resources.orders.ship.tracking')} fault={faultOf(trackingNumber)}>
        {(control) => (
          <input
            {...control}
            className="input mono"
            maxLength={60}
            value={trackingNumber}
            onChange={({ target }) => setTrackingNumber(target.value)}
          />
        )}
      </Field>
      <p className="hint">{text('resources.orders.ship.hint')}</p>
    </FormDialog>
  )
}
