import type { StockStatus } from '@pinline/contracts/catalogue/product/product-row'
import { useText } from '../messages/use-text.ts'

/** A pad: filled in stock, half low, ring none, square ring made to order. */
export const StockBadge = ({ status }: { status: StockStatus }) => {
  const text = useText()
  return <span className={`stock stock-${status}`}>{text(`resources.stock.stock_status.${status}`)}</span>
}
