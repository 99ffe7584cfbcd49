import type { PurchaseOrderLine } from '@pinline/contracts/catalogue/purchase-order/purchase-orders-resource'
import { setPurchaseOrderPrices } from '@pinline/contracts/catalogue/purchase-order/set-purchase-order-prices'
import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import type { CurrencyCode } from '@pinline/events/money'
import { useState } from 'react'
import { useGetMany } from 'react-admin'
import { CommandError } from '../../layout/command-error.tsx'
import { FormDialog } from '../../layout/form-dialog.tsx'
import { useReachable } from '../../layout/use-reachable.ts'
import { useVersionedCommand } from '../../layout/use-versioned-command.ts'
import { useFormat } from '../../messages/use-format.ts'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useText } from '../../messages/use-text.ts'
import { priceText } from '../products/price-break-form-values.ts'
import type { PurchaseOrderDialogProps } from './purchase-order-dialog.ts'
import { priceOf, readAgreedPrice, usualCurrency } from './purchase-order-prices.ts'
import { UnitPriceInputs } from './unit-price-inputs.tsx'

interface TypedPrice {
  readonly price: string
  readonly currency: CurrencyCode
}

/** The currency of the supplier's record, for those who may read it. */
const useSupplierCurrency = (id: PurchaseOrderDialogProps['order']['supplierId']): CurrencyCode | undefined => {
  const enabled = useReachable('/suppliers') && id !== null
  const { data } = useGetMany<SupplierRecord>('suppliers', { ids: id === null ? [] : [id] }, { enabled })
  return data?.[0]?.currency
}

/** What the supplier charges for each line; without a price the cost price of when it was ordered stands. */
export const SetPurchaseOrderPricesDialog = ({ order, ...dialog }: PurchaseOrderDialogProps) => {
  const text = useText()
  const format = useFormat()
  const signs = useNumberSigns()
  const { send, busy, version, result, reload } = useVersionedCommand(setPurchaseOrderPrices, order.version, dialog)
  const supplierCurrency = useSupplierCurrency(order.supplierId)
  const usual = order.lines.map(priceOf).find((price) => price !== null)?.currency ?? supplierCurrency ?? usualCurrency
  const [typed, setTyped] = useState<Readonly<Record<string, TypedPrice>>>({})
  const typedOf = (line: PurchaseOrderLine): TypedPrice =>
    typed[line.productId] ?? {
      price: line.agreedPrice === null ? '' : priceText(line.agreedPrice, signs),
      currency: priceOf(line)?.currency ?? usual,
    }
  const read = (line: PurchaseOrderLine) => {
    const { price, currency } = typedOf(line)
    return readAgreedPrice(price, currency, signs)
  }
  const [submitted, setSubmitted] = useState(false)
  const isWrong = order.lines.some((line) => read(line) === undefined)
  const submit = async () => {
    setSubmitted(true)
    if (isWrong) return
    const lines = order.lines.map((line) => ({ productId: line.productId, agreedPrice: read(line) ?? null }))
    await send({ id: order.id, version, lines })
  }
  return (
    <FormDialog
      wide
      title={text('resources.purchase-orders.prices.title')}
      confirm={text('resources.purchase-orders.prices.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={dialog.onClose}
    >
      <CommandError result={result} onReload={() => void reload()} />
      <p className="small">{text('resources.purchase-orders.prices.hint')}</p>
      <div className="data-table-scroll">
        <table className="data-table">
          <thead>
            <tr>
              <th scope="col">{text('resources.stock.fields.model')}</th>
              <th scope="col" className="number from-750">
                {text('resources.purchase-orders.ordered')}
              </th>
              <th scope="col">{text('resources.purchase-orders.prices.unit_price')}</th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line) => (
              <tr key={line.productId}>
                <td className="part-number">{line.model}</td>
                <td className="number from-750">{format.number(line.quantity)}</td>
                <td>
                  <UnitPriceInputs
                    {...typedOf(line)}
                    labels={{
                      price: text('resources.purchase-orders.prices.price_of', { model: line.model }),
                      currency: text('resources.purchase-orders.prices.currency_of', { model: line.model }),
                    }}
                    otherwise={line.unitCost === null ? undefined : format.unitPrice(line.unitCost)}
                    isWrong={submitted && read(line) === undefined}
                    onType={(changed) => setTyped({ ...typed, [line.productId]: { ...typedOf(line), ...changed } })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {submitted && isWrong && (
        <p className="field-error" role="alert">
          {text('resources.purchase-orders.prices.wrong')}
        </p>
      )}
    </FormDialog>
  )
}
