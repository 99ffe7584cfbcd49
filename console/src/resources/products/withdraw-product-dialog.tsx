import { withdrawProduct } from '@pinline/contracts/catalogue/product/withdraw-product'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useRef, useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { type FieldErrors, noFieldErrors, useFieldErrorText, useFocusOnFieldError } from '../../layout/field-errors.ts'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { ProductEditConflict } from './changed-fields.tsx'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

/** Withdraws a product from the shop, with a reason. */
export const WithdrawProductDialog = (dialog: ProductDialogProps) => {
  const { product, onClose } = dialog
  const text = useText()
  const { send, isPending } = useCommand(withdrawProduct)
  const { snapshot, conflictingChanges, result, handleResult, reload } = useProductCommand(dialog)
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState('')
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>(noFieldErrors)
  const fieldErrorText = useFieldErrorText(fieldErrors)
  useFocusOnFieldError(form, fieldErrors)

  const submit = async () => {
    const trimmedReason = reason.trim()
    setFieldErrors(trimmedReason === '' ? { reason: 'required' } : noFieldErrors)
    if (trimmedReason === '') return
    handleResult(await send({ productId: product.id, version: snapshot.productVersion, reason: trimmedReason }))
  }

  return (
    <FormDialog
      title={text('resources.products.lifecycles.withdraw_title', { model: product.product.model })}
      confirm={text('resources.products.lifecycles.withdraw_confirm')}
      tone="danger"
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ProductEditConflict changes={conflictingChanges} />
      <ul className="effects">
        <li>{text('resources.products.lifecycles.withdraw_effect')}</li>
        <li>{text('resources.products.lifecycles.withdraw_orders')}</li>
      </ul>
      <Field label={text('resources.products.lifecycles.reason')} fieldError={fieldErrorText('reason')}>
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
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
