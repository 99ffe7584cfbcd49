import type { OrderRecord } from '@pinline/contracts/order/order/orders-resource'
import { shipParcel } from '@pinline/contracts/order/order/ship-parcel'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { CarrierField } from '../carriers/carrier-field.tsx'
import { ParcelLinesField, type ParcelQuantities } from './parcel-lines-field.tsx'
import { measuresOf, ParcelMeasuresField, type ParcelMeasuresText } from './parcel-measures-field.tsx'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

/** Pieces of a line that were picked and are in no parcel yet; all that are open where nobody recorded a pick. */
const pickedOf = (
  { picks, parcels }: OrderRecord,
  { productId, quantity }: OrderRecord['openLines'][number],
): number => {
  const pick = picks.find((one) => one.productId === productId)
  if (pick === undefined) return quantity
  const ordered = parcels.filter(({ afterSaleNo }) => afterSaleNo === null)
  const sent = ordered.flatMap(({ lines }) => lines).filter((line) => line.productId === productId)
  return Math.max(0, Math.min(quantity, pick.picked - sent.reduce((sum, line) => sum + line.quantity, 0)))
}

/** All that is open, picked and in stock; made-to-order pieces are added once they are complete. */
const inStock = (order: OrderRecord): ParcelQuantities =>
  Object.fromEntries(
    order.openLines.map(({ productId, quantity }) => {
      const isCustom = order.lines.some((line) => line.productId === productId && line.custom)
      return [productId, isCustom ? '' : String(pickedOf(order, { productId, quantity }))]
    }),
  )

const noMeasures: ParcelMeasuresText = { weight: '', length: '', width: '', height: '' }

/** Hands one parcel of an order to a carrier, with all that is open or a part of it. */
export const ShipParcelDialog = (dialog: OrderDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const { send, busy, version, result, reload } = useOrderCommand(shipParcel, dialog)
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [quantities, setQuantities] = useState(() => inStock(order))
  const [ready, setReady] = useState(false)
  const [measures, setMeasures] = useState(noMeasures)
  const [submitted, setSubmitted] = useState(false)
  const fieldErrorOf = (input: string) => (submitted && input.trim() === '' ? text('forms.fault.required') : undefined)

  const lines = order.openLines.flatMap(({ productId }) => {
    const quantity = Number(quantities[productId] ?? '')
    return Number.isInteger(quantity) && quantity > 0 ? [{ productId, quantity }] : []
  })
  const stated = measuresOf(measures)

  const submit = async () => {
    setSubmitted(true)
    if (carrier.trim() === '' || trackingNumber.trim() === '' || lines.length === 0 || stated === undefined) return
    await send({
      orderNo: order.orderNo,
      version,
      carrier,
      trackingNumber,
      lines,
      ...stated,
      ...(ready ? { madeToOrderReady: true } : {}),
    })
  }

  return (
    <FormDialog
      title={text('resources.orders.ship.title', { orderNo: order.orderNo })}
      cancelLabel={text('resources.orders.ship.keep')}
      confirm={text('resources.orders.ship.confirm')}
      wide
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <div className="parcel-fields parcel-fields-wide">
        <CarrierField
          carrier={carrier}
          fieldError={fieldErrorOf(carrier)}
          inputRef={focusOnMount}
          onChange={setCarrier}
        />
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
      </div>
      {order.shipmentPlan !== undefined && <p className="notice">{text('resources.orders.ship.plan')}</p>}
      <ParcelLinesField
        order={order}
        quantities={quantities}
        ready={ready}
        isEmpty={submitted && lines.length === 0}
        onChange={setQuantities}
        onReady={setReady}
      />
      <ParcelMeasuresField measures={measures} isWrong={submitted && stated === undefined} onChange={setMeasures} />
      <p className="field-hint">{text('resources.orders.ship.hint')}</p>
    </FormDialog>
  )
}
