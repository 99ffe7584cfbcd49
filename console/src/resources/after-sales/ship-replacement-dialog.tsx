import { shipReplacement } from '@pinline/contracts/order/after-sale/ship-replacement'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useText } from '../../messages/use-text.ts'
import { CarrierField } from '../carriers/carrier-field.tsx'
import { type AfterSaleDialogProps, useAfterSaleCommand } from './use-after-sale-command.ts'

const maxWeightGrams = 1_000_000

/** Hands the replacement to a carrier: a parcel of the order, for which nothing is charged. */
export const ShipReplacementDialog = (dialog: AfterSaleDialogProps) => {
  const text = useText()
  const { send, busy, seen, result, reload } = useAfterSaleCommand(shipReplacement, dialog)
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [weight, setWeight] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const required = (value: string) => (submitted && value.trim() === '' ? text('forms.fault.required') : undefined)
  const weightGrams = readDecimal(weight, 0)
  const isWeight =
    weight.trim() === '' || (weightGrams !== undefined && weightGrams > 0 && weightGrams <= maxWeightGrams)
  const submit = async () => {
    setSubmitted(true)
    if (carrier.trim() === '' || trackingNumber.trim() === '' || !isWeight) return
    await send({ ...seen, carrier, trackingNumber, ...(weightGrams === undefined ? {} : { weightGrams }) })
  }
  return (
    <FormDialog
      title={text('resources.after-sales.ship.title')}
      confirm={text('resources.after-sales.ship.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <CarrierField carrier={carrier} fieldError={required(carrier)} inputRef={focusOnMount} onChange={setCarrier} />
      <Field label={text('resources.after-sales.ship.number')} fieldError={required(trackingNumber)}>
        {(control) => (
          <input
            {...control}
            className="input figure"
            maxLength={60}
            value={trackingNumber}
            onChange={({ target }) => setTrackingNumber(target.value)}
          />
        )}
      </Field>
      <Field
        label={text('resources.orders.ship.weight')}
        fieldError={submitted && !isWeight ? text('resources.after-sales.ship.weight_wrong') : undefined}
        optional
      >
        {(control) => (
          <input
            {...control}
            className="input figure"
            inputMode="numeric"
            maxLength={7}
            value={weight}
            onChange={({ target }) => setWeight(target.value)}
          />
        )}
      </Field>
      <p className="field-hint">{text('resources.after-sales.ship.hint')}</p>
    </FormDialog>
  )
}
