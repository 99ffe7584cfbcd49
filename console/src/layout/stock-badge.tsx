import type { StockStatus } from '@pinline/contracts/catalogue/product/product-row'
import { StockBadge as Badge } from '@pinline/ui/design/stock-badge.tsx'
import { useText } from '../messages/use-text.ts'

/** The stock status in the person's language. */
export const StockBadge = ({ status }: { status: StockStatus }) => {
  const text = useText()
  return <Badge status={status}>{text(`resources.stock.stock_status.${status}`)}</Badge>
}
