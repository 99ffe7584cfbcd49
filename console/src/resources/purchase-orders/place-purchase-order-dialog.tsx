import type { PurchaseOrderId } from '@pinline/events/ids'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import type { ProposedLine } from './order-form-lines.ts'
import { OrderLinesField } from './order-lines-field.tsx'
import { usePlaceOrderForm } from './place-purchase-order-form.ts'
import { SupplierField } from './supplier-field.tsx'

interface PlacePurchaseOrderDialogProps {
  /** Lines of a proposal. */
  readonly lines: readonly ProposedLine[]
  readonly onDone: (id: PurchaseOrderId) => void
  readonly onClose: () => void
}

/** Records an order to a supplier, from a proposal or typed. */
export const PlacePurchaseOrderDialog = ({ lines: proposed, onDone, onClose }: PlacePurchaseOrderDialogProps) => {
  const text = useText()
  const form = usePlaceOrderForm(proposed, onDone)
  const { values, setValues, lines, setLines, problem } = form
  const [first] = lines
  const isOneDate = first !== undefined && lines.every(({ expectedOn }) => expectedOn === first.expectedOn)
  return (
    <FormDialog
      wide
      title={text('resources.purchase-orders.place.title')}
      confirm={text('resources.purchase-orders.place.confirm')}
      busy={form.busy}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <CommandError result={form.result} onReload={form.dismissResult} />
      <SupplierField form={form} />
      <Field label={text('resources.purchase-orders.fields.reference')} optional>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={60}
            value={values.reference}
            onChange={({ target }) => setValues({ ...values, reference: target.value })}
          />
        )}
      </Field>
      <Field
        label={text('resources.purchase-orders.all_dates')}
        optional
        hint={text('resources.purchase-orders.place.dates_hint')}
      >
        {(control) => (
          <input
            {...control}
            type="date"
            className="input"
            value={isOneDate ? first.expectedOn : ''}
            onChange={({ target }) => setLines(lines.map((line) => ({ ...line, expectedOn: target.value })))}
          />
        )}
      </Field>
      <OrderLinesField lines={lines} prices={form.prices} onChange={setLines} />
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </FormDialog>
  )
}
