import { announceDelivery } from '@pinline/contracts/catalogue/stock/announce-delivery'
import type { StockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { Delivery } from '@pinline/events/catalogue/deliveries'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useRef, useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { type FieldErrors, noFieldErrors, useFocusOnFieldError } from '../../layout/field-errors.ts'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { type DeliveryFormValues, deliveryFormValues, parseDelivery } from './delivery-form-values.ts'
import type { StockRecord } from './stock-record.ts'

interface AnnounceDeliveryDialogProps {
  readonly stock: StockRecord
  /** The delivery to change; omitted for a new one. */
  readonly delivery?: Delivery | undefined
  readonly onClose: () => void
  readonly onDone: () => void
  /** Refetches the stock. */
  readonly onReload: () => Promise<StockRecord | undefined>
}

const NoteField = ({ note, onChange }: { note: string; onChange: (note: string) => void }) => {
  const text = useText()
  return (
    <Field label={text('resources.stock.delivery.note')} optional hint={text('resources.stock.delivery.note_hint')}>
      {(control) => (
        <input
          {...control}
          className="input"
          maxLength={200}
          value={note}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

/** Announces a delivery or changes an announced one, on the version of the stock that the person has loaded. */
export const AnnounceDeliveryDialog = ({ stock, delivery, onClose, onDone, onReload }: AnnounceDeliveryDialogProps) => {
  const text = useText()
  const { send, isPending } = useCommand(announceDelivery)
  const form = useRef<HTMLFormElement>(null)
  const [version, setVersion] = useState(stock.version)
  const [formValues, setFormValues] = useState(() => deliveryFormValues(delivery))
  const [submitted, setSubmitted] = useState(false)
  const [reportedErrors, setReportedErrors] = useState<FieldErrors>(noFieldErrors)
  const [result, setResult] = useState<CommandResult<StockLevel>>()
  const read = parseDelivery(formValues, useNumberSigns())
  useFocusOnFieldError(form, reportedErrors)

  const type = (changed: Partial<DeliveryFormValues>) => setFormValues({ ...formValues, ...changed })
  const fieldErrorOf = (field: keyof DeliveryFormValues) => {
    const fieldError = submitted ? read.fieldErrors[field] : undefined
    return fieldError === undefined ? undefined : text(fieldError)
  }

  const submit = async () => {
    setSubmitted(true)
    setReportedErrors({ ...read.fieldErrors })
    if (Object.keys(read.fieldErrors).length > 0) return
    const changed = delivery === undefined ? {} : { deliveryId: delivery.deliveryId }
    const outcome = await send({ productId: stock.id, version, ...changed, ...read.delivery })
    if (outcome.kind === 'done') onDone()
    else setResult(outcome)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined) setVersion(newest.version)
    setResult(undefined)
  }

  const kind = delivery === undefined ? 'announce' : 'change'
  return (
    <FormDialog
      title={text(`resources.stock.delivery.${kind}_title`, { model: stock.model })}
      confirm={text(`resources.stock.delivery.${kind}_confirm`)}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field label={text('resources.stock.delivery.quantity')} fieldError={fieldErrorOf('quantity')}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            inputMode="numeric"
            maxLength={14}
            value={formValues.quantity}
            onChange={({ target }) => type({ quantity: target.value })}
          />
        )}
      </Field>
      <Field label={text('resources.stock.delivery.expected_on')} fieldError={fieldErrorOf('expectedOn')}>
        {(control) => (
          <input
            {...control}
            type="date"
            className="input"
            value={formValues.expectedOn}
            onChange={({ target }) => type({ expectedOn: target.value })}
          />
        )}
      </Field>
      <NoteField note={formValues.note} onChange={(note) => type({ note })} />
    </FormDialog>
  )
}
