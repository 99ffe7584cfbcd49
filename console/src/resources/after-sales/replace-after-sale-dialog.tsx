import { replaceAfterSale } from '@pinline/contracts/order/after-sale/replace-after-sale'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useText } from '../../messages/use-text.ts'
import { type AfterSaleDialogProps, useAfterSaleCommand } from './use-after-sale-command.ts'

/** Decides to send other pieces, or the repaired ones. Those from stock are set aside at once. */
export const ReplaceAfterSaleDialog = (dialog: AfterSaleDialogProps) => {
  const { received, quantity: requested, custom, kind } = dialog.request
  const text = useText()
  const { send, busy, seen, result, reload } = useAfterSaleCommand(replaceAfterSale, dialog)
  const most = received === null ? requested : received.toStock + received.toScrap
  const [pieces, setPieces] = useState(String(most))
  const [fromStock, setFromStock] = useState(!custom && kind !== 'repair')
  const [submitted, setSubmitted] = useState(false)
  const quantity = readDecimal(pieces, 0)
  const isCount = quantity !== undefined && quantity >= 1 && quantity <= most
  const submit = async () => {
    setSubmitted(true)
    if (quantity !== undefined && isCount) await send({ ...seen, quantity, fromStock })
  }
  return (
    <FormDialog
      title={text('resources.after-sales.replace.title')}
      confirm={text('resources.after-sales.replace.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field
        label={text('resources.after-sales.fields.quantity')}
        fieldError={submitted && !isCount ? text('resources.after-sales.receive.range', { most }) : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input figure"
            inputMode="numeric"
            maxLength={9}
            value={pieces}
            onChange={({ target }) => setPieces(target.value)}
          />
        )}
      </Field>
      {custom ? (
        <p className="field-hint">{text('resources.after-sales.receive.custom')}</p>
      ) : (
        <label className="check">
          <input type="checkbox" checked={fromStock} onChange={({ target }) => setFromStock(target.checked)} />
          {text('resources.after-sales.replace.from_stock')}
        </label>
      )}
      <p className="field-hint">{text('resources.after-sales.replace.hint')}</p>
    </FormDialog>
  )
}
