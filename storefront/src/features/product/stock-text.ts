import type { ProductRow } from '@pinline/contracts/catalogue/product/product-row'
import type { Format } from '@pinline/ui/format/create-format'
import type { Translate } from '../../app/i18n.ts'

type Stocked = Pick<ProductRow, 'stock' | 'stock_status' | 'incoming' | 'leadTimeDays'>

/** Text for the stock of a part. */
export function stockText(product: Stocked, t: Translate): string {
  return t(`catalogue:stock.${product.stock_status}`, { count: product.stock })
}

/** When it ships: now, with the next delivery, or after the lead time. */
export function leadText(product: Stocked, t: Translate, format: Format): string {
  if (product.stock_status === 'in') return t('catalogue:stock.ships')
  if (product.incoming && product.stock_status !== 'made-to-order') {
    const { quantity, date } = product.incoming
    return t('catalogue:stock.incoming', { count: quantity, date: format.day(date) })
  }
  const weeks = Math.max(1, Math.round(product.leadTimeDays / 7))
  if (product.leadTimeDays < 14) return t('catalogue:stock.lead', { count: product.leadTimeDays })
  return t('catalogue:stock.weeks', { min: weeks, max: weeks + 2 })
}
