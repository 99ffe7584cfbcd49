import './purchase-orders.css'
import type { PurchaseOrderLine } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { receivePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/receive-purchase-order'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useVersionedCommand } from '../../layout/use-versioned-command.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { openLinesOf, type PurchaseOrderDialogProps } from './purchase-order-dialog.ts'
import { arrivedLines, sameNote } from './received-lines.ts'

interface RowProps {
  readonly line: PurchaseOrderLine
  readonly input: string
  readonly onType: (input: string) => void
}

/** One line: what is still to come, what arrived, and the difference where more arrived. */
const Row = ({ line: { productId, model, open }, input, onType }: RowProps) => {
  const text = useText()
  const format = useFormat()
  const { surplus } = arrivedLines([{ productId, open }], { [productId]: input }, useNumberSigns())
  const noteId = `surplus-${productId}`
  return (
    <tr>
      <td className="part-number">{model}</td>
      <td className="number">{format.number(open)}</td>
      <td>
        <input
          className="input received-input"
          inputMode="numeric"
          maxLength={11}
          aria-label={text('resources.purchase-orders.receive.quantity_of', { model })}
          aria-describedby={surplus > 0 ? noteId : undefined}
          value={input}
          onChange={({ target }) => onType(target.value)}
        />
        {surplus > 0 && (
          <p className="small late" id={noteId}>
            {text('resources.purchase-orders.receive.surplus', {
              smart_count: surplus,
              pieces: format.number(surplus),
            })}
          </p>
        )}
      </td>
    </tr>
  )
}

/** Books what arrived; each line begins with what is still to come. */
export const ReceivePurchaseOrderDialog = ({ order, ...dialog }: PurchaseOrderDialogProps) => {
  const text = useText()
  const format = useFormat()
  const open = openLinesOf(order)
  const { send, busy, version, result, reload } = useVersionedCommand(receivePurchaseOrder, order.version, dialog)
  const [deliveryNote, setDeliveryNote] = useState('')
  /** What was typed; other lines show what is still to come. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [submitted, setSubmitted] = useState(false)
  const { arrived, isWrong } = arrivedLines(open, typed, useNumberSigns())
  const earlier = sameNote(order.receipts, deliveryNote)
  const submit = async () => {
    setSubmitted(true)
    if (deliveryNote.trim() === '' || isWrong || arrived.length === 0) return
    await send({ id: order.id, version, deliveryNote, lines: [...arrived] })
  }
  return (
    <FormDialog
      wide
      title={text('resources.purchase-orders.receive.title', { supplier: order.supplier })}
      confirm={text('resources.purchase-orders.receive.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field
        label={text('resources.purchase-orders.receive.note')}
        fieldError={submitted && deliveryNote.trim() === '' ? text('forms.fault.required') : undefined}
        hint={
          earlier &&
          text('resources.purchase-orders.receive.same_note', { received: format.moment(earlier.receivedAt) })
        }
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input"
            maxLength={60}
            value={deliveryNote}
            onChange={({ target }) => setDeliveryNote(target.value)}
          />
        )}
      </Field>
      <div className="data-table-scroll">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text('resources.stock.fields.model')}</th>
              <th scope="col" className="number">
                {text('resources.purchase-orders.open')}
              </th>
              <th scope="col">{text('resources.stock.receive.quantity')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((line) => (
              <Row
                key={line.productId}
                line={line}
                input={typed[line.productId] ?? String(line.open)}
                onType={(input) => setTyped({ ...typed, [line.productId]: input })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="small">{text('resources.purchase-orders.receive.hint')}</p>
      {submitted && (isWrong || arrived.length === 0) && (
        <p className="field-error" role="alert">
          {text('resources.stock.quantity_wrong')}
        </p>
      )}
    </FormDialog>
  )
}
