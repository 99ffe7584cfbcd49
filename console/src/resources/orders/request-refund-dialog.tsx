import { requestRefund, staffRefundReason } from '@pinline/contracts/order/payment/request-refund'
import { useId, useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import {
  amountText,
  emptyRefundForm,
  proposedRefund,
  type RefundBasis,
  type RefundFormValues,
  reasonOf,
  refundAmount,
  refundBases,
  refundLines,
} from './refund-form-values.ts'
import { RefundLinesTable } from './refund-lines-table.tsx'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

const BasisChoice = ({ basis, onChange }: { basis: RefundBasis; onChange: (basis: RefundBasis) => void }) => {
  const text = useText()
  const name = useId()
  return (
    <fieldset className="refund-bases" aria-label={text('resources.orders.part_refund.basis')}>
      {refundBases.map((one) => (
        <label key={one} className="check">
          <input type="radio" name={name} checked={one === basis} onChange={() => onChange(one)} />
          {text(`resources.orders.part_refund.bases.${one}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Refunds a part of an order's payment: pieces of lines, freight or an agreed amount. */
export const RequestRefundDialog = (dialog: OrderDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const format = useFormat()
  const { send, busy, version, result, reload } = useOrderCommand(requestRefund, dialog)
  const [values, setValues] = useState<RefundFormValues>(emptyRefundForm)
  const [submitted, setSubmitted] = useState(false)
  const edit = (changed: Partial<RefundFormValues>) => setValues((before) => ({ ...before, ...changed }))

  const lines = refundLines(order, values)
  const amount = refundAmount(order, values)
  const amountError = text('resources.orders.part_refund.amount_range', { amount: format.money(order.refundable) })
  const submit = async () => {
    setSubmitted(true)
    const note = values.note.trim()
    if (lines === undefined || amount === undefined || note === '') return
    const { orderNo } = order
    await send({ orderNo, version, amount, reason: values.reason, note, ...(lines.length === 0 ? {} : { lines }) })
  }

  return (
    <FormDialog
      wide
      title={text('resources.orders.part_refund.title', { orderNo: order.orderNo })}
      confirm={
        amount === undefined
          ? text('resources.orders.part_refund.confirm')
          : text('resources.orders.part_refund.confirm_amount', { amount: format.money(amount) })
      }
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <p>
        {text('resources.orders.part_refund.left')} <b className="figure">{format.money(order.refundable)}</b>{' '}
        <span className="small">
          {text('resources.orders.part_refund.of_total', { total: format.money(order.total) })}
        </span>
      </p>
      <BasisChoice basis={values.basis} onChange={(basis) => edit({ basis, reason: reasonOf[basis], amount: null })} />
      {values.basis === 'lines' && (
        <>
          <RefundLinesTable
            order={order}
            pieces={values.pieces}
            onChange={(pieces) => edit({ pieces, amount: null })}
          />
          {lines === undefined && (
            <p className="field-error" role="alert">
              {text('resources.orders.part_refund.pieces_range')}
            </p>
          )}
        </>
      )}
      <div className="refund-figures">
        <Field
          label={text('resources.orders.part_refund.amount', { currency: order.currency })}
          fieldError={submitted && amount === undefined ? amountError : undefined}
          hint={values.basis === 'amount' ? undefined : text('resources.orders.part_refund.amount_hint')}
        >
          {(control) => (
            <input
              {...control}
              className="input figure"
              inputMode="decimal"
              maxLength={14}
              value={values.amount ?? amountText(proposedRefund(order, values))}
              onChange={({ target }) => edit({ amount: target.value })}
            />
          )}
        </Field>
        <Field label={text('resources.orders.part_refund.reason')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={values.reason}
              onChange={({ target }) => {
                const reason = staffRefundReason.safeParse(target.value)
                if (reason.success) edit({ reason: reason.data })
              }}
            >
              {staffRefundReason.options.map((reason) => (
                <option key={reason} value={reason}>
                  {text(`resources.orders.refund_reason.${reason}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field
        label={text('resources.orders.part_refund.note')}
        fieldError={submitted && values.note.trim() === '' ? text('forms.fault.required') : undefined}
        hint={text('resources.orders.part_refund.note_hint')}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            maxLength={500}
            value={values.note}
            onChange={({ target }) => edit({ note: target.value })}
          />
        )}
      </Field>
      <p className="field-hint">{text('resources.orders.part_refund.hint')}</p>
    </FormDialog>
  )
}
