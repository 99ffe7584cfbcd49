import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** In stock, low, none, or made to order: the shape of the pad carries it. */
export type StockStatus = 'in' | 'low' | 'out' | 'made-to-order'

/** Properties of {@link StockBadge}: a status, its words, and the lead time. */
export interface StockBadgeProps {
  readonly status: StockStatus
  readonly children: ReactNode
  readonly lead?: ReactNode
}

/** The state of stock: pad filled, half, ring or square ring; then the lead time. */
export function StockBadge({ status, children, lead }: StockBadgeProps): ReactNode {
  return (
    <span className="stock-badge">
      <span className={classNames('stock', status !== 'in' && `stock-${status}`)}>{children}</span>
      {lead && <span className="stock-lead">{lead}</span>}
    </span>
  )
}
