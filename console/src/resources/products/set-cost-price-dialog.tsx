import { setCostPrice } from '@pinline/contracts/catalogue/price/set-cost-price'
import type { ProductId } from '@pinline/events/ids'
import { type CurrencyCode, currencyCode, currencyCodes, type UnitPrice } from '@pinline/events/money'
import { useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { Field } from '../../layout/field.tsx'
import { focusOnMount } from '../../layout/focus-on-mount.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useVersionedCommand, type VersionedDialog } from '../../layout/use-versioned-command.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { parsePrice, priceText } from './price-break-form-values.ts'

interface SetCostPriceDialogProps extends VersionedDialog<unknown> {
  readonly productId: ProductId
  readonly model: string
  readonly cost: UnitPrice | null
  readonly version: number
}

/** What one piece costs the seller; without a price it is no longer known. */
export const SetCostPriceDialog = ({ productId, model, cost, onClose, ...dialog }: SetCostPriceDialogProps) => {
  const text = useText()
  const signs = useNumberSigns()
  const { send, busy, version, result, reload } = useVersionedCommand(setCostPrice, dialog.version, dialog)
  const [each, setEach] = useState(cost === null ? '' : priceText(cost, signs))
  const [currency, setCurrency] = useState<CurrencyCode>(cost?.currency ?? 'USD')
  const [submitted, setSubmitted] = useState(false)
  const price = each.trim() === '' ? null : parsePrice(each, currency, signs)
  const submit = async () => {
    setSubmitted(true)
    if (price !== undefined) await send({ productId, version, cost: price })
  }
  return (
    <FormDialog
      title={text('resources.products.cost.title', { model })}
      confirm={text('resources.products.cost.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <Field
        label={text('resources.products.cost.each')}
        fieldError={submitted && price === undefined ? text('resources.products.prices.fault.price-wrong') : undefined}
        hint={text('resources.products.cost.hint')}
      >
        {(control) => (
          <input
            {...control}
            ref={focusOnMount}
            className="input figure"
            inputMode="decimal"
            maxLength={16}
            value={each}
            onChange={({ target }) => setEach(target.value)}
          />
        )}
      </Field>
      <Field label={text('resources.products.prices.currency')}>
        {(control) => (
          <select
            {...control}
            className="input"
            value={currency}
            onChange={({ target }) => setCurrency(currencyCode.parse(target.value))}
          >
            {currencyCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
        )}
      </Field>
    </FormDialog>
  )
}
