import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { receiveStock, type StockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { DeliveryId } from '@pinline/events/ids'
import type { CommandResult } from '@pinline/ui/commands/command-result'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type BookingKind, parsePieces, quantityErrorOf } from './stock-booking.ts'
import type { StockRecord } from './stock-record.ts'

interface BookingDialogProps {
  readonly kind: BookingKind
  readonly stock: StockRecord
  /** The delivery that came in; left out, the one expected first. */
  readonly deliveryId?: DeliveryId | undefined
  readonly onClose: () => void
  readonly onDone: (level: StockLevel) => void
}

const deliveryOf = ({ deliveries }: StockRecord, id: DeliveryId | undefined) =>
  deliveries.find(({ deliveryId }) => deliveryId === id) ?? deliveries[0]

/** Books pieces in, or a difference of the count, on the version that the person saw. */
export const BookingDialog = ({ kind, stock, deliveryId, onClose, onDone }: BookingDialogProps) => {
  const text = useText()
  const format = useFormat()
  const dataProvider = useDataProvider()
  const receiving = useCommand(receiveStock)
  const adjusting = useCommand(adjustStock)
  const busy = receiving.isPending || adjusting.isPending
  const [snapshot, setSnapshot] = useState(stock)
  const [isNewer, setIsNewer] = useState(false)
  const [chosen, setChosen] = useState(() => deliveryOf(stock, deliveryId))
  const [inputText, setInputText] = useState(() =>
    kind === 'receive' && deliveryId !== undefined && chosen !== undefined ? String(chosen.quantity) : '',
  )
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const [result, setResult] = useState<CommandResult<StockLevel>>()
  const fieldError = quantityErrorOf(kind, inputText, snapshot.available)
  const pieces = parsePieces(inputText)
  const reasonMissing = reason.trim() === ''
  const isDeliveryGone = deliveryId !== undefined && snapshot.deliveries.every((one) => one.deliveryId !== deliveryId)

  const submit = async () => {
    setSubmitted(true)
    if (fieldError !== undefined || reasonMissing || pieces === undefined) return
    const booking = { productId: stock.id, quantity: pieces, reason, version: snapshot.version }
    const against = chosen === undefined ? {} : { deliveryId: chosen.deliveryId }
    const outcome =
      kind === 'receive' ? await receiving.send({ ...booking, ...against }) : await adjusting.send(booking)
    if (outcome.kind === 'done') onDone(outcome.data)
    else setResult(outcome)
  }

  const reload = async () => {
    const { data } = await dataProvider.getOne<StockRecord>('stock', { id: stock.id })
    setSnapshot(data)
    setIsNewer(true)
    setChosen(data.deliveries.find((one) => one.deliveryId === chosen?.deliveryId) ?? data.deliveries[0])
    setResult(undefined)
  }

  return (
    <FormDialog
      title={text(`resources.stock.${kind}.title`, { model: stock.model })}
      cancelLabel={text('resources.stock.cancel')}
      confirm={text(`resources.stock.${kind}.confirm`)}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      {isNewer && result === undefined && (
        <p className="notice notice-info" role="status">
          {text('resources.stock.commands.newest', { available: format.number(snapshot.available) })}
          {kind === 'receive' && isDeliveryGone && ` ${text('resources.stock.receive.gone')}`}
        </p>
      )}
      {kind === 'receive' && chosen !== undefined && (
        <Field label={text('resources.stock.receive.against')} hint={text('resources.stock.receive.taken_off')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={chosen.deliveryId}
              onChange={({ target }) => setChosen(snapshot.deliveries.find((one) => one.deliveryId === target.value))}
            >
              {snapshot.deliveries.map((one) => (
                <option key={one.deliveryId} value={one.deliveryId}>
                  {text('resources.stock.receive.delivery', {
                    quantity: format.number(one.quantity),
                    date: format.date(one.expectedOn),
                  })}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        label={text(`resources.stock.${kind}.quantity`)}
        fieldError={submitted && fieldError !== undefined ? text(fieldError) : undefined}
        hint={text('resources.stock.result', {
          available: format.number(snapshot.available + (fieldError === undefined ? (pieces ?? 0) : 0)),
        })}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            inputMode={kind === 'receive' ? 'numeric' : 'text'}
            maxLength={14}
            value={inputText}
            onChange={({ target }) => setInputText(target.value)}
          />
        )}
      </Field>
      <Field
        label={text(`resources.stock.${kind}.reason`)}
        fieldError={submitted && reasonMissing ? text('resources.stock.reason_missing') : undefined}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
