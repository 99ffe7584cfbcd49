import { closePurchaseOrder } from '@pinline/contracts/catalogue/purchase-order/close-purchase-order'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useVersionedCommand } from '../../layout/use-versioned-command.ts'
import { useText } from '../../messages/use-text.ts'
import type { PurchaseOrderDialogProps } from './purchase-order-dialog.ts'

/** Asks before nothing more is expected. */
export const ClosePurchaseOrderDialog = ({ order, ...dialog }: PurchaseOrderDialogProps) => {
  const text = useText()
  const { send, busy, version, result, reload } = useVersionedCommand(closePurchaseOrder, order.version, dialog)
  const [reason, setReason] = useState('')
  return (
    <FormDialog
      title={text('resources.purchase-orders.close.title', { supplier: order.supplier })}
      confirm={text('resources.purchase-orders.close.confirm')}
      tone="danger"
      busy={busy}
      onSubmit={() => send({ id: order.id, version, reason })}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ul className="effects">
        <li>{text('resources.purchase-orders.close.effect')}</li>
      </ul>
      <Field label={text('resources.stock.fields.reason')}>
        {(control) => (
          <input
            {...control}
            className="input"
            required
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
