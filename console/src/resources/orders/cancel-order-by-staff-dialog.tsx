import { cancelOrderByStaff } from '@pinline/contracts/order/order/cancel-order-by-staff'
import type { Money } from '@pinline/events/money'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { SnippetTextarea } from '../../layout/snippets/snippet-textarea.tsx'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'
import { useOrderSnippets } from './use-order-snippets.ts'

/** What the cancellation refunds: the payment without the parts that were refunded before, in the paid currency. */
const restOfPayment = ({ paid, payable, refunds }: OrderDialogProps['order']): Money => {
  const { minor, currency } = paid?.amount ?? payable
  const parts = refunds.filter(({ orderAmount }) => orderAmount !== null)
  return { minor: parts.reduce((rest, { amount }) => rest - amount.minor, minor), currency }
}

/** Cancels an order: shows the consequences and requires a reason. */
export const CancelOrderByStaffDialog = (dialog: OrderDialogProps) => {
  const { order, onClose } = dialog
  const text = useText()
  const format = useFormat()
  const { send, busy, version, result, reload } = useOrderCommand(cancelOrderByStaff, dialog)
  const snippets = useOrderSnippets(order)
  const [reason, setReason] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const missing = submitted && reason.trim() === ''
  const paid = order.steps.confirmedAt !== null

  const submit = async () => {
    setSubmitted(true)
    if (reason.trim() !== '') await send({ orderNo: order.orderNo, version, reason })
  }

  return (
    <FormDialog
      title={text('resources.orders.cancel.title', { orderNo: order.orderNo })}
      cancelLabel={text('resources.orders.cancel.keep')}
      confirm={text('resources.orders.cancel.confirm')}
      tone="danger"
      busy={busy}
      focusCancel
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ul className="effects">
        <li>{text('resources.orders.cancel.effect_release')}</li>
        {paid && (
          <li>
            {text('resources.orders.cancel.effect_refund', {
              amount: format.money(restOfPayment(order)),
            })}
          </li>
        )}
        <li>{text('resources.orders.cancel.effect_final')}</li>
      </ul>
      <Field
        label={text('resources.orders.cancel.reason')}
        fieldError={missing ? text('forms.fault.required') : undefined}
        hint={text('resources.orders.cancel.reason_hint')}
      >
        {(control) => (
          <SnippetTextarea {...control} source={snippets} maxLength={500} value={reason} onChange={setReason} />
        )}
      </Field>
    </FormDialog>
  )
}
