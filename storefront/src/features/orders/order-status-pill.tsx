import type { OrderRow } from '@pinline/contracts/order/order/order-row'
import { StatusPill } from '@pinline/ui/design/status-pill.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from '../../app/use-translation.ts'

/** An order's status as six pads and a word. */
export function OrderStatusPill({ order }: { order: Pick<OrderRow, 'status' | 'checkingStock'> }): ReactNode {
  const { t } = useTranslation('orders')
  const isChecking = order.status === 'pending' && order.checkingStock
  return <StatusPill status={order.status}>{t(isChecking ? 'status.checking' : `status.${order.status}`)}</StatusPill>
}
