import { shipOrder } from '@pinline/contracts/order/order/ship-order'
import { carriersWithTracking } from '@pinline/events/order/carrier-tracking'
import { useId, useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

interface MadeToOrderProps extends Pick<OrderDialogProps, 'order'> {
  readonly ready: boolean
  readonly onChange: (ready: boolean) => void
}

/** The lines that have no stock, when they are expected, and the statement that they are complete. */
const MadeToOrder = ({ order, ready, onChange }: MadeToOrderProps) => {
  const text = useText()
  const format = useFormat()
  const lines = order.lines.filter(({ custom }) => custom)
  if (lines.length === 0) return null
  return (
    <div className="notice">
      <p>{text('resources.orders.ship.no_stock')}</p>
      <ul>
        {lines.map(({ productId, model, quantity, ships }) => (
          <li key={productId}>
            {format.number(quantity)} × {model}
            {ships !== undefined && ` (${text('resources.orders.ship.expected', { dates: format.days(ships) })})`}
          </li>
        ))}
      </ul>
      <label className="check">
        <input type="checkbox" checked={ready} onChange={({ target }) => onChange(target.checked)} />
        {text('resources.orders.ship.ready')}
      </label>
    </div>
  )
}

/** Ships an order with a carrier. */
export const ShipOrderDialog = (dialog: OrderDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const { send, busy, version, result, reload } = useOrderCommand(shipOrder, dialog)
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [ready, setReady] = useState(false)
  const carriers = useId()
  const [submitted, setSubmitted] = useState(false)
  const fieldErrorOf = (input: string) => (submitted && input.trim() === '' ? text('forms.fault.required') : undefined)

  const submit = async () => {
    setSubmitted(true)
    if (carrier.trim() === '' || trackingNumber.trim() === '') return
    await send({
      orderNo: order.orderNo,
      version,
      carrier,
      trackingNumber,
      ...(ready ? { madeToOrderReady: true } : {}),
    })
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
            list={carriers}
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
      <datalist id={carriers}>
        {carriersWithTracking.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <MadeToOrder order={order} ready={ready} onChange={setReady} />
      <p className="field-hint">{text('resources.orders.ship.hint')}</p>
    </FormDialog>
  )
}
