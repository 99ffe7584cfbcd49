import { replaceAfterSale } from '@pinline/contracts/order/after-sale/replace-after-sale'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useText } from '../../messages/use-text.ts'
import { CarrierField } from '../carriers/carrier-field.tsx'
import { type AfterSaleDialogProps, useAfterSaleCommand } from './use-after-sale-command.ts'

/** Records that other pieces, or the repaired ones, are on their way. */
export const ReplaceAfterSaleDialog = (dialog: AfterSaleDialogProps) => {
  const { received, quantity: requested } = dialog.request
  const text = useText()
  const { send, busy, seen, result, reload } = useAfterSaleCommand(replaceAfterSale, dialog)
  const most = received === null ? requested : received.toStock + received.toScrap
  const [pieces, setPieces] = useState(String(most))
  const [carrier, setCarrier] = useState('')
  const [trackingNumber, setTrackingNumber] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const quantity = readDecimal(pieces, 0)
  const isCount = quantity !== undefined && quantity >= 1 && quantity <= most
  const required = (value: string) => (submitted && value.trim() === '' ? text('forms.fault.required') : undefined)
  const submit = async () => {
    setSubmitted(true)
    if (quantity === undefined || !isCount || carrier.trim() === '' || trackingNumber.trim() === '') return
    await send({ ...seen, quantity, carrier, trackingNumber })
  }
  return (
    <FormDialog
      title={text('resources.after-sales.replace.title')}
      confirm={text('resources.after-sales.replace.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field
        label={text('resources.after-sales.fields.quantity')}
        fieldError={submitted && !isCount ? text('resources.after-sales.receive.range', { most }) : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input figure"
            inputMode="numeric"
            maxLength={9}
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
          />
        )}
      </Field>
      <CarrierField carrier={carrier} fieldError={required(carrier)} onChange={setCarrier} />
      <Field label={text('resources.after-sales.replace.number')} fieldError={required(trackingNumber)}>
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
    </FormDialog>
  )
}
