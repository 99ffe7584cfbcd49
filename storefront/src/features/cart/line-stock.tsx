import type { CartLine } from '@pinline/contracts/order/cart/cart'
import { StockBadge } from '@pinline/ui/design/stock-badge.tsx'
import type { ReactNode } from 'react'
import { useFormat } from '../../app/format.ts'
import { useTranslation } from '../../app/use-translation.ts'

/** The remaining stock after this line is low. */
const lowStock = 50

/** Stock and lead time of a line, as text and by the shape of its pad. */
export function LineStock({ line }: { line: CartLine }): ReactNode {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const lead =
    line.leadTimeDays === null || line.leadTimeDays === 0 ? undefined : t('line.lead', { days: line.leadTimeDays })
  if (line.custom) {
    return (
      <StockBadge
        status="made-to-order"
        lead={format.enumeration([lead, t('line.noCancel')].filter((text) => text !== undefined))}
      >
        {t('line.madeToOrder')}
      </StockBadge>
    )
  }
  if (line.available === null) return null
  if (line.available === 0) return <StockBadge status="out">{t('blocked.outOfStock')}</StockBadge>
  const isLow = line.available < Math.max(lowStock, line.quantity)
  const more =
    isLow && line.incoming !== null
      ? t('line.incoming', { count: line.incoming.quantity, date: format.day(line.incoming.expectedOn) })
      : undefined
  return (
    <StockBadge status={isLow ? 'low' : 'in'} lead={more}>
      {t(isLow ? 'line.low' : 'line.stock', { count: line.available })}
    </StockBadge>
  )
}
