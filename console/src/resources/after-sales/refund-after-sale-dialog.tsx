import { refundAfterSale } from '@pinline/contracts/order/after-sale/refund-after-sale'
import { currencyDigits, type Money } from '@pinline/events/money'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { type AfterSaleDialogProps, useAfterSaleCommand } from './use-after-sale-command.ts'

/** Decides how much is paid back; prefilled with the price of the pieces. */
export const RefundAfterSaleDialog = ({
  suggested,
  ...dialog
}: AfterSaleDialogProps & { readonly suggested: Money }) => {
  const text = useText()
  const format = useFormat()
  const { send, busy, seen, result, reload } = useAfterSaleCommand(refundAfterSale, dialog)
  const { currency } = suggested
  const digits = currencyDigits[currency]
  const [inputText, setInputText] = useState((suggested.minor / 10 ** digits).toFixed(digits))
  const [submitted, setSubmitted] = useState(false)
  const minor = readDecimal(inputText, digits)
  const amount = minor === undefined || minor < 1 ? undefined : { minor, currency }
  const submit = async () => {
    setSubmitted(true)
    if (amount !== undefined) await send({ ...seen, amount })
  }
  return (
    <FormDialog
      title={text('resources.after-sales.refund.title')}
      confirm={
        amount === undefined
          ? text('resources.after-sales.refund.confirm')
          : text('resources.after-sales.refund.confirm_amount', { amount: format.money(amount) })
      }
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field
        label={text('resources.after-sales.refund.amount', { currency })}
        hint={text('resources.after-sales.refund.hint')}
        fieldError={submitted && amount === undefined ? text('resources.after-sales.refund.range') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input figure"
            inputMode="decimal"
            maxLength={14}
            value={inputText}
            onChange={({ target }) => setInputText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
