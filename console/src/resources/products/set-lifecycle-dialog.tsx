import type { ProductRecord as EditedProduct } from '@pinline/contracts/catalogue/product/get-product'
import { setLifecycle } from '@pinline/contracts/catalogue/product/set-lifecycle'
import { lifecycle as lifecycles } from '@pinline/events/catalogue/connector-part'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useText } from '../../messages/use-text.ts'
import { ProductEditConflict } from './changed-fields.tsx'
import { ReplacementField } from './replacement-field.tsx'
import type { Candidate } from './use-part-search.ts'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

const replacementOf = ({ replacement }: EditedProduct): Candidate | undefined =>
  replacement === null
    ? undefined
    : {
        id: replacement.id,
        model: replacement.model ?? replacement.id,
        manufacturer: replacement.manufacturer ?? '',
      }

/** Sets a product's lifecycle status and replacement, on the version that the person has loaded. */
export const SetLifecycleDialog = (dialog: ProductDialogProps) => {
  const { product, onClose } = dialog
  const text = useText()
  const { send, isPending } = useCommand(setLifecycle)
  const { snapshot, conflictingChanges, result, handleResult, reload } = useProductCommand(dialog)
  const [lifecycle, setChosenLifecycle] = useState(product.lifecycle)
  const [replacement, setReplacement] = useState(() => replacementOf(product))

  const submit = async () => {
    handleResult(
      await send({
        productId: product.id,
        version: snapshot.productVersion,
        lifecycle,
        replacement: lifecycle === 'active' ? null : (replacement?.id ?? null),
      }),
    )
  }

  return (
    <FormDialog
      title={text('resources.products.lifecycles.title', { model: product.product.model })}
      confirm={text('resources.products.lifecycles.confirm')}
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ProductEditConflict changes={conflictingChanges} />
      <Field
        label={text('resources.products.fields.lifecycle')}
        hint={text(`resources.products.lifecycles.effect.${lifecycle}`)}
      >
        {(control) => (
          <select
            {...control}
            ref={focusOnMount}
            className="input"
            value={lifecycle}
            onChange={({ target }) => {
              const chosen = lifecycles.safeParse(target.value)
              if (chosen.success) setChosenLifecycle(chosen.data)
            }}
          >
            {lifecycles.options.map((one) => (
              <option key={one} value={one}>
                {text(`resources.products.lifecycle.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {lifecycle !== 'active' && (
        <ReplacementField productId={product.id} chosen={replacement} onChoose={setReplacement} />
      )}
    </FormDialog>
  )
}
