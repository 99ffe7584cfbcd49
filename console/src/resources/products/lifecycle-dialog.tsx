import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { ProductRecord as EditedProduct } from '@pinline/catalogue/contract/get-product'
import type { ChangedField } from '@pinline/catalogue/contract/list-product-history'
import { setLifecycle } from '@pinline/catalogue/contract/set-lifecycle'
import { lifecycle as lifecycles } from '@pinline/events/catalogue/connector-part'
import { type FormEvent, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormActions } from '../../layout/form-actions.tsx'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { Meanwhile } from './changed-fields.tsx'
import { productChanges } from './field-changes.ts'
import { ReplacementField } from './replacement-field.tsx'
import type { Candidate } from './use-replacement-search.ts'

interface LifecycleDialogProps {
  readonly product: EditedProduct
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the product as it stands now. */
  readonly onReload: () => Promise<EditedProduct | undefined>
}

const replacementOf = ({ replacement }: EditedProduct): Candidate | undefined =>
  replacement === null
    ? undefined
    : {
        id: replacement.id,
        model: replacement.model ?? replacement.id,
        manufacturer: replacement.manufacturer ?? '',
      }

/** Sets where a product stands in its life and what replaces it, on the version that the person saw. */
export const LifecycleDialog = ({ product, onClose, onDone, onReload }: LifecycleDialogProps) => {
  const text = useText()
  const { send, busy } = useCommand(setLifecycle)
  const [seen, setSeen] = useState(product)
  const [meanwhile, setMeanwhile] = useState<readonly ChangedField[]>()
  const [lifecycle, setChosenLifecycle] = useState(product.lifecycle)
  const [replacement, setReplacement] = useState(() => replacementOf(product))
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const outcome = await send({
      productId: product.id,
      version: seen.productVersion,
      lifecycle,
      replacement: lifecycle === 'active' ? null : (replacement?.id ?? null),
    })
    if (outcome.kind === 'done') onDone()
    else setAnswer(outcome)
  }

  const reload = async () => {
    const newest = await onReload()
    if (newest !== undefined) {
      setMeanwhile(productChanges(seen, newest))
      setSeen(newest)
    }
    setAnswer(undefined)
  }

  return (
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="lifecycle-title">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="lifecycle-title">
          {text('resources.products.lifecycles.title', { model: product.product.model })}
        </DialogTitle>
        <DialogContent className="form">
          <CommandTold answer={answer} onReload={() => void reload()} />
          <Meanwhile changes={meanwhile} />
          <Field
            label={text('resources.products.fields.lifecycle')}
            hint={text(`resources.products.lifecycles.effect.${lifecycle}`)}
          >
            {(control) => (
              <select
                {...control}
                ref={takeFocus}
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
        </DialogContent>
        <FormActions
          leave={text('forms.leave')}
          confirm={text('resources.products.lifecycles.confirm')}
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
