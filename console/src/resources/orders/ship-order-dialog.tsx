import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

/** Ships an order with a carrier. */
export const ShipOrderDialog = (dialog: OrderDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const { send, busy, version, result, reload } = useOrderCommand(shipOrder, dialog)
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const fieldErrorOf = (input: string) => (submitted && input.trim() === '' ? text('forms.fault.required') : undefined)

  const submit = async () => {
    setSubmitted(true)
    if (carrier.trim() === '' || trackingNumber.trim() === '') return
    await send({ orderNo: order.orderNo, version, carrier, trackingNumber })
  }

  return (
    <FormDialog
      title={text('resources.orders.ship.title', { orderNo: order.orderNo })}
      cancelLabel={text('resources.orders.ship.keep')}
      confirm={text('resources.orders.ship.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field label={text('resources.orders.ship.carrier')} fieldError={fieldErrorOf(carrier)}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            maxLength={80}
            value={carrier}
            onChange={({ target }) => setCarrier(target.value)}
          />
        )}
      </Field>
      <Field label={text('resources.orders.ship.tracking')} fieldError={fieldErrorOf(trackingNumber)}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={60}
            value={trackingNumber}
            onChange={({ target }) => setTrackingNumber(target.value)}
          />
        )}
      </Field>
      <p className="field-hint">{text('resources.orders.ship.hint')}</p>
    </FormDialog>
  )
}
