import type { LatePaymentRow } from '@pinline/contracts/order/order/orders-resource'
import { settleLatePayment } from '@pinline/contracts/order/payment/settle-late-payment'
import { useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

/** Notes that the buyer of a cancelled order knows where the money went that came too late. */
export const SettleDialog = ({ late, ...dialog }: OrderDialogProps & { readonly late: LatePaymentRow }) => {
  const text = useText()
  const { send, busy, version, answer, reload } = useOrderCommand(settleLatePayment, dialog)
  const [typed, setTyped] = useState('')

  const submit = async () => {
    const note = typed.trim()
    const { orderNo } = dialog.order
    await send({ orderNo, captureId: late.captureId, version, ...(note === '' ? {} : { note }) })
  }

  return (
    <FormDialog
      title={text('resources.orders.settle.title')}
      confirm={text('resources.orders.settle.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      <ul className="effects">
        <li>{text('resources.orders.settle.effect_to_do')}</li>
        <li>{text('resources.orders.settle.effect_refund')}</li>
      </ul>
      <Field label={text('resources.orders.settle.note')} hint={text('resources.orders.settle.note_hint')} optional>
        {(control) => (
          <textarea
            {...control}
            ref={takeFocus}
            className="input"
            maxLength={500}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
