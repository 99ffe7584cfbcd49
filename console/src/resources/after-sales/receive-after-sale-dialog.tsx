import { receiveAfterSale } from '@pinline/contracts/order/after-sale/receive-after-sale'
import { type ReturnedCondition, returnedCondition } from '@pinline/events/order/after-sale-received'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { readDecimal } from '../../layout/read-decimal.ts'
import { useText } from '../../messages/use-text.ts'
import { type AfterSaleDialogProps, useAfterSaleCommand } from './use-after-sale-command.ts'

/** Counts what came back, and says what becomes of it. */
export const ReceiveAfterSaleDialog = (dialog: AfterSaleDialogProps) => {
  const { request } = dialog
  const text = useText()
  const { send, busy, seen, result, reload } = useAfterSaleCommand(receiveAfterSale, dialog)
  const [condition, setCondition] = useState<ReturnedCondition>('opened')
  const [stockText, setStockText] = useState(request.custom ? '0' : String(request.quantity))
  const [scrapText, setScrapText] = useState(request.custom ? String(request.quantity) : '0')
  const [submitted, setSubmitted] = useState(false)
  const toStock = readDecimal(stockText, 0)
  const toScrap = readDecimal(scrapText, 0)
  const count = (toStock ?? 0) + (toScrap ?? 0)
  const isCount = toStock !== undefined && toScrap !== undefined && count >= 1 && count <= request.quantity
  const submit = async () => {
    setSubmitted(true)
    if (toStock === undefined || toScrap === undefined || !isCount) return
    await send({ ...seen, condition, toStock, toScrap })
  }
  const countError =
    submitted && !isCount ? text('resources.after-sales.receive.range', { most: request.quantity }) : undefined
  return (
    <FormDialog
      title={text('resources.after-sales.receive.title')}
      confirm={text('resources.after-sales.receive.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field label={text('resources.after-sales.receive.condition')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={condition}
            onChange={({ target }) => {
              const chosen = returnedCondition.safeParse(target.value)
              if (chosen.success) setCondition(chosen.data)
            }}
          >
            {returnedCondition.options.map((one) => (
              <option key={one} value={one}>
                {text(`resources.after-sales.condition.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={text('resources.after-sales.receive.to_stock')}
        fieldError={countError}
        hint={request.custom ? text('resources.after-sales.receive.custom') : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input figure"
            inputMode="numeric"
            maxLength={9}
            readOnly={request.custom}
            value={stockText}
            onChange={({ target }) => setStockText(target.value)}
          />
        )}
      </Field>
      <Field label={text('resources.after-sales.receive.to_scrap')}>
        {(control) => (
          <input
            {...control}
            className="input figure"
            inputMode="numeric"
            maxLength={9}
            value={scrapText}
            onChange={({ target }) => setScrapText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
