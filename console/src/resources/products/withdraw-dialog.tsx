import { Dialog, DialogContent, DialogTitle } from '@mui/material'
import type { ProductRecord as EditedProduct } from '@pinline/catalogue/contract/get-product'
import type { ChangedField } from '@pinline/catalogue/contract/list-product-history'
import { withdrawProduct } from '@pinline/catalogue/contract/withdraw-product'
import { type FormEvent, useRef, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { Field } from '../../layout/field.tsx'
import { FormActions } from '../../layout/form-actions.tsx'
import { type Faults, noFaults, useFaultText, useFocusOnFault } from '../../layout/form-faults.ts'
import { takeFocus } from '../../layout/take-focus.ts'
import { useText } from '../../messages/use-text.ts'
import { type CommandAnswer, useCommand } from '../../providers/use-command.ts'
import { Meanwhile } from './changed-fields.tsx'
import { productChanges } from './field-changes.ts'

interface WithdrawDialogProps {
  readonly product: EditedProduct
  readonly onClose: () => void
  readonly onDone: () => void
  /** Reads the product as it stands now. */
  readonly onReload: () => Promise<EditedProduct | undefined>
}

/** Takes a product out of sight and sale, with the reason. */
export const WithdrawDialog = ({ product, onClose, onDone, onReload }: WithdrawDialogProps) => {
  const text = useText()
  const { send, busy } = useCommand(withdrawProduct)
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(product)
  const [meanwhile, setMeanwhile] = useState<readonly ChangedField[]>()
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [answer, setAnswer] = useState<CommandAnswer<unknown>>()
  const faultText = useFaultText(faults)
  useFocusOnFault(form, faults)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const said = reason.trim()
    setFaults(said === '' ? { reason: 'required' } : noFaults)
    if (said === '') return
    const outcome = await send({ productId: product.id, version: seen.productVersion, reason: said })
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
    <Dialog open onClose={busy ? () => undefined : onClose} aria-labelledby="withdraw-title">
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle id="withdraw-title">
          {text('resources.products.lifecycles.withdraw_title', { model: product.product.model })}
        </DialogTitle>
        <DialogContent className="form">
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
        </DialogContent>
        <FormActions
          leave={text('forms.leave')}
          confirm={text('resources.products.lifecycles.withdraw_confirm')}
          tone="danger"
          busy={busy}
          onLeave={onClose}
        />
      </form>
    </Dialog>
  )
}
