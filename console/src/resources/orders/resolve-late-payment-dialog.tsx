import type { LatePaymentRow } from '@pinline/contracts/order/order/orders-resource'
import { resolveLatePayment } from '@pinline/contracts/order/payment/resolve-late-payment'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { type OrderDialogProps, useOrderCommand } from './use-order-command.ts'

/** Records that the buyer of a cancelled order was informed about a late payment. */
export const ResolveLatePaymentDialog = ({ late, ...dialog }: OrderDialogProps & { readonly late: LatePaymentRow }) => {
  const text = useText()
  const { send, busy, version, result, reload } = useOrderCommand(resolveLatePayment, dialog)
  const [inputText, setInputText] = useState('')

  const submit = async () => {
    const note = inputText.trim()
    const { orderNo } = dialog.order
    await send({ orderNo, captureId: late.captureId, version, ...(note === '' ? {} : { note }) })
  }

  return (
    <FormDialog
      title={text('resources.orders.resolve.title')}
      confirm={text('resources.orders.resolve.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ul className="effects">
        <li>{text('resources.orders.resolve.effect_to_do')}</li>
        <li>{text('resources.orders.resolve.effect_refund')}</li>
      </ul>
      <Field label={text('resources.orders.resolve.note')} hint={text('resources.orders.resolve.note_hint')} optional>
        {(control) => (
          <textarea
            {...control}
            ref={focusOnMount}
            className="input"
            maxLength={500}
            value={inputText}
            onChange={({ target }) => setInputText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
