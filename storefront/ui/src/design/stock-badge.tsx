import type { StockStatus } from '@pinline/contracts/catalogue/product/product-row'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Properties of {@link StockBadge}: a status, its text, and the lead time. */
export interface StockBadgeProps {
  readonly status: StockStatus
  readonly children: ReactNode
  readonly lead?: ReactNode
}

/** Stock status (pad filled, half, ring or square ring), then the lead time. */
export function StockBadge({ status, children, lead }: StockBadgeProps): ReactNode {
  return (
    <span className="stock-badge">
      <span className={classNames('stock', status !== 'in' && `stock-${status}`)}>{children}</span>
      {lead && <span className="stock-lead">{lead}</span>}
    </span>
  )
}
