import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import { useRef, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { type Faults, noFaults, useFaultText, useFocusOnFault } from '../../layout/form-faults.ts'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
import { Meanwhile } from './changed-fields.tsx'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

/** Takes a product out of sight and sale, with the reason. */
export const WithdrawDialog = (dialog: ProductDialogProps) => {
  const { product, onClose } = dialog
  const text = useText()
  const { send, busy } = useCommand(withdrawProduct)
  const { seen, meanwhile, answer, take, reload } = useProductCommand(dialog)
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults>(noFaults)
  const faultText = useFaultText(faults)
  useFocusOnFault(form, faults)

  const submit = async () => {
    const said = reason.trim()
    setFaults(said === '' ? { reason: 'required' } : noFaults)
    if (said === '') return
    take(await send({ productId: product.id, version: seen.productVersion, reason: said }))
  }

  return (
    <FormDialog
      title={text('resources.products.lifecycles.withdraw_title', { model: product.product.model })}
      confirm={text('resources.products.lifecycles.withdraw_confirm')}
      tone="danger"
      busy={busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      <Meanwhile changes={meanwhile} />
      <ul className="effects">
        <li>{text('resources.products.lifecycles.withdraw_effect')}</li>
        <li>{text('resources.products.lifecycles.withdraw_orders')}</li>
      </ul>
      <Field label={text('resources.products.lifecycles.reason')} fault={faultText('reason')}>
        {(control) => (
          <input
            {...control}
            ref={takeFocus}
            className="input"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  )
}
