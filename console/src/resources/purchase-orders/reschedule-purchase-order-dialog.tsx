import { reschedulePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/reschedule-purchase-order'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useVersionedCommand } from '../../layout/use-versioned-command.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useText } from '../../messages/use-text.ts'
import { openLinesOf, type PurchaseOrderDialogProps } from './purchase-order-dialog.ts'

/** Changes the dates of what is still to come; buyers see them. */
export const ReschedulePurchaseOrderDialog = ({ order, ...dialog }: PurchaseOrderDialogProps) => {
  const text = useText()
  const format = useFormat()
  const open = openLinesOf(order)
  const { send, busy, version, result, reload } = useVersionedCommand(reschedulePurchaseOrder, order.version, dialog)
  const [dates, setDates] = useState<Readonly<Record<string, string>>>({})
  const dateOf = ({ productId, expectedOn }: (typeof open)[number]) => dates[productId] ?? expectedOn
  const [submitted, setSubmitted] = useState(false)
  const isWrong = open.some((line) => dateOf(line) === '')
  const [first] = open
  const isOneDate = first !== undefined && open.every((line) => dateOf(line) === dateOf(first))
  const submit = async () => {
    setSubmitted(true)
    if (isWrong) return
    const lines = open.map((line) => ({ productId: line.productId, expectedOn: dateOf(line) }))
    await send({ id: order.id, version, lines })
  }
  return (
    <FormDialog
      wide
      title={text('resources.purchase-orders.reschedule.title')}
      confirm={text('resources.purchase-orders.reschedule.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field
        label={text('resources.purchase-orders.all_dates')}
        optional
        hint={text('resources.purchase-orders.reschedule.hint')}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            type="date"
            className="input"
            value={isOneDate ? dateOf(first) : ''}
            onChange={({ target }) =>
              setDates(Object.fromEntries(open.map(({ productId }) => [productId, target.value])))
            }
          />
        )}
      </Field>
      <div className="data-table-scroll">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text('resources.stock.fields.model')}</th>
              <th scope="col" className="number from-750">
                {text('resources.purchase-orders.open')}
              </th>
              <th scope="col">{text('resources.stock.delivery.expected_on')}</th>
            </tr>
          </thead>
          <tbody>
            {open.map((line) => (
              <tr key={line.productId}>
                <td className="part-number">{line.model}</td>
                <td className="number from-750">{format.number(line.open)}</td>
                <td>
                  <input
                    type="date"
                    className="input"
                    aria-label={text('resources.purchase-orders.reschedule.date_of', { model: line.model })}
                    aria-invalid={submitted && dateOf(line) === ''}
                    value={dateOf(line)}
                    onChange={({ target }) => setDates({ ...dates, [line.productId]: target.value })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {submitted && isWrong && (
        <p className="field-error" role="alert">
          {text('resources.stock.delivery.date_wrong')}
        </p>
      )}
    </FormDialog>
  )
}
