import { exportOrderList } from '@pinline/contracts/order/order/export-order-list'
import { lineTable } from '../exports/line-table.ts'
import { orderTable } from '../exports/order-table.ts'
import type { OrderDeps } from '../order-deps.ts'
import { exportRoute } from './export-route.ts'

export const exportOrderListRoute = (platform: OrderDeps) =>
  exportRoute(platform, exportOrderList, 'orders', ({ rows }, orders) =>
    rows === 'lines' ? lineTable(orders) : orderTable(platform, orders),
  )
