import type { ProductDetail } from '@pinline/contracts/catalogue/product/get-product-detail'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'
import { currentBreak } from '../product/price-break.ts'
import { leadText, stockText } from '../product/stock-text.ts'
import { attributeRows, type CompareRow, compareRow } from './compare-rows.ts'

/** Quantities at which prices are compared. */
const quantities = [1, 100, 1000]

interface CompareGroup {
  readonly key: string
  readonly title: string
  readonly rows: readonly CompareRow[]
}

/** Prices and stock, dimensions, and attributes, part beside part. */
export function useCompareGroups(products: readonly ProductDetail[]): CompareGroup[] {
  const { t } = useTranslation(['compare', 'catalogue'])
  const format = useFormat()
  const row = (key: string, label: string, cell: (product: ProductDetail) => string | null): CompareRow =>
    compareRow(key, label, products.map(cell))
  const known = (key: string, cell: (product: ProductDetail) => string | null) => row(key, t(`rows.${key}`), cell)
  const price = (quantity: number) => (product: ProductDetail) => {
    const found = currentBreak(product.priceBreaks, Math.max(quantity, product.moq))
    return found === undefined ? null : format.unitPrice(found.unitPrice)
  }
  return [
    {
      key: 'buy',
      title: t('groups.buy'),
      rows: [
        ...quantities.map((quantity) =>
          row(`price-${quantity}`, t('rows.price', { count: quantity }), price(quantity)),
        ),
        known('stock', (product) => stockText(product, t)),
        known('lead', (product) => leadText(product, t, format)),
        known('least', ({ moq, orderMultiple }) => t('rows.leastValue', { moq, multiple: orderMultiple })),
        known('packing', ({ packingUnit }) => format.number(packingUnit)),
        known('lifecycle', ({ lifecycle }) => t(`catalogue:lifecycle.${lifecycle}`)),
      ],
    },
    {
      key: 'figures',
      title: t('groups.figures'),
      rows: [known('category', ({ categoryName }) => categoryName), ...attributeRows(products)],
    },
    {
      key: 'papers',
      title: t('groups.papers'),
      rows: [
        known('rohs', ({ rohs }) => t(rohs ? 'yes' : 'no')),
        known('reach', ({ reach }) => t(reach ? 'yes' : 'no')),
        known('customs', ({ hsCode, origin }) => `${hsCode}, ${origin}`),
      ],
    },
  ]
}
