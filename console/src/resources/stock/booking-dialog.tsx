import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import { adjustStock } from '@pinline/catalogue/contract/adjust-stock'
import { receiveStock, type StockLevel } from '@pinline/catalogue/contract/receive-stock'
import { type FormEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { FormActions } from '../../layout/form-actions.tsx'
import { Icon } from '../../layout/icon.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { type BookingKind, quantityFault, typedPieces } from './stock-booking.ts'
import type { StockRecord } from './stock-record.ts'

interface BookingDialogProps {
  readonly kind: BookingKind
  readonly stock: StockRecord
  readonly onClose: () => void
  readonly onDone: (level: StockLevel) => void
}

/** Books pieces in, or a difference of the count, on the version that the person saw. */
export const BookingDialog = ({ kind, stock, onClose, onDone }: BookingDialogProps) => {
  const text = useText()
  const format = useFormat()
  const dataProvider = useDataProvider()
  const { send, busy } = useCommand(kind === 'receive' ? receiveStock : adjustStock)
  const [seen, setSeen] = useState({ version: stock.version, available: stock.available })
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [asked, setAsked] = useState(false)
  const [answer, setAnswer] = useState<CommandAnswer<StockLevel>>()
  const fault = quantityFault(kind, typed, seen.available)
  const pieces = typedPieces(typed)
  const reasonMissing = reason.trim() === ''

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (busy || fault !== undefined || reasonMissing || pieces === undefined) return
    const told = await send({ productId: stock.id, quantity: pieces, reason, version: seen.version })
    if (told.kind === 'done') onDone(told.data)
    else setAnswer(told)
  }

  const reload = async () => {
    const { data } = await dataProvider.getOne<StockRecord>('stock', { id: stock.id })
    setSeen({ version: data.version, available: data.available })
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="booking-title">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="booking-title">{text(`resources.stock.${kind}.title`, { model: stock.model })}</DialogTitle>
        <DialogContent className="form">
          {answer?.kind === 'conflict' && (
            <div className="message message-warn" role="alert">
              <Icon name="warning" />
              <div>{text('resources.stock.commands.conflict')}</div>
              <button type="button" className="button small" onClick={() => void reload()}>
                {text('resources.stock.commands.again')}
              </button>
            </div>
          )}
          {(answer?.kind === 'refused' || answer?.kind === 'failed') && answer.message !== '' && (
            <p className="message message-danger" role="alert">
              {answer.message}
            </p>
          )}
          <div>
            <label className="label" htmlFor="quantity">
              {text(`resources.stock.${kind}.quantity`)}
            </label>
            <input
              id="quantity"
              ref={takeFocus}
              className="input mono"
              inputMode={kind === 'receive' ? 'numeric' : 'text'}
              maxLength={14}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              aria-invalid={asked && fault !== undefined}
              aria-describedby="quantity-note"
            />
            <p id="quantity-note" className={asked && fault !== undefined ? 'field-error' : 'hint'}>
              {asked && fault !== undefined
                ? text(fault)
                : text('resources.stock.result', {
                    available: format.number(seen.available + (fault === undefined ? (pieces ?? 0) : 0)),
                  })}
            </p>
          </div>
          <div>
            <label className="label" htmlFor="booking-reason">
              {text(`resources.stock.${kind}.reason`)}
            </label>
            <input
              id="booking-reason"
              className="input"
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              aria-invalid={asked && reasonMissing}
            />
            {asked && reasonMissing && <p className="field-error">{text('resources.stock.reason_missing')}</p>}
          </div>
        </DialogContent>
        <FormActions
          leave={text('resources.stock.cancel')}
          confirm={text(`resources.stock.${kind}.confirm`)}
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
