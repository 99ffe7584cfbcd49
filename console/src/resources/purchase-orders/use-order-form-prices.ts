import type { SupplierRecord } from '@pinline/contracts/catalogue/supplier/supplier-record'
import type { CurrencyCode, UnitPrice } from '@pinline/events/money'
import { useNumberSigns } from '../../messages/use-number-signs.ts'
import { useCostPrices } from '../products/use-cost-prices.ts'
import type { OrderFormLine } from './order-form-lines.ts'
import { readAgreedPrice, usualCurrency } from './purchase-order-prices.ts'

/** Prices of the form of an order, for those who may see what parts cost. */
export const useOrderFormPrices = (lines: readonly OrderFormLine[], supplier: SupplierRecord | undefined) => {
  const signs = useNumberSigns()
  const supplierCurrency = supplier?.currency ?? usualCurrency
  const { isAllowed, costPrices } = useCostPrices(
    lines.flatMap(({ productId }) => productId ?? []),
    supplierCurrency,
  )
  const currencyOf = ({ currency = supplierCurrency }: OrderFormLine): CurrencyCode => currency
  return {
    isAllowed,
    currencyOf,
    /** The cost price, which the order keeps where none is typed; it has none without the supplier's record. */
    otherwise: ({ productId }: OrderFormLine): UnitPrice | undefined =>
      supplier === undefined
        ? undefined
        : (costPrices.find((cost) => cost.productId === productId)?.converted ?? undefined),
    /** Null where none is typed, undefined where what is typed is none. */
    read: (line: OrderFormLine): UnitPrice | null | undefined => readAgreedPrice(line.price, currencyOf(line), signs),
  }
}
export type OrderFormPrices = ReturnType<typeof useOrderFormPrices>
