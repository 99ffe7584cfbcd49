import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import type { CurrencyCode } from '@pinline/events/money'
import { useCommand } from '@pinline/ui/commands/use-command'
import { useRef, useState } from 'react'
import { CommandError } from '../../layout/command-error.tsx'
import { useFocusOnFieldError } from '../../layout/field-errors.ts'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { Icon } from '../../layout/icon.tsx'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { ProductEditConflict } from './changed-fields.tsx'
import { priceChanges } from './field-changes.ts'
import {
  maxBreaks,
  type PriceBreakFormValues,
  parsePriceBreaks,
  priceBreakFormValues,
} from './price-break-form-values.ts'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

const noFieldErrors = {}

type RowError = ReturnType<ReturnType<typeof parsePriceBreaks>['fieldErrors']['get']>

interface PriceBreakRowProps {
  readonly row: PriceBreakFormValues
  readonly currency: CurrencyCode
  readonly rowError: RowError
  /** The last row cannot be removed. */
  readonly isOnly: boolean
  readonly onEdit: (changed: Partial<PriceBreakFormValues>) => void
  readonly onRemove: () => void
}

const PriceBreakRow = ({ row, currency, rowError, isOnly, onEdit, onRemove }: PriceBreakRowProps) => {
  const text = useText()
  const control = (field: 'from' | 'each') => ({
    className: 'input',
    value: row[field],
    maxLength: 16,
    'aria-label': text(`resources.products.prices.${field}`, { currency }),
    'aria-invalid': rowError?.field === field,
    'aria-describedby': rowError === undefined ? undefined : `break-${row.key}`,
  })
  return (
    <tr>
      <td>
        <input {...control('from')} inputMode="numeric" onChange={(event) => onEdit({ from: event.target.value })} />
      </td>
      <td>
        <input {...control('each')} inputMode="decimal" onChange={(event) => onEdit({ each: event.target.value })} />
        {rowError !== undefined && (
          <p className="field-error" id={`break-${row.key}`}>
            {text(`resources.products.prices.fault.${rowError.fieldError}`)}
          </p>
        )}
      </td>
      <td>
        <button
          type="button"
          className="button button-small button-square"
          aria-label={text('resources.products.prices.remove', { from: row.from })}
          disabled={isOnly}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </td>
    </tr>
  )
}

/** All price breaks of a product in one currency, on the version of its prices that the person has loaded. */
export const SetPriceDialog = ({ currency, ...dialog }: ProductDialogProps & { readonly currency: CurrencyCode }) => {
  const { product, onClose } = dialog
  const text = useText()
  const signs = useNumberSigns()
  const { send, isPending } = useCommand(setPrice)
  const { snapshot, conflictingChanges, result, handleResult, reload } = useProductCommand(dialog, (before, after) =>
    priceChanges(before, after, currency),
  )
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<readonly PriceBreakFormValues[]>(() => {
    const breaks = product.prices.find((price) => price.currency === currency)?.breaks ?? []
    return breaks.length === 0
      ? [{ key: 0, from: String(product.product.moq), each: '' }]
      : priceBreakFormValues(breaks, signs)
  })
  const [submitted, setSubmitted] = useState(false)
  const [reportedErrors, setReportedErrors] = useState<Readonly<Record<string, string>>>(noFieldErrors)
  const { breaks, fieldErrors } = parsePriceBreaks(rows, currency, signs)
  useFocusOnFieldError(form, reportedErrors)

  const edit = (key: number, changed: Partial<PriceBreakFormValues>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const add = () => setRows([...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, from: '', each: '' }])

  const submit = async () => {
    setSubmitted(true)
    setReportedErrors(Object.fromEntries([...fieldErrors].map(([key, { fieldError }]) => [String(key), fieldError])))
    if (fieldErrors.size > 0) return
    handleResult(await send({ productId: product.id, version: snapshot.priceStreamVersion, currency, breaks }))
  }

  return (
    <FormDialog
      title={text('resources.products.prices.title', { model: product.product.model, currency })}
      confirm={text('resources.products.prices.confirm')}
      busy={isPending}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <ProductEditConflict changes={conflictingChanges} />
      <table className="data-table price-rows">
        <thead>
          <tr>
            <th>{text('resources.products.page.from')}</th>
            <th>{text('resources.products.prices.each', { currency })}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PriceBreakRow
              key={row.key}
              row={row}
              currency={currency}
              rowError={submitted ? fieldErrors.get(row.key) : undefined}
              isOnly={rows.length === 1}
              onEdit={(changed) => edit(row.key, changed)}
              onRemove={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          ))}
        </tbody>
      </table>
      {rows.length < maxBreaks && (
        <button type="button" className="button button-small" onClick={add}>
          {text('resources.products.prices.add')}
        </button>
      )}
    </FormDialog>
  )
}
