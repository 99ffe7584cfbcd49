import { setPrice } from '@pinline/contracts/catalogue/price/set-price'
import type { CurrencyCode } from '@pinline/events/money'
import { useRef, useState } from 'react'
import { CommandTold } from '../../layout/command-told.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useFocusOnFault } from '../../layout/form-faults.ts'
import { Icon } from '../../layout/icon.tsx'
import { useText } from '../../messages/use-text.ts'
import { useCommand } from '../../providers/use-command.ts'
import { Meanwhile } from './changed-fields.tsx'
import { priceChanges } from './field-changes.ts'
import { mostBreaks, readBreaks, type TypedBreak, typedBreaks } from './typed-breaks.ts'
import { type ProductDialogProps, useProductCommand } from './use-product-command.ts'

const noFaults = {}

/** All price breaks of a product in one currency, on the version of its prices that the person saw. */
export const PriceDialog = ({ currency, ...dialog }: ProductDialogProps & { readonly currency: CurrencyCode }) => {
  const { product, onClose } = dialog
  const text = useText()
  const { send, busy } = useCommand(setPrice)
  const { seen, meanwhile, answer, take, reload } = useProductCommand(dialog, (before, after) =>
    priceChanges(before, after, currency),
  )
  const form = useRef<HTMLFormElement>(null)
  const [rows, setRows] = useState<readonly TypedBreak[]>(() => {
    const breaks = product.prices.find((price) => price.currency === currency)?.breaks ?? []
    return breaks.length === 0 ? [{ key: 0, from: String(product.product.moq), each: '' }] : typedBreaks(breaks)
  })
  const [asked, setAsked] = useState(false)
  const [told, setTold] = useState<Readonly<Record<string, string>>>(noFaults)
  const { breaks, faults } = readBreaks(rows, currency)
  useFocusOnFault(form, told)

  const type = (key: number, changed: Partial<TypedBreak>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changed } : row)))
  const add = () => setRows([...rows, { key: Math.max(0, ...rows.map(({ key }) => key)) + 1, from: '', each: '' }])

  const submit = async () => {
    setAsked(true)
    setTold(Object.fromEntries([...faults].map(([key, { fault }]) => [String(key), fault])))
    if (faults.size > 0) return
    take(await send({ productId: product.id, version: seen.priceStreamVersion, currency, breaks }))
  }

  const control = (row: TypedBreak, field: 'from' | 'each') => {
    const fault = asked ? faults.get(row.key) : undefined
    return {
      className: 'input mono',
      value: row[field],
      maxLength: 16,
      'aria-label': text(`resources.products.prices.${field}`, { currency }),
      'aria-invalid': fault?.field === field,
      'aria-describedby': fault === undefined ? undefined : `break-${row.key}`,
    }
  }

  return (
    <FormDialog
      title={text('resources.products.prices.title', { model: product.product.model, currency })}
      confirm={text('resources.products.prices.confirm')}
      busy={busy}
      form={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandTold answer={answer} onReload={() => void reload()} />
      <Meanwhile changes={meanwhile} />
      <table className="grid-table price-rows">
        <thead>
          <tr>
            <th>{text('resources.products.page.from')}</th>
            <th>{text('resources.products.prices.each', { currency })}</th>
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const fault = asked ? faults.get(row.key) : undefined
            return (
              <tr key={row.key}>
                <td>
                  <input
                    {...control(row, 'from')}
                    inputMode="numeric"
                    onChange={(event) => type(row.key, { from: event.target.value })}
                  />
                </td>
                <td>
                  <input
                    {...control(row, 'each')}
                    inputMode="decimal"
                    onChange={(event) => type(row.key, { each: event.target.value })}
                  />
                  {fault !== undefined && (
                    <p className="field-error" id={`break-${row.key}`}>
                      {text(`resources.products.prices.fault.${fault.fault}`)}
                    </p>
                  )}
                </td>
                <td>
                  <button
                    type="button"
                    className="button small square"
                    aria-label={text('resources.products.prices.remove', { from: row.from })}
                    disabled={rows.length === 1}
                    onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
                  >
                    <Icon name="close" />
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {rows.length < mostBreaks && (
        <button type="button" className="button small" onClick={add}>
          {text('resources.products.prices.add')}
        </button>
      )}
    </FormDialog>
  )
}
