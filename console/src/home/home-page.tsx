import './home.css'
import { greetingAt } from '@pinline/ui/format/greeting'
import { useGetIdentity } from 'react-admin'
import { usePermissions } from '../layout/use-permissions.ts'
import { useFormat } from '../messages/use-format.ts'
import { useText } from '../messages/use-text.ts'
import { grantOf } from '../providers/permissions.ts'
import { AfterSaleReasons } from './after-sale-reasons.tsx'
import { BestParts } from './best-parts.tsx'
import { LateOrders } from './late-orders.tsx'
import { LowStock } from './low-stock.tsx'
import { OrdersByStatus } from './orders-by-status.tsx'
import { OrdersToCheck } from './orders-to-check.tsx'
import { PartsToReorder } from './parts-to-reorder.tsx'
import { SalesSheet } from './sales/sales-sheet.tsx'
import { SystemHealth } from './system-health.tsx'
import { ToDoSheet } from './to-do-sheet.tsx'

/** Overview: sales by day, what is due, orders by status, best parts, low stock, and the state of the system. */
export const HomePage = () => {
  const text = useText()
  const format = useFormat()
  const { identity } = useGetIdentity()
  const { permissions } = usePermissions()
  const may = (permission: string) => grantOf(permissions, permission) === 'granted'
  const now = new Date()
  return (
    <article>
      <header className="page-head">
        <h1>{text(`home.greeting.${greetingAt(now.getHours())}`, { name: identity?.fullName ?? '' })}</h1>
        <span className="small">{format.date(now.toISOString())}</span>
      </header>
      {may('sales.read') && <SalesSheet showsOrders={may('orders.read')} />}
      <div className="home-columns">
        <div className="stack">
          {may('to-dos.read') && <ToDoSheet />}
          {may('orders.read') && <OrdersToCheck />}
          {may('orders.read') && <LateOrders />}
          {may('orders.read') && <BestParts />}
        </div>
        <div className="stack">
          {may('orders.read') && <OrdersByStatus />}
          {may('stock.read') && <LowStock />}
          {may('stock.read') && may('to-dos.read') && <PartsToReorder />}
          {may('after-sales.read') && <AfterSaleReasons />}
          {may('operations.read') && <SystemHealth />}
        </div>
      </div>
    </article>
  )
}
