import { cancelLines } from '@pinline/contracts/order/order/cancel-lines'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { cancellableLines, isWholeOrder, refundOfLines, typedLines } from './cancelled-lines.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

interface CancelLinesDialogProps extends OrderDialogProps {
  /** What the form begins with: pieces by product, and the reason. */
  readonly filled?: { readonly pieces: Readonly<Record<string, string>>; readonly reason: string }
}

/** Cancels lines of a paid order, or pieces of them: shows what is refunded and requires a reason. */
export const CancelLinesDialog = ({ filled, ...dialog }: CancelLinesDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const format = useFormat()
  const { send, busy, version, result, reload } = useOrderCommand(cancelLines, dialog)
  const [pieces, setPieces] = useState(filled?.pieces ?? {})
  const [reason, setReason] = useState(filled?.reason ?? '')
  const [submitted, setSubmitted] = useState(false)

  const lines = typedLines(order, pieces)
  const isWhole = lines !== undefined && isWholeOrder(order, lines)
  const linesError =
    lines === undefined
      ? text('resources.orders.cancel_lines.pieces_range')
      : isWhole
        ? text('resources.orders.cancel_lines.whole_order')
        : submitted && lines.length === 0
          ? text('resources.orders.cancel_lines.empty')
          : undefined
  const submit = async () => {
    setSubmitted(true)
    if (lines === undefined || lines.length === 0 || isWhole || reason.trim() === '') return
    await send({ orderNo: order.orderNo, version, lines, reason })
  }

  return (
    <FormDialog
      wide
      title={text('resources.orders.cancel_lines.title', { orderNo: order.orderNo })}
      cancelLabel={text('resources.orders.cancel_lines.keep')}
      confirm={text('resources.orders.cancel_lines.confirm')}
      tone="danger"
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <div className="data-table-scroll">
        <table className="data-table refund-lines">
          <thead>
            <tr>
              <th scope="col">{text('resources.orders.fields.model')}</th>
              <th scope="col" className="number from-750">
                {text('resources.orders.fields.unitPrice')}
              </th>
              <th scope="col">{text('resources.orders.cancel_lines.pieces')}</th>
            </tr>
          </thead>
          <tbody>
            {cancellableLines(order).map(({ productId, model, unitPrice, open }) => (
              <tr key={productId}>
                <td className="part-number">{model}</td>
                <td className="number from-750">{format.unitPrice(unitPrice)}</td>
                <td>
                  <input
                    className="input refund-pieces"
                    inputMode="numeric"
                    maxLength={7}
                    value={pieces[productId] ?? ''}
                    aria-label={text('resources.orders.cancel_lines.pieces_of', { model })}
                    onChange={({ target }) => setPieces({ ...pieces, [productId]: target.value })}
                  />{' '}
                  <span className="small">
                    {text('resources.orders.part_refund.of_count', { count: format.number(open) })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {linesError !== undefined && (
        <p className="field-error" role="alert">
          {linesError}
        </p>
      )}
      <ul className="effects">
        <li>{text('resources.orders.cancel.effect_release')}</li>
        <li>
          {text('resources.orders.cancel_lines.effect_refund', {
            amount: format.money(refundOfLines(order, lines ?? [])),
          })}
        </li>
        {order.shipmentPlan !== undefined && <li>{text('resources.orders.cancel_lines.effect_plan')}</li>}
        <li>{text('resources.orders.cancel.effect_final')}</li>
      </ul>
      <Field
        label={text('resources.orders.cancel.reason')}
        fieldError={submitted && reason.trim() === '' ? text('forms.fault.required') : undefined}
        hint={text('resources.orders.cancel.reason_hint')}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
