import { adjustStock } from '@pinline/contracts/catalogue/stock/adjust-stock'
import { receiveStock, type StockLevel } from '@pinline/contracts/catalogue/stock/receive-stock'
import type { DeliveryId } from '@pinline/events/ids'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { type BookingKind, quantityFault, typedPieces } from './stock-booking.ts'
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
  const busy = receiving.busy || adjusting.busy
  const [seen, setSeen] = useState(stock)
  const [isNewer, setIsNewer] = useState(false)
  const [chosen, setChosen] = useState(() => deliveryOf(stock, deliveryId))
  const [typed, setTyped] = useState(() =>
    kind === 'receive' && deliveryId !== undefined && chosen !== undefined ? String(chosen.quantity) : '',
  )
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [answer, setAnswer] = useState<CommandAnswer<StockLevel>>()
  const fault = quantityFault(kind, typed, seen.available)
  const pieces = typedPieces(typed)
  const reasonMissing = reason.trim() === ''
  const wasTaken = deliveryId !== undefined && seen.deliveries.every((one) => one.deliveryId !== deliveryId)

  const submit = async () => {
    setAsked(true)
    if (fault !== undefined || reasonMissing || pieces === undefined) return
    const booking = { productId: stock.id, quantity: pieces, reason, version: seen.version }
    const against = chosen === undefined ? {} : { deliveryId: chosen.deliveryId }
    const told = kind === 'receive' ? await receiving.send({ ...booking, ...against }) : await adjusting.send(booking)
    if (told.kind === 'done') onDone(told.data)
    else setAnswer(told)
  }

  const reload = async () => {
    const { data } = await dataProvider.getOne<StockRecord>('stock', { id: stock.id })
    setSeen(data)
    setIsNewer(true)
    setChosen(data.deliveries.find((one) => one.deliveryId === chosen?.deliveryId) ?? data.deliveries[0])
    setAnswer(undefined)
  }

  return (
    <FormDialog
      title={text(`resources.stock.${kind}.title`, { model: stock.model })}
      leave={text('resources.stock.cancel')}
      confirm={text(`resources.stock.${kind}.confirm`)}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      {isNewer && answer === undefined && (
        <p className="message message-info" role="status">
          {text('resources.stock.commands.newest', { available: format.number(seen.available) })}
          {kind === 'receive' && wasTaken && ` ${text('resources.stock.receive.gone')}`}
        </p>
      )}
      {kind === 'receive' && chosen !== undefined && (
        <Field label={text('resources.stock.receive.against')} hint={text('resources.stock.receive.taken_off')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={chosen.deliveryId}
              onChange={({ target }) => setChosen(seen.deliveries.find((one) => one.deliveryId === target.value))}
            >
              {seen.deliveries.map((one) => (
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
        fault={asked && fault !== undefined ? text(fault) : undefined}
        hint={text('resources.stock.result', {
          available: format.number(seen.available + (fault === undefined ? (pieces ?? 0) : 0)),
        })}
      >
        {(control) => (
          <input
            {...control}
            ref={takeFocus}
            className="input mono"
            inputMode={kind === 'receive' ? 'numeric' : 'text'}
            maxLength={14}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Field
        label={text(`resources.stock.${kind}.reason`)}
        fault={asked && reasonMissing ? text('resources.stock.reason_missing') : undefined}
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
