import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type BookingOptions, useBooking } from './use-booking.ts'

export interface BookingDialogProps extends BookingOptions {
  readonly busy: boolean
  readonly onClose: () => void
}

type BookingState = ReturnType<typeof useBooking>

const DeliveryField = ({ booking: { chosen, receivable, chooseDelivery } }: { booking: BookingState }) => {
  const text = useText()
  const format = useFormat()
  if (chosen === undefined) return null
  return (
    <Field label={text('resources.stock.receive.against')} hint={text('resources.stock.receive.taken_off')}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={chosen.deliveryId}
          onChange={({ target }) => chooseDelivery(target.value)}
        >
          {receivable.map((one) => (
            <option key={one.deliveryId} value={one.deliveryId}>
              {text('resources.stock.receive.delivery', {
                quantity: format.number(one.quantity),
                date: format.calendarDate(one.expectedOn),
              })}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Receives pieces or adjusts the stock after a count, on the version that the person has loaded. */
export const BookingDialog = ({ busy, onClose, ...options }: BookingDialogProps) => {
  const { kind, stock } = options
  const text = useText()
  const format = useFormat()
  const booking = useBooking(options)
  const { snapshot, quantityError, pieces, submitted, result } = booking

  return (
    <FormDialog
      title={text(`resources.stock.${kind}.title`, { model: stock.model })}
      cancelLabel={text('resources.stock.cancel')}
      confirm={text(`resources.stock.${kind}.confirm`)}
      busy={busy}
      onSubmit={booking.submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void booking.reload()} />
      {booking.isNewer && result === undefined && (
        <p className="notice notice-info" role="status">
          {text('resources.stock.commands.newest', { available: format.number(snapshot.available) })}
          {kind === 'receive' && booking.isDeliveryGone && ` ${text('resources.stock.receive.gone')}`}
        </p>
      )}
      {kind === 'receive' && <DeliveryField booking={booking} />}
      <Field
        label={text(`resources.stock.${kind}.quantity`)}
        fieldError={submitted && quantityError !== undefined ? text(quantityError) : undefined}
        hint={text('resources.stock.result', {
          available: format.number(snapshot.available + (quantityError === undefined ? (pieces ?? 0) : 0)),
        })}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            inputMode={kind === 'receive' ? 'numeric' : 'text'}
            maxLength={14}
            value={booking.inputText}
            onChange={({ target }) => booking.setInputText(target.value)}
          />
        )}
      </Field>
      <Field
        label={text(`resources.stock.${kind}.reason`)}
        fieldError={submitted && booking.reasonMissing ? text('resources.stock.reason_missing') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={200}
            value={booking.reason}
            onChange={({ target }) => booking.setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
